// Finds the place of a crash or a hang in the app's or the test's own sources. The search runs in the signal handler.

#include "RealCalls.h"
#include "Internal.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
// Don't search for places under a sanitizer, because it reports crashes itself and would instrument the handler.
#define HAS_SANITIZER
#endif
#endif

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__)) && !defined(HAS_SANITIZER)

#include <errno.h>

#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

enum { longest_path = 4096, most_frames = 64, longest_answer = 65536 };

// These are set before anything crashes, because the functions that find them aren't safe in a signal handler.
static char executable[longest_path];
static char folder[longest_path];
static char toolchain[longest_path];
static char symbolizer[longest_path + 32];

static bool is_runnable(const char *start, size_t length) {
  static const char name[] = "/llvm-symbolizer";
  if (length + sizeof name > sizeof symbolizer) return false;
  memcpy(symbolizer, start, length);
  memcpy(symbolizer + length, name, sizeof name);
  return access(symbolizer, X_OK) == 0;
}

// Finds the symbolizer of the toolchain. If the runtime library is elsewhere, the search path is used.
static void find_symbolizer(void) {
  Dl_info info;
  // Check the library's name, because it's the executable's name if the runtime is part of the executable.
  bool is_known = dladdr(stk_process_address_of_row(stk_process_row_swift_retain), &info) && info.dli_fname && strstr(info.dli_fname, "/libswiftCore.so");
  if (is_known && strlen(info.dli_fname) < longest_path) {
    strcpy(toolchain, info.dli_fname);
    // Remove the last four parts of the path: lib/swift/linux/libswiftCore.so.
    for (int part = 0; part < 4; part++) {
      char *slash = strrchr(toolchain, '/');
      if (slash) *slash = 0;
    }
    size_t length = strlen(toolchain);
    if (length + 5 < longest_path) {
      strcpy(toolchain + length, "/bin");
      bool is_found = is_runnable(toolchain, length + 4);
      toolchain[length] = 0;
      if (is_found) return;
    }
  }
  for (const char *path = getenv("PATH"); path && *path;) {
    size_t length = strcspn(path, ":");
    if (is_runnable(path, length)) return;
    path += length + (path[length] == ':');
  }
  symbolizer[0] = 0;
}

void stk_process_prepare_place(void) {
  ssize_t length = readlink("/proc/self/exe", executable, sizeof executable - 1);
  if (length < 0 || !getcwd(folder, sizeof folder)) return;
  find_symbolizer();
}

// MARK: In the handler

// Reads two words of memory that may not exist. Only system calls access the memory, because they return an error if it doesn't exist.
static bool read_pair(const int *ends, uintptr_t address, uintptr_t *pair) {
  const long size = 2 * sizeof(uintptr_t);
  return syscall(SYS_write, ends[1], address, size) == size && syscall(SYS_read, ends[0], pair, size) == size;
}

// Returns a return address as it was before it was signed. Functions that are compiled with pointer authentication, such as the C library's on some systems, store a signed
// address in their frame. The signature is in the high bits, which are 0 in the address of an image.
static uintptr_t without_signature(uintptr_t address) {
#if defined(__aarch64__)
  return address & (((uintptr_t)1 << 48) - 1);
#else
  return address;
#endif
}

static bool is_code(uintptr_t address) { return stk_process_is_in_executable((const void *)address); }

#if defined(__x86_64__)

// Returns whether a word on the stack is a return address, which means that a call instruction precedes it in the code.
static bool follows_call(uintptr_t address) {
  enum { longest_call = 7 };
  if (!is_code(address) || address - stk_process_executable_start < longest_call) return false;
  const unsigned char *end = (const unsigned char *)address;
  if (end[-5] == 0xE8) return true;
  for (int length = 2; length <= longest_call; length++)
    if (end[-length] == 0xFF && (end[1 - length] & 0x38) == 0x10) return true;
  return false;
}

// Returns the return address of a function without a stack frame, such as most functions of the C library: the innermost one below the caller's frame.
static uintptr_t caller_without_frame(const int *ends, uintptr_t stack, uintptr_t frame) {
  enum { most_words = 1024 };
  uintptr_t pair[2];
  for (int i = 0; i < most_words && stack < frame && read_pair(ends, stack, pair); i++, stack += sizeof stack)
    if (follows_call(pair[0])) return pair[0];
  return 0;
}

#endif

static void append_hex(char *text, uintptr_t number) {
  char digits[2 * sizeof number];
  size_t count = 0;
  do {
    digits[count++] = "0123456789abcdef"[number % 16];
    number /= 16;
  } while (number);
  *text++ = '0';
  *text++ = 'x';
  while (count > 0) *text++ = digits[--count];
  *text = 0;
}

/// Collects the addresses of the executable's code on the thread's stack, innermost first.
///
/// The addresses are formatted as arguments of the symbolizer.
static size_t collect(const ucontext_t *context, const int *ends, char texts[][24]) {
#if defined(__x86_64__)
  uintptr_t address = (uintptr_t)context->uc_mcontext.gregs[REG_RIP], frame = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#else
  uintptr_t address = (uintptr_t)context->uc_mcontext.pc, frame = (uintptr_t)context->uc_mcontext.regs[29];
  uintptr_t caller = without_signature((uintptr_t)context->uc_mcontext.regs[30]);
#endif
  // Remove this bit from the addresses of frames, because Swift marks the frames of async functions with it.
  const uintptr_t mark = (uintptr_t)1 << 60;
  size_t count = 0;
  if (!is_code(address)) {
#if defined(__x86_64__)
    uintptr_t caller = caller_without_frame(ends, (uintptr_t)context->uc_mcontext.gregs[REG_RSP], frame);
#endif
    if (is_code(caller)) append_hex(texts[count++], caller - 1 - stk_process_executable_base);
  }
  for (int depth = 0; count < most_frames && depth < 4 * most_frames; depth++) {
    if (is_code(address)) append_hex(texts[count++], address - stk_process_executable_base);
    uintptr_t pair[2];
    frame &= ~mark;
    if (frame == 0 || frame % sizeof frame != 0 || !read_pair(ends, frame, pair)) break;
    // Use an address in the call, because the instruction after it may belong to another line.
    address = without_signature(pair[1]) - 1;
    if ((pair[0] & ~mark) <= frame) break;
    frame = pair[0];
  }
  return count;
}

static char answer[longest_answer];

/// Runs the symbolizer to find the places of addresses, and waits at most ten seconds for its output.
static void ask(char *const arguments[]) {
  int ends[2];
  if (syscall(SYS_pipe2, ends, O_CLOEXEC) != 0) return;
  // Use `vfork`, because `fork` takes locks and runs functions of the app.
  pid_t child = vfork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_RDWR);
    dup2(nowhere, STDIN_FILENO);
    dup2(ends[1], STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    syscall(SYS_execve, symbolizer, arguments, environ);
    syscall(SYS_exit_group, 127);
  }
  close(ends[1]);
  size_t count = 0;
  int64_t end = stk_process_real_time(CLOCK_MONOTONIC) + 10000000000;
  while (child > 0 && count < sizeof answer - 1) {
    int64_t rest = end - stk_process_real_time(CLOCK_MONOTONIC);
    struct timespec time = {.tv_sec = rest / 1000000000, .tv_nsec = rest % 1000000000};
    struct pollfd file = {.fd = ends[0], .events = POLLIN};
    if (rest <= 0) break;
    long ready = syscall(SYS_ppoll, &file, 1, &time, NULL, 0);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) break;
    long length = syscall(SYS_read, ends[0], answer + count, sizeof answer - 1 - count);
    if (length < 0 && errno == EINTR) continue;
    if (length <= 0) break;
    count += (size_t)length;
  }
  answer[count] = 0;
  close(ends[0]);
  if (child <= 0) return;
  kill(child, SIGKILL);
  syscall(SYS_wait4, child, NULL, 0, NULL);
}

// Returns whether a file is in a folder.
static bool is_in(const char *path, const char *container) {
  size_t length = strlen(container);
  return length > 0 && strncmp(path, container, length) == 0 && path[length] == '/';
}

/// Returns whether a file belongs to the tested package.
///
/// Files of libraries and the toolchain, and generated files of the build, don't.
static bool is_own(const char *path) {
  if (path[0] != '/' || strstr(path, "/.build/")) return false;
  static const char here[] = "/CTestProcess/CrashPlace.c";
  size_t length = sizeof __FILE__ - sizeof here;
  if (__FILE__[0] == '/' && strncmp(path, __FILE__, length) == 0 && path[length] == '/') return false;
  if (is_in(path, folder)) return true;
  return !is_in(path, "/usr") && !is_in(path, toolchain) && access(path, F_OK) == 0;
}

/// Returns the file and line of the first own source in the output, or null if there is none.
///
/// An output line looks like “/p/Sources/App.swift:41:5”.
static const char *first_own_place(void) {
  for (char *line = answer, *next; *line; line = next) {
    size_t length = strcspn(line, "\n");
    next = line + length + (line[length] == '\n');
    line[length] = 0;
    char *column = strrchr(line, ':');
    if (!column) continue;
    *column = 0;
    char *number = strrchr(line, ':');
    if (!number) continue;
    *number = 0;
    if (!is_own(line)) continue;
    // Leave out the line number 0, because it means that the compiler assigned no line to the code.
    if (strcmp(number + 1, "0") != 0) *number = ':';
    return is_in(line, folder) ? line + strlen(folder) + 1 : line;
  }
  return NULL;
}

const char *stk_process_place_of_crash(const void *context) {
  if (!symbolizer[0]) return NULL;
  static char texts[most_frames][24], object[longest_path + 16] = "--obj=";
  static char *arguments[most_frames + 6] = {symbolizer, "--functions=none", "--inlines", "--output-style=LLVM", object};
  const size_t options = 5;
  strcpy(object + strlen("--obj="), executable);
  int ends[2];
  if (syscall(SYS_pipe2, ends, O_CLOEXEC | O_NONBLOCK) != 0) return NULL;
  size_t count = collect(context, ends, texts);
  close(ends[0]);
  close(ends[1]);
  if (count == 0) return NULL;
  for (size_t i = 0; i < count; i++) arguments[options + i] = texts[i];
  arguments[options + count] = NULL;
  ask(arguments);
  return first_own_place();
}

#else

void stk_process_prepare_place(void) {}

const char *stk_process_place_of_crash(const void *context) { return (void)context, NULL; }

#endif
