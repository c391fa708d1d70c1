#include "solver/slide/patterns/small_sets.h"

#include <algorithm>
#include <list>
#include <mutex>
#include <utility>

namespace grille::slide {
namespace {

class Kept final : public PatternSource {
 public:
  std::shared_ptr<const PatternSet> SetFor(const Graph& graph, Vertex vacancy) const override {
    std::lock_guard<std::mutex> lock(mutex_);
    Vertex least = LeastImage(Symmetries(graph), vacancy);
    auto known = std::find_if(sets_.begin(), sets_.end(), [&](const auto& set) {
      return set->graph == graph && set->vacancy == least;
    });
    if (known != sets_.end()) {
      sets_.splice(sets_.begin(), sets_, known);
    } else {
      sets_.push_front(std::make_shared<const PatternSet>(
          BuildPatternSet(graph, least, SplitSize::kSmall, OneWorker())));
      if (sets_.size() > kMost) sets_.pop_back();
    }
    return sets_.front();
  }

 private:
  static constexpr size_t kMost = 8;

  mutable std::mutex mutex_;
  mutable std::list<std::shared_ptr<const PatternSet>> sets_;  ///< the last asked for first
};

}  // namespace

const PatternSource& SmallSets() {
  static const Kept kKept;
  return kKept;
}

}  // namespace grille::slide
