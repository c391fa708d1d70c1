#ifndef GRILLE_DB_USE_H_
#define GRILLE_DB_USE_H_

#include <array>
#include <cstdint>
#include <string_view>

namespace grille::db {

/// What has become of a puzzle. The numbers are kept in stores.
enum class Use : uint8_t {
  kFree = 0,      ///< may be handed out
  kReserved = 1,  ///< kept for a publication or client
  kPrinted = 2,   ///< stands on a sheet of a publication or client
  kRejected = 3,  ///< is never handed out again
};

inline constexpr int kUseCount = 4;
inline constexpr std::array<Use, kUseCount> kUses = {Use::kFree, Use::kReserved, Use::kPrinted,
                                                     Use::kRejected};

/// "free", "reserved", "printed", "rejected".
inline constexpr std::string_view UseName(Use use) {
  constexpr std::array<std::string_view, kUseCount> kNames = {"free", "reserved", "printed",
                                                              "rejected"};
  return kNames[static_cast<size_t>(use)];
}

}  // namespace grille::db

#endif  // GRILLE_DB_USE_H_
