// Notification observers that captured code adds to the default center, and their removal.
//
// Foundation's functions are redefined here. The linker uses these definitions for the process's code, and they call Foundation's.

#include "Interposed.h"
#include "RunLoops.h"
#include "SwiftConventions.h"

static stk_time_observer_callbacks installed;
static const stk_time_observer_callbacks *_Atomic callbacks;

void stk_time_note_observers(stk_time_observer_callbacks given) {
  installed = given;
  atomic_store_explicit(&callbacks, &installed, memory_order_release);
}

#ifdef CATCHES_FUNCTIONS

#define CENTER "$s20FoundationEssentials18NotificationCenterC"
#define ADD CENTER "0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
#define REMOVE CENTER "0A0E14removeObserveryyypF"
#define REMOVE_NAMED CENTER "0A0E14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF"

typedef struct {
  void *object;
  const void *protocol;
} observer;

// The words of an optional `String` in the binary interface.
typedef struct {
  uint64_t count;
  void *object;
} name_words;

typedef SWIFTCALL observer (*add_function)(uint64_t count, void *name, void *object, void *queue, void *function, void *context, SWIFT_SELF void *center);
typedef SWIFTCALL void (*remove_function)(void **observer, SWIFT_SELF void *center);
typedef SWIFTCALL void (*remove_named_function)(void **observer, uint64_t count, void *name, void *object, SWIFT_SELF void *center);

static bool is_default(void *center) {
  typedef SWIFTCALL void *(*getter)(SWIFT_SELF void *type);
  static void *_Atomic known;
  void *found = atomic_load_explicit(&known, memory_order_relaxed);
  if (!found) {
    getter get = (getter)dlsym(RTLD_DEFAULT, CENTER "7defaultACvgZ");
    if (!get) return false;
    atomic_store_explicit(&known, found = get(NULL), memory_order_relaxed);
  }
  return center == found;
}

SWIFTCALL observer interposed_add_observer(
    uint64_t count, void *name, void *object, void *queue, void *function, void *context, SWIFT_SELF void *center) __asm__(ADD);

SWIFTCALL observer interposed_add_observer(
    uint64_t count, void *name, void *object, void *queue, void *function, void *context, SWIFT_SELF void *center) {
  stk_time_thread_state *thread = interposed_thread();
  const stk_time_observer_callbacks *own = thread && (thread->is_in_app || thread->is_in_job) ? atomic_load_explicit(&callbacks, memory_order_acquire) : NULL;
  if (!own || !is_default(center)) return ((add_function)dlsym(RTLD_NEXT, ADD))(count, name, object, queue, function, context, center);
  own->narrow(thread->scheduler, &function, &context);
  observer result = ((add_function)dlsym(RTLD_NEXT, ADD))(count, name, object, queue, function, context, center);
  stk_time_release(context);
  name_words words = {count, name};
  own->added(thread->scheduler, result.object, &words);
  return result;
}

static void tell_removal(void **observer) {
  const stk_time_observer_callbacks *own = atomic_load_explicit(&callbacks, memory_order_acquire);
  if (own) own->removed(*observer);
}

SWIFTCALL void interposed_remove_observer(void **observer, SWIFT_SELF void *center) __asm__(REMOVE);

SWIFTCALL void interposed_remove_observer(void **observer, SWIFT_SELF void *center) {
  tell_removal(observer);
  ((remove_function)dlsym(RTLD_NEXT, REMOVE))(observer, center);
}

SWIFTCALL void interposed_remove_named_observer(void **observer, uint64_t count, void *name, void *object, SWIFT_SELF void *center) __asm__(REMOVE_NAMED);

SWIFTCALL void interposed_remove_named_observer(void **observer, uint64_t count, void *name, void *object, SWIFT_SELF void *center) {
  tell_removal(observer);
  ((remove_named_function)dlsym(RTLD_NEXT, REMOVE_NAMED))(observer, count, name, object, center);
}

#endif
