#include "RealCalls.h"

#include <string.h>
#include <unistd.h>

#include <link.h>
#include <sys/syscall.h>

// MARK: Images

uintptr_t stk_process_executable_base, stk_process_executable_start, stk_process_executable_end;

void stk_process_find_code(const struct dl_phdr_info *image, uintptr_t *start, uintptr_t *end) {
  for (int i = 0; i < image->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &image->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    *start = image->dlpi_addr + segment->p_vaddr;
    *end = *start + segment->p_memsz;
  }
}

// Return 1 to stop after the first image, because that's the executable.
static int note_executable(struct dl_phdr_info *image, size_t size, void *context) {
  (void)size, (void)context;
  stk_process_executable_base = image->dlpi_addr;
  stk_process_find_code(image, &stk_process_executable_start, &stk_process_executable_end);
  return 1;
}

// Find the executable early, because threads start, and may crash, before there is any scheduler.
__attribute__((constructor(101))) static void find_executable(void) { dl_iterate_phdr(note_executable, NULL); }

// Returns whether an address is in this image. Compare the images and not the functions, because in a dynamic library, a function's name refers to
// the function that the process uses.
static bool is_in_this_image(const void *address) {
  Dl_info there = {0}, here = {0};
  return address && dladdr(address, &there) && dladdr((void *)is_in_this_image, &here) && there.dli_fbase == here.dli_fbase;
}

bool stk_process_is_ours(const char *name) { return is_in_this_image(dlsym(RTLD_DEFAULT, name)); }

void *stk_process_next_function(const char *name) {
  void *function = NULL;
#ifdef __GLIBC__
  // Look up the version for the second layout of conditions, because before glibc 2.36, an unversioned name finds the functions for the first layout.
  if (strncmp(name, "pthread_cond_", strlen("pthread_cond_")) == 0) function = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
#endif
  if (!function) function = dlsym(RTLD_NEXT, name);
  if (function) return function;
  function = dlsym(RTLD_DEFAULT, name);
  return is_in_this_image(function) ? NULL : function;
}

// MARK: Locks and conditions

int stk_process_real_mutex_lock(pthread_mutex_t *mutex) { return ORIGINAL(pthread_mutex_lock)(mutex); }

int stk_process_real_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) { return ORIGINAL(pthread_cond_wait)(condition, mutex); }

int stk_process_real_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end) {
  return ORIGINAL(pthread_cond_timedwait)(condition, mutex, end);
}

int stk_process_real_cond_signal(pthread_cond_t *condition) { return ORIGINAL(pthread_cond_signal)(condition); }

int stk_process_real_cond_broadcast(pthread_cond_t *condition) { return ORIGINAL(pthread_cond_broadcast)(condition); }

// MARK: Time

int stk_process_real_clock_gettime(clockid_t clock, struct timespec *time) {
#ifdef CATCHES_FUNCTIONS
  __typeof__(&clock_gettime) original = (__typeof__(&clock_gettime))stk_process_original_or_null(stk_process_row_clock_gettime);
  if (!original) return (int)syscall(SYS_clock_gettime, clock, time);
#else
  __typeof__(&clock_gettime) original = clock_gettime;
#endif
  return original(clock, time);
}

int64_t stk_process_real_time(clockid_t clock) {
  struct timespec now;
  stk_process_real_clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

struct timespec stk_process_deadline_after(int64_t nanoseconds) {
  struct timespec end;
  stk_process_real_clock_gettime(CLOCK_REALTIME, &end);
  int64_t fraction = (int64_t)end.tv_nsec + nanoseconds % 1000000000;
  end.tv_sec += nanoseconds / 1000000000 + fraction / 1000000000;
  end.tv_nsec = fraction % 1000000000;
  return end;
}

int stk_process_real_nanosleep(const struct timespec *time, struct timespec *rest) { return ORIGINAL(nanosleep)(time, rest); }
