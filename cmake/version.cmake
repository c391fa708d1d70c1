# The target grille_version: what `grille --version` says (tools/version.h). Whoever links it gets
# the version of the project and the commit that was built.
#
# The commit is asked for at each build, not when configuring, since a commit does not make CMake
# run again. For that this file is also run as a script, by the target below. The source it writes
# changes only when the commit or the dirty mark does, so a build with nothing new compiles nothing.

if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(grille_version_source ${PROJECT_BINARY_DIR}/version.cc)
  add_custom_target(grille_commit
    COMMAND ${CMAKE_COMMAND}
      -D SOURCE_DIR=${PROJECT_SOURCE_DIR} -D OUTPUT=${grille_version_source} -D VERSION=${PROJECT_VERSION}
      -P ${PROJECT_SOURCE_DIR}/cmake/version.cmake
    BYPRODUCTS ${grille_version_source}
    COMMENT "Asking for the commit"
    VERBATIM)
  add_library(grille_version STATIC ${grille_version_source})
  # Its source is there only once it is built.
  set_target_properties(grille_version PROPERTIES UNITY_BUILD OFF)
  add_dependencies(grille_version grille_commit)
  target_link_libraries(grille_version PUBLIC grille_options)
  return()
endif()

# From here on: the script.
set(COMMIT unknown)
find_program(GIT git)
if(GIT)
  # An unpacked archive may lie inside another project's repository, whose commit says nothing.
  execute_process(COMMAND ${GIT} -C ${SOURCE_DIR} rev-parse --show-toplevel
    OUTPUT_VARIABLE top RESULT_VARIABLE failed OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  file(REAL_PATH "${SOURCE_DIR}" here)
  if(NOT failed AND top STREQUAL here)
    execute_process(COMMAND ${GIT} -C ${SOURCE_DIR} rev-parse --short=12 HEAD
      OUTPUT_VARIABLE head RESULT_VARIABLE failed OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(NOT failed)
      set(COMMIT ${head})
      # No lock: a build must not get in the way of a commit made at the same time.
      execute_process(COMMAND ${GIT} --no-optional-locks -C ${SOURCE_DIR} status --porcelain --untracked-files=no
        OUTPUT_VARIABLE changes ERROR_QUIET)
      if(changes)
        string(APPEND COMMIT -dirty)
      endif()
    endif()
  endif()
endif()
configure_file(${SOURCE_DIR}/tools/version.cc.in ${OUTPUT} @ONLY)
