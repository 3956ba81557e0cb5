import CConcurrencyHooks

/// Decides which scheduler a job belongs to.
///
/// - A task that is known belongs where it belonged before, whichever thread resumes it.
/// - A new task belongs to the scheduler whose code starts it: its job or scope on this thread, the current task's scheduler,
///   or ``VirtualScheduler/current``.
/// - The tasks in which XCTest and Swift Testing run a test belong to no scheduler, even where ``VirtualScheduler/current`` is bound around them:
///   the test library waits for them, and would wait for ever.
/// - A task that is older than the scheduler, or was seen to belong to no scheduler, never changes sides.
/// - Jobs that are no tasks (an actor's queue, a yield) belong to the code that makes them.
enum JobRouter {
  /// Queues a job with its scheduler, or returns false when it has none.
  static func take(_ job: UnsafeMutableRawPointer, isMain: Bool) -> Bool {
    let thread = vt_thread()
    if thread.pointee.is_diverting {
      thread.pointee.diverted_job = job
      thread.pointee.is_diverting = false
      return true
    }
    let id = vt_task_id(job)
    guard id != 0 else { return takeAnonymous(job, thread) }
    var record = vt_task_record()
    if vt_registry_find(id, &record), let owner = record.owner {
      let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue()
      if record.is_test {
        scheduler.enqueueTestJob(job, isMain: isMain)
        return true
      }
      // A thread outside has brought something, and may bring more.
      if thread.pointee.scheduler == nil, VirtualScheduler.current == nil { scheduler.noteOutsideWork() }
      scheduler.enqueue(job, taskID: id, isMain: isMain, cause: record.cause, shownCause: record.shown_cause)
      return true
    }
    if !vt_registry_is_foreign(id), let scheduler = VirtualScheduler.ofTest(thread), vt_current_task() != job, vt_is_task_of_test_library(job) {
      scheduler.adoptTestTask(job, id: id, isOfLibrary: true)
      scheduler.enqueueTestJob(job, isMain: isMain)
      return true
    }
    guard !vt_registry_is_foreign(id), let (scheduler, cause) = starter(of: job, thread), id > scheduler.firstTaskID else {
      vt_registry_mark_foreign(id)
      return false
    }
    scheduler.adopt(job, taskID: id, cause: cause)
    scheduler.enqueue(job, taskID: id, isMain: isMain, cause: cause, shownCause: cause)
    return true
  }

  /// Queues the job that ends a sleep of the current task, or returns false when that task belongs to no scheduler.
  static func take(_ job: UnsafeMutableRawPointer, after delay: Int64) -> Bool {
    let thread = vt_thread()
    if thread.pointee.is_diverting {
      thread.pointee.diverted_job = job
      thread.pointee.is_diverting = false
      return true
    }
    let id = vt_current_task_id()
    guard let record = recordOfCurrentTask(id) ?? adoptCurrentTask(id), let owner = record.owner else { return false }
    let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue()
    let shown = record.is_test ? CauseTable.test : nameCurrentTask(id, record, scheduler)
    scheduler.enqueue(job, after: delay, sleeperID: id, cause: record.cause, shownCause: shown)
    return true
  }

  /// The record of the current task, if it belongs to the scheduler, with the task's own name in its cause.
  static func currentRecord(on scheduler: VirtualScheduler) -> vt_task_record? {
    let id = vt_current_task_id()
    guard var record = recordOfCurrentTask(id), let owner = record.owner else { return nil }
    let other = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue()
    guard other === scheduler else { return nil }
    record.shown_cause = nameCurrentTask(id, record, scheduler)
    return record
  }

  // MARK: Steps

  private static func takeAnonymous(_ job: UnsafeMutableRawPointer, _ thread: UnsafeMutablePointer<vt_thread_state>) -> Bool {
    // What the test's own code makes an actor do runs where it would run without the scheduler.
    if let scheduler = VirtualScheduler.ofTest(thread) { return scheduler.takeYieldOfTest(job) }
    let id = vt_current_task_id()
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

  /// Remembers a task that started without an enqueued job of its own (at once, or in the queue of an actor) when it first sleeps.
  private static func adoptCurrentTask(_ id: UInt64) -> vt_task_record? {
    guard id != 0, !vt_registry_is_foreign(id), let task = vt_current_task() else { return nil }
    let thread = vt_thread()
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

  /// The scheduler whose code starts a task here, and the cause that the task inherits.
  static func starter(of job: UnsafeMutableRawPointer, _ thread: UnsafeMutablePointer<vt_thread_state>) -> (VirtualScheduler, UInt32)? {
    if let owner = thread.pointee.scheduler {
      if VirtualScheduler.ofTest(thread) != nil, vt_current_task() == job || vt_is_task_of_test_library(job) { return nil }
      return (Unmanaged<VirtualScheduler>.fromOpaque(owner).takeUnretainedValue(), thread.causeOfWork)
    }
    // A task that is queued again while it runs (a change of actor) is not new.
    guard vt_current_task() != job else { return nil }
    if let record = recordOfCurrentTask(vt_current_task_id()), let owner = record.owner {
      return (Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue(), record.cause)
    }
    guard let current = VirtualScheduler.current, current.isCapturing, !vt_is_task_of_test_library(job) else { return nil }
    return (current, CauseTable.unnamed)
  }

  static func ownerOfCurrentTask() -> VirtualScheduler? {
    guard let owner = recordOfCurrentTask(vt_current_task_id())?.owner else { return nil }
    return Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue()
  }

  /// The scheduler that a task of a test itself belongs to.
  static func ownerOfTestTask(_ id: UInt64) -> VirtualScheduler? {
    guard let record = recordOfCurrentTask(id), let owner = record.owner else { return nil }
    let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeRetainedValue()
    return record.is_test ? scheduler : nil
  }

  /// What is known about the current task; its owner comes retained.
  private static func recordOfCurrentTask(_ id: UInt64) -> vt_task_record? {
    guard id != 0 else { return nil }
    var record = vt_task_record()
    return vt_registry_find(id, &record) ? record : nil
  }

  /// The cause to show for work of the current task: with its name, which is only known while it runs.
  private static func nameCurrentTask(_ id: UInt64, _ record: vt_task_record, _ scheduler: VirtualScheduler) -> UInt32 {
    guard record.shown_cause == record.cause, let name = vt_current_task_name() else { return record.shown_cause }
    let text = String(cString: name)
    let shown = scheduler.locked { scheduler.timeline.causes.number(ofTaskNamed: text, startedBy: record.cause) }
    vt_registry_set_shown_cause(id, shown)
    return shown
  }
}
