// What the hashes of written sheets are of.

#include <gtest/gtest.h>
#include <xxhash.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "tests/tools/sheet_folder.h"
#include "tests/tools/sheet_samples.h"
#include "tools/sheet/output_file.h"
#include "tools/sheet/sheet.h"

namespace grille::sheet {
namespace {

namespace fs = std::filesystem;

class SheetHashTest : public SheetFolder {
 protected:
  uint64_t HashOf(const std::string& name) const {
    std::string bytes = ReadFile(Path(name));
    EXPECT_GT(bytes.size(), 1000u) << name;
    return XXH3_64bits(bytes.data(), bytes.size());
  }

  /// What the publisher is told of a sheet; both files are not there before.
  FileHashes Write(const std::string& name, const SheetOptions& options) const {
    FileHashes told;
    absl::Status status =
        WriteSheet(Path(name), SamplePuzzles(5), options,
                   [&](const FileHashes& hashes, const std::function<absl::Status()>& put) {
                     told = hashes;
                     EXPECT_FALSE(fs::exists(Path(name)));
                     EXPECT_FALSE(fs::exists(AnswerFileOf(Path(name))));
                     return put();
                   });
    EXPECT_TRUE(status.ok()) << status;
    return told;
  }
};

TEST_F(SheetHashTest, IsOfTheFilesBytes) {
  FileHashes alone = Write("a.pdf", {});
  EXPECT_EQ(alone.file, HashOf("a.pdf"));
  EXPECT_FALSE(alone.beside.has_value());
  SheetOptions options;
  options.answers = Answers::kSeparateFile;
  FileHashes both = Write("b.pdf", options);
  EXPECT_EQ(both.file, HashOf("b.pdf"));
  EXPECT_EQ(both.beside, HashOf("b-answers.pdf"));
  EXPECT_NE(both.file, alone.file);
}

TEST_F(SheetHashTest, DoesNotDependOnHowTheBytesCame) {
  std::string bytes(100000, 'x');
  for (size_t piece : {1u, 7u, 100000u}) {
    auto file = OutputFile::Create(Path("c"));
    ASSERT_TRUE(file.ok()) << file.status();
    for (size_t at = 0; at < bytes.size(); at += piece) {
      ASSERT_TRUE((*file)->Write(bytes.data() + at, std::min(piece, bytes.size() - at)));
    }
    uint64_t told = 0;
    absl::Status status = (*file)->Commit(
        absl::OkStatus(), [&](uint64_t hash, const std::function<absl::Status()>& put) {
          told = hash;
          return put();
        });
    EXPECT_TRUE(status.ok()) << status;
    EXPECT_EQ(told, XXH3_64bits(bytes.data(), bytes.size()));
  }
}

}  // namespace
}  // namespace grille::sheet
