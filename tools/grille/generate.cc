#include "tools/grille/generate.h"

#include "db/file_check.h"
#include "db/run_lock.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/generators.h"
#include "tools/grille/interrupt.h"
#include "tools/grille/log_wait.h"
#include "tools/grille/not_lost.h"
#include "tools/grille/numbers.h"
#include "tools/grille/seed.h"
#include "tools/grille/shard.h"

namespace grille::tools {
namespace {

constexpr const char* kSafe = "what was committed before is safe";

class Generate final : public Command {
 public:
  std::string name() const override { return "generate"; }
  std::string description() const override { return "Make puzzles in mass, each proved"; }

  void Declare(Options& options) override {
    for (std::unique_ptr<Generator>& generator : generators_) {
      std::string kind(generator->kind().name());
      Options own = options.Subcommand(kind, "Make puzzles of the kind " + kind);
      generator->Declare(own);
      DeclareCommon(own);
      own.Footer(FooterOf(*generator));
      chosen_.emplace_back(own, generator.get());
    }
    options.Footer(
        "'grille generate wyx --help' tells the options of a kind.\n\n"
        "Examples:\n  grille generate wyx --count 100000 --db grilles.db\n"
        "  grille generate etoile --count 1000 --moves 20..24 --db grilles.db");
  }

  int Run() override {
    for (const auto& [options, generator] : chosen_) {
      if (options.Chosen()) generator_ = generator;
    }
    GenerateRequest request;
    request.kind = &generator_->kind();
    request.count = count_;
    request.batches = batches_;
    request.time_limit = time_limit_;
    request.json = json_;
    request.threads = ThreadsOf(threads_);
    request.shard = shard_.value_or(db::Shard{});
    if (absl::Status good = CheckOptions(); !good.ok()) return Fail(good);
    if (!resume_) {
      absl::StatusOr<std::string> own = generator_->CanonicalOptions();
      if (!own.ok()) return Fail(own.status());
      request.options = *own;
      absl::StatusOr<uint64_t> seed = SeedOrDraw(seed_);
      if (!seed.ok()) return Fail(seed.status());
      request.seed = *seed;
    }
    return path_.empty() ? RunWithoutStore(request) : RunWithStore(request);
  }

 private:
  static std::string FooterOf(const Generator& generator) {
    std::string command = absl::StrCat("  grille generate ", ToAbsl(generator.kind().name()), " ");
    std::string text = "Examples:\n";
    for (const std::string& example : generator.Examples()) {
      absl::StrAppend(&text, command, example, "\n");
    }
    return absl::StrCat(
        text, command, "--count 3 | jq -r .code\n", command,
        "--resume 1 --count 200000 --db grilles.db\n", command,
        "--batches 800 --seed 7 --shard 0/8 --db part0.db\n\n"
        "The same command with the same seed goes on where it stopped. Without --db the puzzles\n"
        "go to standard output as JSON Lines. Shards of a run are made apart, on many machines,\n"
        "each in a store of its own, and put together by 'grille merge'.");
  }

  void DeclareCommon(Options& options) {
    AddNumber(options, "--count", &count_, 1, kMaxNumber, "Stop when the run has N puzzles");
    AddNumber(options, "--batches", &batches_, 1, kMaxNumber,
              "Go through exactly the batches 0 to N - 1 of candidates");
    AddNumber(options, "--seed", &seed_, 0, kMaxNumber,
              "The run's seed: the same seed makes the same puzzles (drawn unless told)");
    AddShard(options, "--shard", &shard_,
             "Only those of the batches 0 to B - 1 of --batches B whose number is I modulo N");
    options.File("--db", &path_, "Keep the puzzles in this store, made if need be");
    AddNumber(options, "--resume", &resume_, 1, kMaxNumber, "Go on with run N of the store");
    AddThreads(options, &threads_);
    AddTimeLimit(options, &time_limit_, "Stop after N seconds");
    options.Flag("--json", &json_, "With --db, sum up the run as one JSON object");
  }

  absl::Status CheckOptions() const {
    if (resume_ && path_.empty()) {
      return absl::InvalidArgumentError("--resume needs --db: the run is in a store");
    }
    if (resume_ && shard_) {
      return absl::InvalidArgumentError("--resume takes the shard from the run; leave --shard out");
    }
    if (shard_ && count_) return CountOfShard("a shard");
    if (shard_ && !batches_) {
      return absl::InvalidArgumentError(
          "--shard needs --batches B, the same for all shards: it does its part of batches 0 to B "
          "- 1");
    }
    if (resume_ && (seed_ || generator_->AnyGiven())) {
      return absl::InvalidArgumentError(
          "--resume takes seed and options from the run; leave them out");
    }
    if (!resume_ && !count_ && !batches_ && !time_limit_) {
      return absl::InvalidArgumentError("say how much: --count N, --batches N or --time-limit N");
    }
    return absl::OkStatus();
  }

  /// `what` is a shard.
  static absl::Status CountOfShard(const std::string& what) {
    return absl::InvalidArgumentError(
        what +
        " goes through batches (--batches B), not up to a count: shards cut by a count would end "
        "at different batches, and could not be merged to one run; leave --count out");
  }

  int RunWithoutStore(GenerateRequest& request) {
    auto maker = MakerOf(request);
    if (!maker.ok()) return Fail(maker.status());
    request.stop = StopOnInterrupt();
    if (!MakesAny(**maker, &request)) return MadeNothing(request);
    return GenerateToStdout(request, **maker);
  }

  absl::StatusOr<std::unique_ptr<gen::BatchMaker>> MakerOf(const GenerateRequest& request) {
    return generator_->MakeMaker(request.options, request.seed,
                                 {.threads = request.threads, .store = path_});
  }

  /// Finds out how much the run can make at all; false when it is nothing.
  static bool MakesAny(const gen::BatchMaker& maker, GenerateRequest* request) {
    std::optional<gen::Extent> extent = maker.FindExtent();
    bool none = extent && extent->keys.empty();
    request->all_batches = maker.batches();
    // Exactly some batches are those batches, whatever they bring: shards must agree on them.
    if (none || !request->batches) {
      request->extent = std::move(extent);
      request->patience = maker.patience();
    }
    return !none;
  }

  /// The end of a run that can make nothing: no store is touched.
  int MadeNothing(const GenerateRequest& request) const {
    Say(generator_->NoneText(request.options, request.extent->candidates));
    return request.json && !path_.empty() ? SumUp(request, {}, StopReason::kExhausted) : kDone;
  }

  int RunWithStore(GenerateRequest& request) {
    if (!resume_) {
      // Tables may take a while: where the store cannot be is better said before.
      absl::StatusOr<db::FileState> place = db::CheckFile(path_);
      if (!place.ok()) return FailNotLost(place.status(), kSafe);
      auto maker = MakerOf(request);
      if (!maker.ok()) return Fail(maker.status());
      if (!MakesAny(**maker, &request)) return MadeNothing(request);
    }
    // While the tables of a new run are made, an interrupt ends the program: there is nothing to
    // finish yet.
    request.stop = StopOnInterrupt();
    db::RunLock lock;  // let go of after the store is closed
    db::OpenMode mode = resume_ ? db::OpenMode::kWrite : db::OpenMode::kCreate;
    absl::StatusOr<std::unique_ptr<db::Store>> store =
        db::Store::Open(path_, mode, TellingLogLimit(path_));
    if (!store.ok()) return FailNotLost(store.status(), kSafe);
    absl::StatusOr<db::Run> run =
        resume_ ? ResumedRun(**store, &request) : StartedRun(**store, request);
    if (run.ok() && NeedsWork(*run, request)) {
      if (absl::Status held = lock.Take(path_, run->id); !held.ok()) return Fail(held);
      // It may have moved on before the lock was free.
      run = (*store)->FindRun(run->id);
    }
    if (!run.ok()) return FailNotLost(run.status(), kSafe);
    auto maker = MakerOf(request);
    if (!maker.ok()) return Fail(maker.status());
    if (absl::Status kept = generator_->KeepBeside(path_); !kept.ok()) {
      // It can be made again next time.
      Say(absl::StrCat("grille: ", kept.message()));
    }
    if (resume_ && !MakesAny(**maker, &request)) return MadeNothing(request);
    int exit = GenerateToStore(request, **maker, store->get(), &*run, path_);
    if (absl::Status closed = (*store)->Close(); !closed.ok() && exit == kDone) return Fail(closed);
    return exit;
  }

  /// The versions by which a run would be made now.
  absl::StatusOr<db::RunSpec> SpecOf(const GenerateRequest& request) const {
    GRILLE_ASSIGN_OR_RETURN(int version, generator_->SamplerVersion(request.options));
    const Kind& kind = generator_->kind();
    db::RunSpec spec;
    spec.kind = kind.id();
    spec.options = request.options;
    spec.seed = request.seed;
    spec.shard = request.shard;
    spec.sampler_version = version;
    spec.key_version = kind.key_version();
    spec.grade_version = kind.grade_version();
    return spec;
  }

  absl::StatusOr<db::Run> StartedRun(db::Store& store, const GenerateRequest& request) const {
    GRILLE_ASSIGN_OR_RETURN(db::RunSpec spec, SpecOf(request));
    spec.target = request.count;
    spec.batch_target = request.batches;
    return store.StartRun(spec);
  }

  absl::StatusOr<db::Run> ResumedRun(db::Store& store, GenerateRequest* request) const {
    GRILLE_ASSIGN_OR_RETURN(db::Run run, store.FindRun(static_cast<int64_t>(*resume_)));
    if (run.spec.kind != generator_->kind().id() || !run.spec.seed) {
      return absl::InvalidArgumentError(absl::StrCat("run ", run.id, " was not generated as ",
                                                     ToAbsl(generator_->kind().name())));
    }
    request->options = run.spec.options;
    request->seed = *run.spec.seed;
    request->shard = run.spec.shard;
    if (request->count && IsPart(run.spec.shard)) {
      return CountOfShard(absl::StrCat("run ", run.id, " is shard ", ShardText(run.spec.shard),
                                       " of a run; a shard"));
    }
    if (!request->count && !request->batches) {
      request->count = run.target;
      request->batches = run.batch_target;
    }
    if (!request->count && !request->batches && !request->time_limit) {
      return absl::InvalidArgumentError(
          absl::StrCat("run ", run.id, " has no count to reach: say --count N or --batches N"));
    }
    // Finding it by what it is also checks the versions.
    GRILLE_ASSIGN_OR_RETURN(db::RunSpec spec, SpecOf(*request));
    return store.StartRun(spec);
  }

  std::vector<std::unique_ptr<Generator>> generators_ = MakeGenerators();
  std::vector<std::pair<Options, Generator*>> chosen_;  ///< the subcommand of each kind
  Generator* generator_ = nullptr;
  std::optional<uint64_t> count_;
  std::optional<uint64_t> batches_;
  std::optional<uint64_t> seed_;
  std::optional<uint64_t> resume_;
  std::optional<uint64_t> threads_;
  std::optional<uint64_t> time_limit_;
  std::optional<db::Shard> shard_;
  std::string path_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeGenerate() { return std::make_unique<Generate>(); }

}  // namespace grille::tools
