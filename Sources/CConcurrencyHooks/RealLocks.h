// Locks and conditions of our own, which take real time whatever the thread belongs to: the functions of these names are caught for the code of apps.

#ifndef VT_REAL_LOCKS_H
#define VT_REAL_LOCKS_H

#include <pthread.h>
#include <time.h>

int vt_real_mutex_lock(pthread_mutex_t *mutex);
int vt_real_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex);
int vt_real_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end);
int vt_real_cond_signal(pthread_cond_t *condition);
int vt_real_cond_broadcast(pthread_cond_t *condition);

#endif
