// Notification observers that captured code adds to the default center, and their removal.
//
// Foundation's functions are redefined here. The linker uses these definitions for the process's code, and they call Foundation's.

#include "Interposed.h"
#include "RunLoops.h"
#include "../Threads.h"
#include "InterposedFunctions.h"

static stk_time_observer_callbacks installed;
static const stk_time_observer_callbacks *_Atomic callbacks;

void stk_time_note_observers(stk_time_observer_callbacks given) {
  installed = given;
  atomic_store_explicit(&callbacks, &installed, memory_order_release);
}

#ifdef CATCHES_FUNCTIONS

// The words of an optional `String` in the binary interface.
typedef struct {
  uint64_t count;
  void *object;
} name_words;

static bool is_default(void *center) {
  typedef SWIFTCALL void *(*getter)(SWIFT_SELF void *type);
  static void *_Atomic known;
  void *found = atomic_load_explicit(&known, memory_order_relaxed);
  if (!found) {
    getter get = (getter)stk_process_original_or_null(stk_process_row_default_center);
    if (!get) return false;
    atomic_store_explicit(&known, found = get(NULL), memory_order_relaxed);
  }
  return center == found;
}

SWIFTCALL stk_process_value stk_interposed_add_observer(
    uint64_t count, void *name, void *object, void *queue, void *function, void *context, SWIFT_SELF void *center) {
  stk_time_thread_state *thread = interposed_thread();
  const stk_time_observer_callbacks *own = thread && (thread->is_in_app || thread->is_in_job) ? atomic_load_explicit(&callbacks, memory_order_acquire) : NULL;
  if (own && !stk_time_uses(stk_process_row_add_observer)) own = NULL;
  if (!own || !is_default(center)) return SWIFT_ORIGINAL(add_observer)(count, name, object, queue, function, context, center);
  own->narrow(thread->scheduler, &function, &context);
  stk_process_value result = SWIFT_ORIGINAL(add_observer)(count, name, object, queue, function, context, center);
  stk_time_release(context);
  name_words words = {count, name};
  own->added(thread->scheduler, result.object, &words);
  return result;
}

static void tell_removal(void **observer) {
  const stk_time_observer_callbacks *own = atomic_load_explicit(&callbacks, memory_order_acquire);
  if (own) own->removed(*observer);
}

SWIFTCALL void stk_interposed_remove_observer(void **observer, SWIFT_SELF void *center) {
  tell_removal(observer);
  SWIFT_ORIGINAL(remove_observer)(observer, center);
}

SWIFTCALL void stk_interposed_remove_named_observer(void **observer, uint64_t count, void *name, void *object, SWIFT_SELF void *center) {
  tell_removal(observer);
  SWIFT_ORIGINAL(remove_named_observer)(observer, count, name, object, center);
}

#endif
