#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Internal.h"
#include "RealCalls.h"

static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE};
#define SIGNALS (sizeof(signals) / sizeof(signals[0]))

// The signal that ends a hanging step. Dispatch's worker threads block SIGABRT, but not this signal.
enum { hang_signal = SIGTRAP };

static struct sigaction previous[SIGNALS];
static _Atomic bool is_handling;
static _Atomic pthread_t handling_thread;
static _Atomic bool is_telling;
/// Whether a crash is expected, because Swift Testing runs an exit test's body in this process.
static bool is_expected;
static stk_process_activity *_Atomic hanging;

static const char *description(int signal) {
  switch (signal) {
    case SIGILL: return "SIGILL (Swift stops this way on an unexpected nil, an index out of range or a fatalError)";
    case SIGTRAP: return "SIGTRAP (Swift stops this way on an unexpected nil, an index out of range or a fatalError)";
    case SIGSEGV: return "SIGSEGV (an invalid memory access, or a stack overflow)";
    case SIGABRT: return "SIGABRT (abort was called)";
    case SIGBUS: return "SIGBUS (memory that can't be accessed)";
    default: return "SIGFPE (an arithmetic error)";
  }
}

// Passes the signal on to the previous handlers, as if this handler didn't exist.
static void hand_on(int signal, siginfo_t *info, void *context) {
  for (size_t i = 0; i < SIGNALS; i++) sigaction(signals[i], &previous[i], NULL);
  // Return after a fault, because it occurs again and reaches the previous handler. A signal that a call has sent doesn't occur again, so it's handed on below.
  if (info->si_code > 0) return;
  for (size_t i = 0; i < SIGNALS; i++) {
    if (signals[i] != signal) continue;
    if (previous[i].sa_flags & SA_SIGINFO) {
      previous[i].sa_sigaction(signal, info, context);
    } else if (previous[i].sa_handler != SIG_DFL && previous[i].sa_handler != SIG_IGN) {
      previous[i].sa_handler(signal);
    }
  }
  struct sigaction standard;
  memset(&standard, 0, sizeof(standard));
  standard.sa_handler = SIG_DFL;
  sigaction(signal, &standard, NULL);
  pthread_kill(pthread_self(), signal);
}

// Writes the last line of the paragraph that the previous message started.
static void tell_place(const char *words, const void *context) {
  static stk_process_message message;
  const char *place = stk_process_place_of_crash(context);
  if (place) {
    stk_process_append(&message, words);
    stk_process_append(&message, place);
    stk_process_append(&message, ".\n");
  }
  stk_process_append(&message, "\n");
  stk_process_send(&message, STDERR_FILENO);
}

static void on_crash(int signal, siginfo_t *info, void *context) {
  // Don't report the signal if the crash is expected or this is a forked child, because the tests continue in the parent.
  if (is_expected || stk_process_is_forked_child()) {
    hand_on(signal, info, context);
    return;
  }
  bool expected = false;
  if (!atomic_compare_exchange_strong(&is_handling, &expected, true)) {
    // A second thread crashes while the first crash is reported. Wait, because the first thread ends the process.
    stk_process_leave_to_crash();
    hand_on(signal, info, context);
    return;
  }
  handling_thread = pthread_self();
  is_telling = true;
  stk_process_end_holding_lines();
  stk_process_activity *hung = hanging;
  if (hung && signal == hang_signal) {
    tell_place("The hang is in ", context);
  } else {
    static stk_process_message message;
    stk_process_append(&message, "\nerror: The test process crashed with ");
    stk_process_append(&message, description(signal));
    stk_process_append(&message, ".\n");
    stk_process_append_under_way(&message);
    stk_process_append(&message, "The steps before it are in the journal. The tests after it did not run.\n");
    stk_process_send(&message, STDERR_FILENO);
    tell_place("The crash is in ", context);
  }
  is_telling = false;
  hand_on(signal, info, context);
}

// Whether the thread has a separate stack for the handler, because its own stack may be used up.
static _Thread_local bool has_own_stack;
static pthread_key_t own_stack_key;

static void free_own_stack(void *memory) {
  stack_t off = {.ss_flags = SS_DISABLE};
  sigaltstack(&off, NULL);
  free(memory);
}

static void make_own_stack_key(void) { pthread_key_create(&own_stack_key, free_own_stack); }

void stk_process_give_thread_a_stack(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (has_own_stack) return;
  has_own_stack = true;
  pthread_once(&once, make_own_stack_key);
  stack_t known;
  if (sigaltstack(NULL, &known) != 0 || !(known.ss_flags & SS_DISABLE)) return;
  const size_t size = 65536;
  stack_t own = {.ss_sp = malloc(size), .ss_size = size};
  if (!own.ss_sp) return;
  sigaltstack(&own, NULL);
  pthread_setspecific(own_stack_key, own.ss_sp);
}

static void install(void) {
  stk_process_prepare_place();
  is_expected = getenv("SWT_EXIT_TEST_ID") != NULL;
  struct sigaction action;
  memset(&action, 0, sizeof(action));
  action.sa_sigaction = on_crash;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < SIGNALS; i++) sigaction(signals[i], &action, &previous[i]);
}

void stk_process_handle_crashes(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  stk_process_give_thread_a_stack();
}

bool stk_process_is_crashing(void) { return is_handling; }

static bool crashes_elsewhere(void) {
  return is_handling && handling_thread && !pthread_equal(handling_thread, pthread_self()) && !stk_process_is_forked_child();
}

void stk_process_leave_to_crash(void) {
  enum { look = 5000000, looks_while_told = 3000, looks_afterwards = 200 };
  struct timespec pause = {0, look};
  for (int i = 0; i < looks_while_told && crashes_elsewhere() && is_telling; i++) stk_process_real_nanosleep(&pause, NULL);
  // Wait only a little longer, because an earlier handler may let the process continue after the crash.
  for (int i = 0; i < looks_afterwards && crashes_elsewhere(); i++) stk_process_real_nanosleep(&pause, NULL);
}

void stk_process_abort_for_hang(stk_process_activity *activity) {
  hanging = activity;
  const stk_process_waiting *waiting = activity->waiting;
  pthread_kill(waiting ? stk_process_thread_that_runs_for(waiting) : activity->thread, hang_signal);
}
