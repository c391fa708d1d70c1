# A German locale for the tests that need one, made in the build folder: a fresh machine has none, and
# its own are left alone. Such a test is given these properties, and then finds de_DE.UTF-8:
#
#   set_tests_properties(export_test PROPERTIES ${GRILLE_GERMAN})
#   gtest_discover_tests(export_test PROPERTIES ${GRILLE_GERMAN})
#
# A program that such a test starts with LC_ALL=de_DE.UTF-8 finds it too, through LOCPATH. Anything that
# must not pass without it asks std::locale("de_DE.UTF-8"), which throws where there is none.
add_test(NAME locale.german
  COMMAND ${CMAKE_COMMAND} -E env --unset=LOCPATH bash -c
    "test -e \"$1/de_DE.UTF-8/LC_NUMERIC\" || { mkdir -p \"$1\" && localedef -i de_DE -f UTF-8 \"$1/de_DE.UTF-8\"; }"
    bash ${PROJECT_BINARY_DIR}/locale)
set_tests_properties(locale.german PROPERTIES FIXTURES_SETUP german)
set(GRILLE_GERMAN FIXTURES_REQUIRED german ENVIRONMENT "LOCPATH=${PROJECT_BINARY_DIR}/locale")
