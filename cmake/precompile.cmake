# GRILLE_PRECOMPILE: the headers that most files include are compiled once. It takes a third off the
# time of a whole build with a sanitizer. The release build goes without, so that a file that forgets
# to include what it uses is found.
option(GRILLE_PRECOMPILE "Compile the headers that most files include once" OFF)
if(GRILLE_PRECOMPILE)
  # Some libraries ask for it, and a compiled header serves only who compiles as it was compiled. Who
  # still does otherwise reads the headers as ever.
  add_compile_options(-pthread)
  set(CMAKE_PCH_WARN_INVALID OFF)
endif()

# grille_precompile(TARGET HEADERS…) makes a compiled header that other targets use with REUSE_FROM.
function(grille_precompile name)
  file(CONFIGURE OUTPUT ${name}.cc CONTENT "// Only for its headers.\n")
  add_library(${name} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cc)
  target_link_libraries(${name} PRIVATE grille_options)
  target_precompile_headers(${name} PRIVATE ${ARGN})
endfunction()

# Gives every target of a folder and the folders below it the compiled header `from`. What is compiled
# in another way than most (C++17, another optimisation) goes without.
function(grille_reuse_precompiled folder from)
  get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target ${targets})
    get_target_property(type ${target} TYPE)
    get_target_property(standard ${target} CXX_STANDARD)
    get_target_property(options ${target} COMPILE_OPTIONS)
    if(target STREQUAL from OR type MATCHES "UTILITY|INTERFACE_LIBRARY" OR standard EQUAL 17 OR options MATCHES "-O0")
      continue()
    endif()
    target_precompile_headers(${target} REUSE_FROM ${from})
  endforeach()
  get_property(below DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
  foreach(inner ${below})
    grille_reuse_precompiled(${inner} ${from})
  endforeach()
endfunction()
