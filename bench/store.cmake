# Rows a second of the store against a bare loop over SQLite's C interface. The pretended batches are
# those of the tests.
add_executable(store_bench store_bench.cc ${PROJECT_SOURCE_DIR}/tests/db/support.cc)
target_link_libraries(store_bench PRIVATE grille_db GTest::gtest benchmark::benchmark)
