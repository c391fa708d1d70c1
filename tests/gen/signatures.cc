#include "tests/gen/signatures.h"

#include <gtest/gtest.h>

#include "gen/pipeline.h"
#include "gen/signature.h"

namespace grille::gen {

void PrintTo(const Signatures& s, std::ostream* out) {
  *out << std::hex << "{0x" << s.candidates << ", 0x" << s.grades << "}";
}

Signatures SignaturesOf(const BatchMaker& maker, int threads, uint64_t batches) {
  Signature signature;
  uint64_t expected = 0;
  absl::Status status = RunPipeline(maker, {.end_batch = batches, .threads = threads},
                                    [&](Batch& batch) -> absl::StatusOr<SinkVerdict> {
                                      EXPECT_EQ(batch.number, expected++);
                                      signature.Add(batch);
                                      return SinkVerdict::kMore;
                                    });
  EXPECT_TRUE(status.ok()) << status;
  EXPECT_EQ(expected, batches);
  return {signature.candidates(), signature.grades()};
}

}  // namespace grille::gen
