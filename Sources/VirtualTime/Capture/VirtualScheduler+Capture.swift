import CConcurrencyHooks

/// The scheduler's connection to the Swift runtime.
extension VirtualScheduler {
  /// Whether a scheduler can control Swift concurrency on this platform.
  ///
  /// If the value is `false`, only ``VirtualClock`` and ``schedule(after:name:_:)`` are virtual.
  /// In that case, a sentence is printed to standard error once, and every failed wait says so too.
  public static let capturesSwiftConcurrency: Bool = {
    guard let reasonForRealTime else { return true }
    stk_time_print_error("ScreenTestKit: \(UnseenWork.captureNotice) The reason: \(reasonForRealTime)\n")
    return false
  }()

  /// A sentence that says why Swift concurrency can't be captured, or `nil` if it can.
  static let reasonForRealTime: String? = RuntimeHooks.install()

  /// Whether blocks that captured code submits to dispatch queues are captured too.
  package static var capturesDispatch: Bool { RuntimeHooks.capturesDispatch }

  /// The scheduler of the calling code, or `nil` if the scheduler doesn't capture what the code starts.
  package static var capturingOwner: VirtualScheduler? { owner.flatMap { $0.isCapturing ? $0 : nil } }

  /// Returns the identifier of a new task, which is the newest identifier in the process.
  static func newestTaskID() -> UInt64 {
    guard let job = RuntimeHooks.divert({ Task.detached {} }) else { return 0 }
    let id = stk_time_task_id(job)
    stk_time_run_global(job)
    return id
  }

  /// Runs main-actor code immediately on the main actor.
  func performOnMainActor(_ action: @escaping @Sendable @MainActor () -> Void, _ thread: UnsafeMutablePointer<stk_time_thread_state>) {
    guard let job = RuntimeHooks.divert({ Task { @MainActor in action() } }) else { return }
    thread.pointee.is_on_main_actor = true
    stk_time_run_main(job)
  }
}

/// The causes of the running code.
extension VirtualScheduler {
  /// The cause that work started here inherits, and the cause that messages show.
  var causesHere: (UInt32, UInt32) {
    let cause = causeHere
    return (cause, shownCauseOfTask ?? cause)
  }

  /// The name of the running code in messages, or `nil` if it has none.
  package var nameOfWorkHere: String? {
    let cause = shownCauseOfTask ?? causeHere
    return cause == CauseTable.unnamed ? nil : locked { timeline.causes[cause] }
  }

  /// The cause that messages show for the running code.
  var shownCauseHere: String {
    let cause = shownCauseOfTask ?? causeHere
    return cause == CauseTable.unnamed && !stk_time_thread().pointee.is_in_app ? "the test" : locked { timeline.causes[cause] }
  }

  /// The cause to show for the current task's work, which includes the task's name if it has one.
  ///
  /// The value is `nil` outside the scheduler's tasks. It's also `nil` in the test's own tasks, because the app may be launched there.
  private var shownCauseOfTask: UInt32? {
    guard let record = JobRouter.currentRecord(on: self), !record.is_test else { return nil }
    return record.shown_cause
  }
}
