// `Mutex` of the Synchronization module, which a scheduler's thread may hold while it waits in virtual time.
//
// The code that locks a free mutex is inlined into its callers. A function of the module is called only if another thread has the mutex. The function
// is redefined here, and the linker uses this definition.

#include "Locks.h"
#include "InterposedFunctions.h"

#ifdef CATCHES_FUNCTIONS

// The handle is a word: the kernel's identifier of the owning thread, and two bits for threads that wait in the kernel.
typedef _Atomic uint32_t mutex_word;

enum { owner_bits = 0x3FFFFFFF };

static bool take(void *mutex) {
  uint32_t nobody = 0;
  return atomic_compare_exchange_strong((mutex_word *)mutex, &nobody, (uint32_t)interposed_thread_id());
}

static bool is_free(void *mutex) { return atomic_load((mutex_word *)mutex) == 0; }

// See `mutex_word` in Interposition.def.
static int owner_of(void *mutex) { return atomic_load((mutex_word *)mutex) & owner_bits; }

static void take_over(void *mutex) { atomic_store((mutex_word *)mutex, (uint32_t)interposed_thread_id()); }

static const interposed_lock_kind kind = {take, is_free, owner_of, take_over};

// `_MutexHandle._lockSlow(_:)`.
SWIFTCALL void stk_interposed_mutex_lock_slow(uint32_t number, SWIFT_SELF void *mutex) {
  stk_time_thread_state *thread = interposed_clock_thread();
  const stk_time_dispatch_callbacks *own = thread ? interposed_callbacks() : NULL;
  // Call the original if this thread already has the mutex, because the original then crashes, as on a device.
  if (!own || owner_of(mutex) == interposed_thread_id()) return SWIFT_ORIGINAL(mutex_lock_slow)(number, mutex);
  interposed_take_lock(own, thread, &kind, mutex);
}

#endif
