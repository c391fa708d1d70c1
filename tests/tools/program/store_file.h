#ifndef GRILLE_TESTS_TOOLS_PROGRAM_STORE_FILE_H_
#define GRILLE_TESTS_TOOLS_PROGRAM_STORE_FILE_H_

#include <string>

namespace grille::program {

/// Runs SQL on a store through SQLite's own interface, past the program: the rows as lines, columns
/// parted by '|', blobs in hexadecimal. An error fails the test.
std::string Sql(const std::string& path, const std::string& sql);

/// The same, but nothing at all where the file is not there, locked, or without such a table.
std::string SqlIfPossible(const std::string& path, const std::string& sql);

/// One number.
long SqlNumber(const std::string& path, const std::string& sql);

/// All that a run alone on its store determines: every puzzle with its class, in order of id, every
/// run without its times, and the counts of the classes.
std::string Content(const std::string& path);

/// Fails the test unless SQLite finds the file whole, and the classes count what is there.
void ExpectSound(const std::string& path);

}  // namespace grille::program

#endif  // GRILLE_TESTS_TOOLS_PROGRAM_STORE_FILE_H_
