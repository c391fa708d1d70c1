#include "tools/grille/interrupt.h"

#include <csignal>

namespace grille::tools {
namespace {

std::atomic<bool> stop_requested = false;
static_assert(std::atomic<bool>::is_always_lock_free, "set in a signal handler");

extern "C" void RequestStop(int) { stop_requested.store(true, std::memory_order_relaxed); }

}  // namespace

std::atomic<bool>* StopOnInterrupt() {
  struct sigaction action = {};
  action.sa_handler = RequestStop;
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART | SA_RESETHAND;
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  return &stop_requested;
}

}  // namespace grille::tools
