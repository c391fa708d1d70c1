#include "tools/grille/search_options.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "db/store.h"
#include "gen/tbb_workers.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/numbers.h"
#include "tools/grille/progress.h"

namespace grille::tools {
/// Sets a flag after a time, unless it is gone by then.
class SearchOptions::Alarm {
 public:
  Alarm(std::chrono::seconds time, std::atomic<bool>* flag)
      : thread_([this, time, flag] {
          std::unique_lock<std::mutex> lock(mutex_);
          if (!over_changed_.wait_for(lock, time, [this] { return over_; })) flag->store(true);
        }) {}

  ~Alarm() {
    {
      std::lock_guard<std::mutex> lock(mutex_);
      over_ = true;
    }
    over_changed_.notify_all();
    thread_.join();
  }

 private:
  std::mutex mutex_;
  std::condition_variable over_changed_;
  bool over_ = false;
  std::thread thread_;
};

SearchOptions::SearchOptions() = default;
SearchOptions::~SearchOptions() = default;

void SearchOptions::DeclareLimits(Options& options) {
  AddNumber(options, "--nodes", &nodes_, 1, kMaxNumber,
            "Give up on a puzzle after N nodes of the search: it is 'unknown'");
  AddTimeLimit(options, &time_limit_, "Give up on a patience or taquin after N seconds, likewise");
}

void SearchOptions::DeclareCount(Options& options) {
  options.Flag("--count-shortest", &count_,
               "Count the solutions of fewest moves even where that takes longer");
}

void SearchOptions::DeclareMeans(Options& options) {
  AddThreads(options, &threads_);
  AddChoice<slide::SplitSize>(
      options, "--split", "SIZE",
      {{"small", slide::SplitSize::kSmall},
       {"usual", slide::SplitSize::kUsual},
       {"7-8", slide::SplitSize::kLarge}},
      &split_, "Pattern databases: small, usual (with --db), or the fifteen puzzle's 7-8 (288 MB)");
  options.File("--db", &store_, "A store beside which pattern databases are kept, or are already");
}

absl::Status SearchOptions::CheckStore() const {
  if (store_.empty()) return absl::OkStatus();
  return db::Store::Open(store_, db::OpenMode::kRead).status();
}

SearchLimits SearchOptions::Begin() {
  if (shelf_ == nullptr) {
    int threads = ThreadsOf(threads_);
    shelf_ = std::make_unique<PatternShelf>(store_, threads, split_);
    workers_ = std::make_unique<gen::TbbWorkers>(threads);
  }
  SearchLimits limits(nodes());
  limits.count = count_;
  limits.patterns = shelf_.get();
  limits.workers = workers_.get();
  if (time_limit_) {
    alarm_.reset();
    stop_ = false;
    alarm_ = std::make_unique<Alarm>(std::chrono::seconds(*time_limit_), &stop_);
    limits.stop = &stop_;
    // Time is the limit then.
    if (!nodes_) limits.nodes = kMaxNumber;
  }
  return limits;
}

std::string SearchOptions::LimitText() const {
  std::string seconds;
  if (time_limit_) {
    seconds = absl::StrCat(*time_limit_, *time_limit_ == 1 ? " second" : " seconds");
  }
  std::string nodes;
  if (nodes_) nodes = absl::StrCat(*nodes_, *nodes_ == 1 ? " node" : " nodes");
  if (nodes_ && time_limit_) return absl::StrCat(nodes, " and ", seconds);
  if (nodes_) return nodes;
  return time_limit_ ? seconds : "the usual limits";
}

void SearchOptions::Keep() {
  if (shelf_ == nullptr || store_.empty()) return;
  absl::Status kept = shelf_->Keep(store_);
  if (!kept.ok()) Say(absl::StrCat("grille: ", kept.message()));
}

}  // namespace grille::tools
