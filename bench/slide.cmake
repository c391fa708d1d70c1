# Patiences of the Étoile against the plain reference.
add_library(grille_plain_slide STATIC plain_slide.cc)
target_link_libraries(grille_plain_slide PUBLIC grille_options)
add_executable(slide_bench slide_bench.cc)
target_link_libraries(slide_bench PRIVATE grille_plain_slide grille_gen benchmark::benchmark)
