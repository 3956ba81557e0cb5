// The blocks that run as barriers wherever they are submitted: `DispatchWorkItem(flags: .barrier)`.

#include "Interposed.h"
#include "DispatchTypes.h"

#ifdef CATCHES_FUNCTIONS

#include <pthread.h>
#include <stdlib.h>

enum { barrier_flag = 1 };

// An open hash table by address. A deallocated block leaves its entry until another block is created at its address.
typedef struct {
  void *block;
  bool is_barrier;
} known_block;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static known_block *blocks;
static size_t capacity;
static size_t count;

// The invoke function of blocks with flags. No other block has it.
static void (*_Atomic invoke_with_flags)(void *block);

static known_block *place_of(void *block) {
  size_t index = ((uintptr_t)block >> 4) * 0x9E3779B97F4A7C15ull >> 20;
  for (;; index++) {
    known_block *place = &blocks[index & (capacity - 1)];
    if (!place->block || place->block == block) return place;
  }
}

static void grow(void) {
  known_block *old = blocks;
  size_t old_capacity = capacity;
  capacity = capacity ? capacity * 2 : 64;
  blocks = calloc(capacity, sizeof(known_block));
  for (size_t i = 0; i < old_capacity; i++) {
    if (old[i].block) *place_of(old[i].block) = old[i];
  }
  free(old);
}

static void *remember(void *block, unsigned long flags) {
  if (!block) return block;
  bool is_barrier = flags & barrier_flag;
  stk_process_real_mutex_lock(&mutex);
  if (is_barrier) {
    invoke_with_flags = ((struct block_layout *)block)->invoke;
    if (count * 2 >= capacity) grow();
  }
  if (capacity) {
    known_block *place = place_of(block);
    if (is_barrier && !place->block) {
      count++;
      place->block = block;
    }
    if (place->block) place->is_barrier = is_barrier;
  }
  pthread_mutex_unlock(&mutex);
  return block;
}

void *dispatch_block_create(unsigned long flags, void *block) { return remember(ORIGINAL(dispatch_block_create)(flags, block), flags); }

void *dispatch_block_create_with_qos_class(unsigned long flags, unsigned quality, int priority, void *block) {
  return remember(ORIGINAL(dispatch_block_create_with_qos_class)(flags, quality, priority, block), flags);
}

bool stk_time_is_barrier_block(void *block) {
  void (*invoke)(void *) = atomic_load_explicit(&invoke_with_flags, memory_order_relaxed);
  if (!invoke || ((struct block_layout *)block)->invoke != invoke) return false;
  stk_process_real_mutex_lock(&mutex);
  known_block *place = place_of(block);
  bool result = place->block && place->is_barrier;
  pthread_mutex_unlock(&mutex);
  return result;
}

#else

bool stk_time_is_barrier_block(void *block) {
  (void)block;
  return false;
}

#endif
