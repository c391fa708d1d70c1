# Sampling and proof against the plain reference.
add_library(grille_plain STATIC plain_wyx.cc)
target_link_libraries(grille_plain PUBLIC grille_options)
add_executable(wyx_bench wyx_bench.cc)
target_link_libraries(wyx_bench PRIVATE grille_plain grille_gen PkgConfig::HIGHWAY benchmark::benchmark)
add_executable(grade_survey grade_survey.cc)
target_link_libraries(grade_survey PRIVATE grille_gen)
add_executable(grade_bench grade_bench.cc)
target_link_libraries(grade_bench PRIVATE grille_gen benchmark::benchmark)
