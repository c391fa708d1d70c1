#include "solver/slide/word_table.h"

#include <bit>
#include <limits>
#include <unordered_map>
#include <utility>

#include "solver/slide/word_pass.h"
#include "solver/status.h"

namespace grille::slide {
namespace {

uint64_t AddUpTo(uint64_t a, uint64_t b) {
  uint64_t most = std::numeric_limits<uint64_t>::max();
  return a > most - b ? most : a + b;
}

/// The arrangement with the token at `mark` marked.
Arrangement Marked(const Arrangement& arrangement, Vertex mark) {
  Arrangement marked = arrangement;
  marked.at[mark] = WordTable::kMarked;
  return marked;
}

/// The vertices on which a goal has that colour.
std::vector<Vertex> PlacesOfColour(const Arrangement& goal, Token colour) {
  std::vector<Vertex> vertices;
  for (int v = 0; v < goal.size; ++v) {
    if (goal.at[static_cast<size_t>(v)] == colour) vertices.push_back(static_cast<Vertex>(v));
  }
  return vertices;
}

absl::StatusOr<SequenceIndex> IndexOf(const Graph& graph, const Arrangement& goal, Token colour) {
  if (graph.size > 16) return absl::OutOfRangeError("words need a board of at most 16 vertices");
  std::vector<Vertex> vertices = PlacesOfColour(goal, colour);
  if (vertices.empty())
    return absl::InvalidArgumentError("the goal has no token of the mark's colour");
  return SequenceIndex::Create(graph, Marked(goal, vertices[0]));
}

}  // namespace

absl::StatusOr<WordTable::Size> WordTable::SizeOf(const Graph& graph, const Arrangement& goal,
                                                  Token colour, const Moves& word) {
  GRILLE_ASSIGN_OR_RETURN(SequenceIndex index, IndexOf(graph, goal, colour));
  WordSpace space = {.index = &index, .word = word};
  uint64_t states = space.masks() * static_cast<uint64_t>(index.places());
  return Size{states, states + space.masks() * sizeof(uint16_t) + BytesOfPass(space)};
}

absl::StatusOr<WordTable> WordTable::Build(const Graph& graph, const Arrangement& goal,
                                           Token colour, const Moves& word, const Workers& workers,
                                           const std::optional<Task>& until) {
  WordTable table;
  table.graph_ = graph;
  table.goal_ = goal;
  table.colour_ = colour;
  table.word_ = word;
  GRILLE_ASSIGN_OR_RETURN(SequenceIndex index, IndexOf(graph, goal, colour));
  table.index_ = std::make_unique<SequenceIndex>(std::move(index));
  WordSpace space = {
      .index = table.index_.get(), .word = word, .marked = table.index_->NumberOfToken(kMarked)};
  table.reached_.resize(space.masks());
  table.distances_.resize(space.masks() * static_cast<uint64_t>(graph.size));
  std::vector<WordState> goals;
  int vacancy = table.index_->PlaceOf(VacancyOf(goal));
  for (Vertex mark : PlacesOfColour(goal, colour)) {
    State state = {Marked(goal, mark), VacancyOf(goal), mark, static_cast<int>(word.size())};
    goals.push_back({table.MaskPlace(state), vacancy});
  }
  std::optional<WordState> start;
  if (until) {
    State state = table.StartOf(*until);
    start = WordState{table.MaskPlace(state), table.index_->PlaceOf(state.vacancy)};
  }
  FillWordDistances(space, goals, start ? &*start : nullptr, workers, &table.reached_,
                    &table.distances_);
  return table;
}

Task WordTable::TaskOf(uint64_t number) const {
  Task task;
  task.from = index_->ArrangementOf(number);
  task.to = goal_;
  task.word = word_;
  while (task.from.at[task.mark] != kMarked) ++task.mark;
  task.from.at[task.mark] = colour_;
  return task;
}

WordTable::State WordTable::StartOf(const Task& task) const {
  return {Marked(task.from, task.mark), VacancyOf(task.from), task.mark,
          word_[0] == task.mark ? 1 : 0};
}

WordTable::State WordTable::Moved(const State& state, Vertex from) const {
  State next = state;
  if (from == state.mark) {
    next.mark = state.vacancy;
    auto done = static_cast<size_t>(state.done);
    if (done < word_.size() && word_[done] == next.mark) ++next.done;
  }
  Slide(&next.at, &next.vacancy, from);
  return next;
}

uint64_t WordTable::MaskPlace(const State& state) const {
  return index_->RankOf(index_->SequenceOf(state.at)) * (word_.size() + 1) +
         static_cast<uint64_t>(state.done);
}

std::optional<uint8_t> WordTable::DistanceOf(const State& state) const {
  uint64_t mask = MaskPlace(state);
  int place = index_->PlaceOf(state.vacancy);
  if ((reached_[mask] >> place & 1) == 0) return std::nullopt;
  return distances_[mask * static_cast<uint64_t>(index_->places()) + static_cast<uint64_t>(place)];
}

bool WordTable::LeadsOn(const State& state, const State& next) const {
  std::optional<uint8_t> here = DistanceOf(state);
  std::optional<uint8_t> there = DistanceOf(next);
  return here && there && static_cast<uint8_t>(*there + 1) == *here;
}

bool WordTable::IsDone(const State& state) const {
  Arrangement plain = state.at;
  plain.at[state.mark] = colour_;
  return state.done == static_cast<int>(word_.size()) && plain == goal_;
}

Moves WordTable::SolutionOf(const Task& task) const {
  Moves moves;
  State state = StartOf(task);
  while (!IsDone(state)) {
    for (VertexSet rest = graph_.neighbours[state.vacancy]; rest != 0; rest &= rest - 1) {
      auto from = static_cast<Vertex>(std::countr_zero(rest));
      State next = Moved(state, from);
      if (!LeadsOn(state, next)) continue;
      moves.push_back(from);
      state = next;
      break;
    }
  }
  return moves;
}

uint64_t WordTable::ShortestOf(const Task& task) const {
  // Level by level from the start, with how many ways lead to each state.
  uint64_t total = 0;
  std::unordered_map<uint64_t, std::pair<State, uint64_t>> level;
  level[0] = {StartOf(task), 1};
  while (!level.empty()) {
    std::unordered_map<uint64_t, std::pair<State, uint64_t>> nearer;
    for (const auto& [number, reached] : level) {
      const auto& [state, ways] = reached;
      if (IsDone(state)) {
        total = AddUpTo(total, ways);
        continue;
      }
      for (VertexSet rest = graph_.neighbours[state.vacancy]; rest != 0; rest &= rest - 1) {
        State next = Moved(state, static_cast<Vertex>(std::countr_zero(rest)));
        if (!LeadsOn(state, next)) continue;
        uint64_t key = MaskPlace(next) * static_cast<uint64_t>(index_->places()) + next.vacancy;
        auto& [there, ways_there] = nearer[key];
        there = next;
        ways_there = AddUpTo(ways_there, ways);
      }
    }
    level = std::move(nearer);
  }
  return total;
}

}  // namespace grille::slide
