#include "Caught.h"

#include <pthread.h>
#include <stdlib.h>

enum state { is_idle, is_running, is_parked, is_done };

struct vt_helper {
  struct vt_helper *next;
  pthread_mutex_t mutex;
  pthread_cond_t condition;
  enum state state;
  void (*function)(void *context);
  void *context;
  vt_thread_state *thread;
};

static pthread_mutex_t pool_mutex = PTHREAD_MUTEX_INITIALIZER;
static vt_helper *idle_helpers;

static void *run_helper(void *argument) {
  vt_helper *helper = argument;
  helper->thread = vt_thread();
  pthread_mutex_lock(&helper->mutex);
  for (;;) {
    while (helper->state != is_running) pthread_cond_wait(&helper->condition, &helper->mutex);
    pthread_mutex_unlock(&helper->mutex);
    vt_thread()->helper = helper;
    helper->function(helper->context);
    *vt_thread() = (vt_thread_state){0};
    pthread_mutex_lock(&helper->mutex);
    helper->state = is_done;
    pthread_cond_broadcast(&helper->condition);
  }
  return NULL;
}

vt_helper *vt_helper_take(void) {
  pthread_mutex_lock(&pool_mutex);
  vt_helper *helper = idle_helpers;
  if (helper) idle_helpers = helper->next;
  pthread_mutex_unlock(&pool_mutex);
  if (helper) return helper;
  helper = calloc(1, sizeof(vt_helper));
  pthread_mutex_init(&helper->mutex, NULL);
  pthread_cond_init(&helper->condition, NULL);
  vt_thread_state *thread = vt_thread();
  bool was_bypassing = thread->is_bypassing;
  thread->is_bypassing = true;
  pthread_t made;
  if (pthread_create(&made, NULL, run_helper, helper) != 0) abort();
  pthread_detach(made);
  thread->is_bypassing = was_bypassing;
  return helper;
}

void vt_helper_put(vt_helper *helper) {
  pthread_mutex_lock(&pool_mutex);
  helper->next = idle_helpers;
  idle_helpers = helper;
  pthread_mutex_unlock(&pool_mutex);
}

static bool let_run(vt_helper *helper) {
  pthread_mutex_lock(&helper->mutex);
  helper->state = is_running;
  pthread_cond_broadcast(&helper->condition);
  while (helper->state == is_running) pthread_cond_wait(&helper->condition, &helper->mutex);
  bool is_over = helper->state == is_done;
  if (is_over) helper->state = is_idle;
  pthread_mutex_unlock(&helper->mutex);
  return is_over;
}

bool vt_helper_run(vt_helper *helper, void (*function)(void *context), void *context) {
  helper->function = function;
  helper->context = context;
  return let_run(helper);
}

bool vt_helper_resume(vt_helper *helper) { return let_run(helper); }

void vt_helper_park(vt_helper *helper) {
  pthread_mutex_lock(&helper->mutex);
  helper->state = is_parked;
  pthread_cond_broadcast(&helper->condition);
  while (helper->state != is_running) pthread_cond_wait(&helper->condition, &helper->mutex);
  pthread_mutex_unlock(&helper->mutex);
}

void vt_helper_abandon(vt_helper *helper) {
  // libdispatch holds a queue's target with the queue.
  for (const vt_held_queue *held = helper->thread->held_queues; held; held = held->outer) {
    for (void *queue = held->queue; queue; queue = vt_describe_queue(queue).target) caught_queue_stays_held(queue);
  }
}
