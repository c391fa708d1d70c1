#include "bench/bars.h"

namespace grille::bench {
namespace {

/// Ten million puzzles, in a store that the measurements of queries leave behind.
constexpr char kBigStore[] = "--store=big.db";

Measurement Throughput() {
  return {"wyx_bench",
          {"--benchmark_filter=SampleAndProve/12/8/|Pipeline"},
          2,
          {{"sampling and proof of classic grids with AVX2, one core, against the plain reference",
            "SampleAndProve/12/8/",
            "AVX2_ratio",
            Sense::kAtLeast,
            60,
            "times",
            {{"AVX2_ns", "ns a candidate"}, {"plain_ns", "ns the plain one"}}},
           {"the same, with no vectors",
            "SampleAndProve/12/8/",
            "SCALAR_ratio",
            Sense::kAtLeast,
            8,
            "times",
            {{"SCALAR_ns", "ns a candidate"}}},
           {"proved unique grids a minute, two threads",
            "Pipeline/",
            "two",
            Sense::kAtLeast,
            1e9,
            "",
            {{"one", "with one thread"}}},
           {"two threads against one", "Pipeline/", "two_by_one", Sense::kAtLeast, 1.9, "times"}}};
}

Measurement Grading() {
  return {"grade_bench",
          {"--benchmark_filter=GradeUnsifted/12/8/"},
          1,
          {{"grading, against sampling and proof of the same grids",
            "GradeUnsifted/12/8/",
            "ratio",
            Sense::kAtMost,
            0.5,
            "of it",
            {{"grade_ns", "ns a grid"}}}}};
}

Measurement Storing() {
  return {"store_bench",
          {},
          2,
          {{"storing 800,000 puzzles, against a bare loop over SQLite",
            "StoreAgainstBareLoop/40/",
            "ratio",
            Sense::kAtLeast,
            0.8,
            "of its speed",
            {{"store_rows_s", "rows a second"}, {"bytes_a_row", "bytes a row"}}}}};
}

Measurement StoringMany() {
  return {"store_size_bench",
          {"--rows=10000000"},
          2,
          {{"the same, from nothing to ten million",
            "store/",
            "ratio",
            Sense::kAtLeast,
            0.8,
            "of its speed",
            {{"rows_s", "rows a second"}, {"last_rows_s", "in the last million"}}}}};
}

Measurement Queries() {
  Measurement queries = {"query_bench", {kBigStore}, 2, {}};
  for (const auto& [benchmark, what] :
       std::vector<std::pair<std::string, std::string>>{{"level/", "level"},
                                                        {"level_random/", "level, at random"},
                                                        {"level_size/", "level and size"},
                                                        {"score/by_score/", "score"},
                                                        {"run/by_id/", "run"},
                                                        {"id/", "number"},
                                                        {"code/", "code"},
                                                        {"counts/", "counts of all"}}) {
    queries.bars.push_back({"a store of ten million puzzles, queried by " + what,
                            benchmark,
                            "first",
                            Sense::kAtMost,
                            5,
                            "ms",
                            {{"then", "ms when asked again"}}});
  }
  queries.bars.push_back({"opening that store",
                          "open/write/",
                          "first",
                          Sense::kAtMost,
                          20,
                          "ms",
                          {{"then", "ms again"}}});
  return queries;
}

Measurement Sliding() {
  return {"slide_bench",
          {},
          2,
          {{"all 7,207,200 starts of Problem I's goal, two threads, against a queue and a hash map",
            "WholeTable/",
            "ratio",
            Sense::kAtLeast,
            20,
            "times",
            {{"plain_s", "s the plain one"}, {"one_s", "s with one thread"}}},
           {"the same, time", "WholeTable/", "two_s", Sense::kAtMost, 0.5, "s"},
           {"CACOPHONIE, proved", "Cacophonie/", "engine_s", Sense::kAtMost, 10, "s"},
           {"starts of a colour patience graded a second, two threads", "Pipeline/2/",
            "graded_a_second", Sense::kAtLeast, 1e6, ""}}};
}

Measurement Patterns() {
  return {
      "pattern_bench",
      {},
      2,
      {{"a random letter patience, proved, one thread",
        "Letters/0/",
        "ms",
        Sense::kAtMost,
        2,
        "ms",
        {{"ratio", "times the plain search"}, {"plain_ms", "ms the plain one"}}},
       {"its databases, built", "Letters/0/", "build_s", Sense::kAtMost, 60, "s"},
       {"their size", "Letters/0/", "megabytes", Sense::kAtMost, 300, "MB"},
       {"twenty published fifteen puzzles together, one thread", "Fifteen/", "all_s",
        Sense::kAtMost, 1, "s"},
       {"nodes, against those with a 6-6-3 split and its mirror image",
        "Fifteen/",
        "of_6_6_3",
        Sense::kAtMost,
        0.667,
        "of them",
        {{"nodes", "nodes an instance"}}},
       {"databases of the fifteen puzzle, built", "Fifteen/", "build_s", Sense::kAtMost, 30, "s"},
       {"their size", "Fifteen/", "megabytes", Sense::kAtMost, 100, "MB"}}};
}

Measurement PuzzlesForTheBook() {
  return {kGrille, {"generate", "wyx", "--count", "2000", "--seed", "1", "--db", "book.db"}, 2};
}

Measurement Book() {
  return {kGrille,
          {"book", "book.json", "--db", "book.db", "-o", "book.pdf"},
          1,
          {{"a book of 800 grids on 202 pages, one core",
            "",
            "wall_s",
            Sense::kAtMost,
            5,
            "s",
            {{"computed_s", "s computed"}}},
           {"the same, memory", "", "megabytes", Sense::kAtMost, 300, "MB"}},
          {"book.json",
           R"({"seed": 1, "paper": "a4", "per_page": 4, "how_to_play": false, "answers": "none",
                            "chapters": [{"kind": "wyx", "count": 800}]})"}};
}

Measurement Sifting() {
  // 122,071 batches of 8,192 walks.
  return {kGrille,
          {"generate", "wyx", "--level", "fiendish", "--seed", "10", "--batches", "122071"},
          2,
          {{"10^9 sampled grids sifted for fiendish ones, memory",
            "",
            "megabytes",
            Sense::kAtMost,
            200,
            "MB",
            {{"wall_s", "s"}, {"computed_s", "s computed"}}}}};
}

}  // namespace

const std::vector<Measurement>& AllMeasurements() {
  static const auto* all = new std::vector<Measurement>{
      Throughput(), Sifting(), Grading(),  Storing(),           StoringMany(),
      Queries(),    Sliding(), Patterns(), PuzzlesForTheBook(), Book()};
  return *all;
}

}  // namespace grille::bench
