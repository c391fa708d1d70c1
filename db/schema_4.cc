#include "db/schema_4.h"

namespace grille::db {
namespace {

// Version 4: how a sheet was laid out and which bytes came of it, so that it can be printed again.
//
// The layout is a text of whoever prints; nothing here reads it. Sheets that were printed before
// have none. Hashes are XXH3, their 64 bits taken as a signed number; a sheet with its answers in a
// file of their own has one of each. A book is a sheet, too, and its cover stands for the answers.
constexpr const char* kVersion4 = R"sql(
ALTER TABLE sheet ADD COLUMN layout TEXT CHECK(layout <> '');
ALTER TABLE sheet ADD COLUMN hash INTEGER CHECK((hash IS NULL) = (layout IS NULL));
ALTER TABLE sheet ADD COLUMN answer_hash INTEGER CHECK(answer_hash IS NULL OR hash IS NOT NULL);
)sql";

}  // namespace

absl::Status ToVersion4(Database& database) { return database.Execute(kVersion4); }

}  // namespace grille::db
