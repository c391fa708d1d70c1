# `cmake --install build --prefix …`: the program, its completion for bash, what explains it.
if(TARGET grille)
  include(GNUInstallDirs)
  install(TARGETS grille RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES README.md README.fr.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
  # bash looks for a completion under the name of the command.
  install(FILES tools/completion/grille.bash
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME grille)
endif()
