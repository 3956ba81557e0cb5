#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "Internal.h"

#define SIZE (16 << 10)
#define ROOM (SIZE - 3 * sizeof(uint64_t))
#define LOCKED (UINT64_C(1) << 63)

// The text "CTPHELD1", which distinguishes these files from other files.
#define MARK UINT64_C(0x31444C4548505443)

// The layout in memory and, if there is a file, in the file that is mapped to the memory.
typedef struct {
  uint64_t mark;
  // The offset in the journal where the lines start. After the process was killed, the offset shows how many of the lines are already in the journal.
  uint64_t offset;
  // The number of held bytes. `LOCKED` is set while a thread writes the bytes to the journal. The bytes stay until they're written, so a killed process loses none.
  _Atomic uint64_t count;
  char text[ROOM];
} page;

_Static_assert(sizeof(page) == SIZE, "the page is written to a file as it is");

// The buffers are reused and never freed, and their pages keep their addresses, because a signal handler may read one at any time.
struct stk_process_held_lines {
  stk_process_held_lines *next;
  _Atomic bool is_used;
  _Atomic int descriptor;
  _Atomic bool is_torn;
  // A child of a fork shares the files, but must not write its parent's lines.
  _Atomic pid_t process;
  page *lines;
  // The path of the page's file, if there is one. The file is locked as long as the process runs.
  char *_Atomic path;
  int file;
  // The memory of the path, which stays until the buffer is reused.
  char *memory;
};

static stk_process_held_lines *_Atomic first_place;
static _Atomic bool is_over;

static void *map(void *place, int file) {
  int kind = file < 0 ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED | MAP_POPULATE;
  void *memory = mmap(place, SIZE, PROT_READ | PROT_WRITE, kind | (place ? MAP_FIXED : 0), file, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

static stk_process_held_lines *unused_place(void) {
  for (stk_process_held_lines *known = first_place; known; known = known->next) {
    bool expected = false;
    if (atomic_compare_exchange_strong(&known->is_used, &expected, true)) return known;
  }
  stk_process_held_lines *made = calloc(1, sizeof(stk_process_held_lines));
  made->is_used = true;
  made->lines = map(NULL, -1);
  made->next = first_place;
  while (!atomic_compare_exchange_weak(&first_place, &made->next, made)) {}
  return made;
}

static size_t write_all(int descriptor, const char *text, size_t count) {
  size_t written = 0;
  while (written < count) {
    ssize_t result = write(descriptor, text + written, count - written);
    if (result < 0 && errno == EINTR) continue;
    if (result <= 0) break;
    written += (size_t)result;
  }
  return written;
}

stk_process_lines stk_process_lines_of_page(const void *start, size_t size, uint64_t journal_size) {
  struct { uint64_t mark, offset, count; } header;
  if (size < SIZE) return (stk_process_lines){.text = ""};
  memcpy(&header, start, sizeof(header));
  uint64_t count = header.count & ~LOCKED;
  if (header.mark != MARK || count > ROOM) return (stk_process_lines){.text = ""};
  uint64_t written = journal_size > header.offset ? journal_size - header.offset : 0;
  if (written >= count) return (stk_process_lines){.text = ""};
  return (stk_process_lines){.text = (const char *)start + offsetof(page, text) + written, .count = count - written};
}

// Writes the lines of a killed process to its journal before anything else.
static void recover(int descriptor, int file) {
  page *left = map(NULL, file);
  if (!left) return;
  stk_process_lines lines = stk_process_lines_of_page(left, SIZE, (uint64_t)lseek(descriptor, 0, SEEK_END));
  write_all(descriptor, lines.text, lines.count);
  left->count = 0;
  left->mark = MARK;
  munmap(left, SIZE);
}

// Returns whether a file is new or one of these files. Other files aren't changed.
static bool is_ours(int file, off_t size) {
  uint64_t mark;
  return size == 0 || (size == SIZE && pread(file, &mark, sizeof(mark), 0) == sizeof(mark) && (mark == MARK || mark == 0));
}

// Maps the page to a file, if possible, so it outlives a killed process.
static void put_page_into_file(stk_process_held_lines *held, const char *journal) {
  struct stat status;
  // Hold the lines in memory only, because a pipe or a device can't have a file next to it.
  if (fstat(held->descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return;
  free(held->memory);
  if (asprintf(&held->memory, "%s.held", journal) < 0) {
    held->memory = NULL;
    return;
  }
  held->file = open(held->memory, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (held->file >= 0) {
    // Check the file again after locking it, because another process that had the lock may have removed the file in the meantime.
    if (flock(held->file, LOCK_EX | LOCK_NB) == 0 && fstat(held->file, &status) == 0 && status.st_nlink > 0 && is_ours(held->file, status.st_size)) {
      // Reserve the space now. If the disk were full later, writing to the memory would raise a signal.
      if (posix_fallocate(held->file, 0, SIZE) == 0) {
        recover(held->descriptor, held->file);
        if (map(held->lines, held->file)) {
          held->path = held->memory;
          return;
        }
      }
      unlink(held->memory);
    }
    close(held->file);
  }
}

stk_process_held_lines *stk_process_begin_holding(int descriptor, const char *journal) {
  stk_process_held_lines *held = unused_place();
  held->process = getpid();
  held->is_torn = false;
  held->descriptor = descriptor;
  if (journal && held->lines && !is_over) put_page_into_file(held, journal);
  return held;
}

void stk_process_end_holding(stk_process_held_lines *held) {
  stk_process_take_lines(held);
  if (held->path) {
    held->path = NULL;
    // Replace the page with private memory at the same address, because a signal handler may be reading it.
    map(held->lines, -1);
    // Unlink the file while it's locked, so another process creates its own file.
    unlink(held->memory);
    close(held->file);
  } else {
    stk_process_forget_lines(held);
  }
  held->is_used = false;
}

bool stk_process_outlives_process(const stk_process_held_lines *held) { return held->path != NULL; }

bool stk_process_hold_lines(stk_process_held_lines *held, const void *text, size_t size) {
  page *lines = held->lines;
  if (!lines) return false;
  uint64_t count = atomic_load_explicit(&lines->count, memory_order_acquire);
  for (;;) {
    if (is_over) return false;
    if (count & LOCKED) {
      sched_yield();
      count = lines->count;
      continue;
    }
    if (size > ROOM - count) return false;
    if (count == 0) lines->offset = (uint64_t)lseek(held->descriptor, 0, SEEK_END);
    memcpy(lines->text + count, text, size);
    if (atomic_compare_exchange_strong(&lines->count, &count, count + size)) return true;
  }
}

stk_process_lines stk_process_take_lines(stk_process_held_lines *held) {
  page *lines = held->lines;
  if (!lines) return (stk_process_lines){.text = ""};
  uint64_t count = lines->count;
  // Wait until the lines are written, because later writes to the file must not precede them.
  while (count & LOCKED || !atomic_compare_exchange_weak(&lines->count, &count, count | LOCKED)) {
    sched_yield();
    count = lines->count;
  }
  return (stk_process_lines){.text = lines->text, .count = count, .follow_torn_line = atomic_exchange(&held->is_torn, false)};
}

void stk_process_forget_lines(stk_process_held_lines *held) {
  if (held->lines) held->lines->count = 0;
}

static void write_lines(stk_process_held_lines *held) {
  page *lines = held->lines;
  if (!lines) return;
  uint64_t count = lines->count;
  do {
    if (count == 0 || count & LOCKED || held->process != getpid()) return;
  } while (!atomic_compare_exchange_weak(&lines->count, &count, count | LOCKED));
  if (held->is_torn && write_all(held->descriptor, "\n", 1) == 1) held->is_torn = false;
  size_t written = write_all(held->descriptor, lines->text, count);
  if (written > 0 && written < count && lines->text[written - 1] != '\n') held->is_torn = true;
  lines->count = 0;
}

void stk_process_write_held_lines(void) {
  int error = errno;
  for (stk_process_held_lines *held = first_place; held; held = held->next) write_lines(held);
  errno = error;
}

void stk_process_end_holding_lines(void) {
  int error = errno;
  is_over = true;
  for (stk_process_held_lines *held = first_place; held; held = held->next) {
    write_lines(held);
    const char *path = held->path;
    if (path && held->process == getpid() && held->lines->count == 0) unlink(path);
  }
  errno = error;
}
