# The pretended batches of the tests, and a bare loop over SQLite's C interface.
add_library(grille_bare STATIC bare_loop.cc ${PROJECT_SOURCE_DIR}/tests/db/support.cc)
target_link_libraries(grille_bare PUBLIC grille_db GTest::gtest)
# Rows a second of the store against the bare loop: small stores, and on the way to a large one.
add_executable(store_bench store_bench.cc)
target_link_libraries(store_bench PRIVATE grille_bare benchmark::benchmark)
add_executable(store_size_bench store_size_bench.cc)
target_link_libraries(store_size_bench PRIVATE grille_bare grille_gen benchmark::benchmark)
# Queries of a store of ten million real grids.
add_executable(query_bench query_bench.cc big_store.cc)
target_link_libraries(query_bench PRIVATE grille_bare grille_gen benchmark::benchmark)
