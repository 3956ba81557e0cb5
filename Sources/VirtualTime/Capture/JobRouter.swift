import CConcurrencyHooks

/// The rules that decide which scheduler a job belongs to.
///
/// - A known task keeps its scheduler, whichever thread resumes it.
/// - A new task belongs to the scheduler whose code starts it. The router looks first at the job or scope on this thread, then at the current task's
///   scheduler, and then at ``VirtualScheduler/current``.
/// - The tasks that XCTest and Swift Testing run a test in don't belong to a scheduler, even if ``VirtualScheduler/current`` is bound around them.
///   Otherwise the test library, which waits for these tasks, would wait forever.
/// - A task that is older than the scheduler, or that was found to belong to no scheduler, never gets one later.
/// - A job that isn't a task (an actor's queue, a yield) belongs to the code that creates it.
enum JobRouter {
  /// Queues a job on its scheduler, or returns `false` if it doesn't have one.
  static func take(_ job: UnsafeMutableRawPointer, isMain: Bool) -> Bool {
    let thread = stk_time_thread()
    if thread.pointee.is_diverting {
      thread.pointee.diverted_job = job
      thread.pointee.is_diverting = false
      return true
    }
    let id = stk_time_task_id(job)
    guard id != 0 else { return takeAnonymous(job, thread) }
    var record = stk_time_task_record()
    if stk_time_registry_find(id, &record), let owner = record.owner {
      let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue()
      if record.is_test {
        scheduler.enqueueTestJob(job, isMain: isMain)
        return true
      }
      // Expect more outside work, because a thread outside the scheduler resumed this task and may resume others.
      if thread.pointee.scheduler == nil, VirtualScheduler.current == nil { scheduler.noteOutsideWork() }
      scheduler.enqueue(job, taskID: id, isMain: isMain, cause: record.cause, shownCause: record.shown_cause)
      return true
    }
    if !stk_time_registry_is_foreign(id), let scheduler = VirtualScheduler.ofTest(thread), stk_time_current_task() != job, stk_time_is_task_of_test_library(job) {
      scheduler.adoptTestTask(job, id: id, isOfLibrary: true)
      scheduler.enqueueTestJob(job, isMain: isMain)
      return true
    }
    guard !stk_time_registry_is_foreign(id), let (scheduler, cause) = starter(of: job, thread), id > scheduler.firstTaskID else {
      stk_time_registry_mark_foreign(id)
      return false
    }
    scheduler.adopt(job, taskID: id, cause: cause)
    scheduler.enqueue(job, taskID: id, isMain: isMain, cause: cause, shownCause: cause)
    return true
  }

  /// Queues the job that ends the current task's sleep, or returns `false` if the task has no scheduler.
  static func take(_ job: UnsafeMutableRawPointer, after delay: Int64) -> Bool {
    let thread = stk_time_thread()
    if thread.pointee.is_diverting {
      thread.pointee.diverted_job = job
      thread.pointee.is_diverting = false
      return true
    }
    let id = stk_time_current_task_id()
    guard let record = recordOfCurrentTask(id) ?? adoptCurrentTask(id), let owner = record.owner else { return false }
    let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue()
    let shown = record.is_test ? CauseTable.test : nameCurrentTask(id, record, scheduler)
    scheduler.enqueue(job, after: delay, sleeperID: id, cause: record.cause, shownCause: shown)
    return true
  }

  /// Returns the current task's record, including the task's name, if the task belongs to the scheduler.
  static func currentRecord(on scheduler: VirtualScheduler) -> stk_time_task_record? {
    let id = stk_time_current_task_id()
    guard var record = recordOfCurrentTask(id), let owner = record.owner else { return nil }
    let other = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue()
    guard other === scheduler else { return nil }
    record.shown_cause = nameCurrentTask(id, record, scheduler)
    return record
  }

  // MARK: Steps

  private static func takeAnonymous(_ job: UnsafeMutableRawPointer, _ thread: UnsafeMutablePointer<stk_time_thread_state>) -> Bool {
    // Take only the ends of yields, because other work that the test's own code gives to an actor runs as it would without the scheduler.
    if let scheduler = VirtualScheduler.ofTest(thread) { return scheduler.takeYieldOfTest(job) }
    let id = stk_time_current_task_id()
    if let record = recordOfCurrentTask(id), let owner = record.owner {
      let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue()
      if record.is_test { return scheduler.takeYieldOfTest(job) }
      let shown = nameCurrentTask(id, record, scheduler)
      scheduler.enqueue(job, taskID: 0, isMain: false, cause: record.cause, shownCause: shown)
      return true
    }
    guard let owner = thread.pointee.scheduler else { return false }
    let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeUnretainedValue()
    scheduler.enqueue(job, taskID: 0, isMain: false, cause: thread.pointee.cause, shownCause: thread.pointee.cause)
    return true
  }

  /// Registers the current task when it first sleeps.
  ///
  /// This covers tasks that start without an enqueued job: immediately, or in an actor's queue.
  private static func adoptCurrentTask(_ id: UInt64) -> stk_time_task_record? {
    guard id != 0, !stk_time_registry_is_foreign(id), let task = stk_time_current_task() else { return nil }
    let thread = stk_time_thread()
    var cause = CauseTable.unnamed
    let starter: VirtualScheduler
    if let owner = thread.pointee.scheduler {
      starter = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeUnretainedValue()
      cause = thread.causeOfWork
    } else if let current = VirtualScheduler.current, current.isCapturing {
      starter = current
    } else {
      return nil
    }
    guard id > starter.firstTaskID else { return nil }
    starter.adopt(task, taskID: id, cause: cause)
    return recordOfCurrentTask(id)
  }

  /// Returns the scheduler whose code starts a task here, and the cause that the task inherits.
  static func starter(of job: UnsafeMutableRawPointer, _ thread: UnsafeMutablePointer<stk_time_thread_state>) -> (VirtualScheduler, UInt32)? {
    if let owner = thread.pointee.scheduler {
      if VirtualScheduler.ofTest(thread) != nil, stk_time_current_task() == job || stk_time_is_task_of_test_library(job) { return nil }
      return (Unmanaged<VirtualScheduler>.fromOpaque(owner).takeUnretainedValue(), thread.causeOfWork)
    }
    // Don't adopt the current task, because it isn't new. It's only enqueued again because it changes its actor.
    guard stk_time_current_task() != job else { return nil }
    if let record = recordOfCurrentTask(stk_time_current_task_id()), let owner = record.owner {
      return (Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue(), record.cause)
    }
    guard let current = VirtualScheduler.current, current.isCapturing, !stk_time_is_task_of_test_library(job) else { return nil }
    return (current, CauseTable.unnamed)
  }

  static func ownerOfCurrentTask() -> VirtualScheduler? {
    guard let owner = recordOfCurrentTask(stk_time_current_task_id())?.owner else { return nil }
    return Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue()
  }

  /// Returns the scheduler of a task that the test itself runs in.
  static func ownerOfTestTask(_ id: UInt64) -> VirtualScheduler? {
    guard let record = recordOfCurrentTask(id), let owner = record.owner else { return nil }
    let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue()
    return record.is_test ? scheduler : nil
  }

  /// Returns the record of the current task, with its owner retained.
  private static func recordOfCurrentTask(_ id: UInt64) -> stk_time_task_record? {
    guard id != 0 else { return nil }
    var record = stk_time_task_record()
    return stk_time_registry_find(id, &record) ? record : nil
  }

  /// Returns the cause to show for the current task's work.
  ///
  /// The cause includes the task's name, which can be read only while the task runs.
  private static func nameCurrentTask(_ id: UInt64, _ record: stk_time_task_record, _ scheduler: VirtualScheduler) -> UInt32 {
    guard record.shown_cause == record.cause, let name = stk_time_current_task_name() else { return record.shown_cause }
    let text = String(cString: name)
    let shown = scheduler.locked { scheduler.timeline.causes.number(ofTaskNamed: text, startedBy: record.cause) }
    stk_time_registry_set_shown_cause(id, shown)
    return shown
  }
}
