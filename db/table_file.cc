#include "db/table_file.h"

#include <sys/stat.h>
#include <xxhash.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "db/new_file.h"
#include "solver/status.h"

namespace grille::db {
namespace {

constexpr std::string_view kTableMagic = "GRILTAB1";
constexpr unsigned kForAll = 0666;  // as the umask allows

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

void AppendNumber(uint64_t number, int bytes, std::string* text) {
  for (int i = 0; i < bytes; ++i) *text += static_cast<char>(number >> 8 * i & 0xff);
}

uint64_t NumberAt(const std::array<char, 8>& bytes) {
  uint64_t number = 0;
  for (size_t i = 0; i < bytes.size(); ++i) {
    number |= uint64_t{static_cast<unsigned char>(bytes[i])} << 8 * i;
  }
  return number;
}

/// All that stands before the table but for length and checksum.
std::string HeadOf(std::string_view name) {
  std::string head(kTableMagic);
  AppendNumber(name.size(), 4, &head);
  head += name;
  return head;
}

bool Read(std::FILE* file, void* bytes, size_t size) {
  return std::fread(bytes, 1, size, file) == size;
}

}  // namespace

std::string TablePath(const std::string& store, std::string_view name) {
  return absl::StrCat(store, "-", ToAbsl(name), ".table");
}

absl::StatusOr<std::vector<uint8_t>> ReadTable(const std::string& store, std::string_view name) {
  std::string path = TablePath(store, name);
  auto damaged = [&](std::string_view why) {
    return absl::DataLossError(absl::StrCat(path, ": ", ToAbsl(why)));
  };
  // A pipe would wait for somebody to write.
  struct stat there_is {};
  if (stat(path.c_str(), &there_is) == 0 && !S_ISREG(there_is.st_mode)) {
    return damaged("is no file");
  }
  File file(std::fopen(path.c_str(), "rbe"));
  if (file == nullptr) {
    if (errno == ENOENT) return absl::NotFoundError(absl::StrCat(path, ": no such file"));
    return damaged(std::strerror(errno));
  }
  std::string head = HeadOf(name);
  std::string found(head.size(), '\0');
  std::array<char, 8> length = {};
  std::array<char, 8> checksum = {};
  if (!Read(file.get(), found.data(), found.size()) || !Read(file.get(), length.data(), 8) ||
      !Read(file.get(), checksum.data(), 8)) {
    // A directory can be opened too, and only then cannot be read.
    return damaged(std::ferror(file.get()) != 0 ? std::strerror(errno) : "is cut short");
  }
  if (found != head) return damaged("is no table, or another one's");
  std::vector<uint8_t> table;
  // The length may be damaged too: nothing so large is asked for before it is known to be there.
  if (std::fseek(file.get(), 0, SEEK_END) != 0) return damaged(std::strerror(errno));
  auto begin = static_cast<long>(head.size() + length.size() + checksum.size());
  long there = std::ftell(file.get()) - begin;
  if (there < 0 || NumberAt(length) != static_cast<uint64_t>(there)) {
    return damaged("has another length than it says");
  }
  table.resize(static_cast<size_t>(there));
  if (std::fseek(file.get(), begin, SEEK_SET) != 0 ||
      !Read(file.get(), table.data(), table.size())) {
    return damaged("cannot be read");
  }
  if (XXH3_64bits(table.data(), table.size()) != NumberAt(checksum)) {
    return damaged("is damaged: its checksum is another one");
  }
  return table;
}

absl::Status WriteTable(const std::string& store, std::string_view name,
                        absl::Span<const uint8_t> table) {
  std::string path = TablePath(store, name);
  GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<NewFile> made,
                          NewFile::Create(path, kForAll, IfThere::kReplace));
  std::string head = HeadOf(name);
  AppendNumber(table.size(), 8, &head);
  AppendNumber(XXH3_64bits(table.data(), table.size()), 8, &head);
  std::FILE* file = std::fopen(made->temporary().c_str(), "wbe");
  bool written = file != nullptr && std::fwrite(head.data(), 1, head.size(), file) == head.size() &&
                 std::fwrite(table.data(), 1, table.size(), file) == table.size();
  int error = errno;
  if (file != nullptr && std::fclose(file) != 0 && written) {
    written = false;
    error = errno;
  }
  if (!written) return absl::UnavailableError(absl::StrCat(path, ": ", std::strerror(error)));
  return made->Publish();
}

}  // namespace grille::db
