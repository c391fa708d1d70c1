#ifndef GRILLE_TESTS_TOOLS_PROGRAM_SAMPLES_H_
#define GRILLE_TESTS_TOOLS_PROGRAM_SAMPLES_H_

// Grids whose solutions are known from elsewhere: the source, and a count by hand that tries every
// order of the dominoes.

namespace grille::program {

/// The source's Prolog instance (tests/cases/wyx.tsv).
inline constexpr char kSourceCode[] =
    "wyx:d5/b2b5b8c1c2c4d4e2e3e4g2g3/L3U1.L2D2.L2D1.L2.L1U4.D1.U1.U2.R1D1.R2D1.R2U3.R3D2";
inline constexpr char kSourceSolution[] = "d4b2c1e4b5e3g2g3e2c2c4b8";

/// Two solutions; the mark c6, or e5, makes it unique.
inline constexpr char kAmbiguousCode[] =
    "wyx:f5/a7b6c6c8e4e5e6f7f8g4g8h6/L4U2.L3U1.L2U1.L2U2.L1.U2.R1D4.R1D2.R2U1.R2U2.R3D2.R3D1";
inline constexpr const char* kAmbiguousSolutions[] = {"c6b6e4e6g8h6f8g4e5a7c8f7",
                                                      "e5b6e4e6g8h6f8g4c6a7c8f7"};

/// Seven solutions, on a board of 5 × 5.
inline constexpr char kSevenCode[] =
    "wyx5:b5/a1a2a4b2b3b4c1c2c3c4d3e4/L2D3.L2.L1D3.L1.D1.U1.U2.R1D2.R1.R1U2.R2U1.R3U1";
inline constexpr const char* kSevenSolutions[] = {
    "a2a1b3e4c1c3c4a4b4c2b2d3", "a2a4b2c4b4b3e4c1a1c2c3d3", "a2b4a4b2b3e4c1a1c2c4c3d3",
    "a2b4a4b2b3e4c4a1c2c1c3d3", "b4a1b3c3e4c1c2c4a4b2a2d3", "b4a1b3e4c1c2c4a4b2a2c3d3",
    "c3e4c1c2c4a4b4a1b3b2a2d3"};

/// None: the dominoes lead back to the start.
inline constexpr char kNoneCode[] = "wyx:a1/a2a3b1b2b3/L2D1.L1.U1.R1.R2";

}  // namespace grille::program

#endif  // GRILLE_TESTS_TOOLS_PROGRAM_SAMPLES_H_
