#ifndef GRILLE_DB_TABLE_FILE_H_
#define GRILLE_DB_TABLE_FILE_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"

namespace grille::db {

// Tables that take a while to make are kept in files beside the store. All they hold can be made
// anew, so a file that is not right is no loss.
//
//   file = "GRILTAB1"  length of name (4 bytes)  name  length of table (8 bytes)
//          XXH3 of the table (8 bytes)  table
//
// Numbers are little-endian.

/// Where the table of that name is kept beside a store: "grilles.db-NAME.table". The name says all
/// that the table depends on (board, goal), and can be part of a file's name.
std::string TablePath(const std::string& store, std::string_view name);

/// Reads it. NotFound when there is no such file; DataLoss, naming the file and what is wrong with
/// it, when it is empty, cut short, damaged, or another table's.
absl::StatusOr<std::vector<uint8_t>> ReadTable(const std::string& store, std::string_view name);

/// Writes it under another name first, then in place of whatever was there.
absl::Status WriteTable(const std::string& store, std::string_view name,
                        absl::Span<const uint8_t> table);

}  // namespace grille::db

#endif  // GRILLE_DB_TABLE_FILE_H_
