import CConcurrencyHooks

/// What a scheduler has of the Swift runtime.
extension VirtualScheduler {
  /// Whether this platform lets a scheduler own Swift concurrency.
  ///
  /// Where it is false, only ``VirtualClock`` and ``schedule(after:name:_:)`` are virtual.
  /// A sentence on standard error says so then, once, and each failed wait says it too.
  public static let capturesSwiftConcurrency: Bool = {
    guard let problem = RuntimeHooks.install() else { return true }
    vt_print_error("ScreenTestKit: \(UnseenWork.captureNotice) The reason: \(problem)\n")
    return false
  }()

  /// Whether the blocks of dispatch queues that captured code uses are captured too.
  package static var capturesDispatch: Bool { RuntimeHooks.capturesDispatch }

  /// The scheduler that the calling code belongs to, where it captures what that code starts.
  package static var capturingOwner: VirtualScheduler? { owner.flatMap { $0.isCapturing ? $0 : nil } }

  /// The identifier of a task that is made for the purpose, and so the newest one.
  static func newestTaskID() -> UInt64 {
    guard let job = RuntimeHooks.divert({ Task.detached {} }) else { return 0 }
    let id = vt_task_id(job)
    vt_run_global(job)
    return id
  }

  /// Runs main-actor code as the main actor, now.
  func performOnMainActor(_ action: @escaping @Sendable @MainActor () -> Void, _ thread: UnsafeMutablePointer<vt_thread_state>) {
    guard let job = RuntimeHooks.divert({ Task { @MainActor in action() } }) else { return }
    thread.pointee.is_on_main_actor = true
    vt_run_main(job)
  }
}

/// The causes of the code that runs here.
extension VirtualScheduler {
  /// The cause that work which starts here inherits, and the one that messages show.
  var causesHere: (UInt32, UInt32) {
    let cause = causeHere
    return (cause, shownCauseOfTask ?? cause)
  }

  /// What the code that runs here is called in messages; `nil` where it has no name.
  package var nameOfWorkHere: String? {
    let cause = shownCauseOfTask ?? causeHere
    return cause == CauseTable.unnamed ? nil : locked { timeline.causes[cause] }
  }

  /// The cause that messages show for code that runs here.
  var shownCauseHere: String {
    let cause = shownCauseOfTask ?? causeHere
    return cause == CauseTable.unnamed && !vt_thread().pointee.is_in_app ? "the test" : locked { timeline.causes[cause] }
  }

  /// The cause to show for work of the current task, which may have a name of its own; `nil` outside of the scheduler's tasks, and in the test's own,
  /// in which the app may be launched, too.
  private var shownCauseOfTask: UInt32? {
    guard let record = JobRouter.currentRecord(on: self), !record.is_test else { return nil }
    return record.shown_cause
  }
}
