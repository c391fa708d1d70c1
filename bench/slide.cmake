# Patiences of the Étoile against the plain reference.
add_library(grille_plain_slide STATIC plain_slide.cc)
target_link_libraries(grille_plain_slide PUBLIC grille_options)
add_executable(slide_bench slide_bench.cc)
target_link_libraries(slide_bench PRIVATE grille_plain_slide grille_gen benchmark::benchmark)

# Letter patiences and the fifteen puzzle, likewise.
add_library(grille_plain_patterns STATIC plain_patterns.cc)
target_link_libraries(grille_plain_patterns PUBLIC grille_options)
add_executable(pattern_bench pattern_bench.cc)
target_link_libraries(pattern_bench PRIVATE grille_plain_patterns grille_gen benchmark::benchmark)
target_compile_definitions(pattern_bench PRIVATE CASES="${PROJECT_SOURCE_DIR}/tests/cases")
