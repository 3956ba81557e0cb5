/// The parts of an app's work that a scheduler can't see, and therefore can't wait for in virtual time.
public struct UnseenWork: Equatable, Sendable {
  /// Whether all tasks run in real time, because this Swift runtime doesn't let a scheduler control them.
  public var isAllConcurrency: Bool

  /// The sorted type names of the app's custom executors, for example “DatabaseExecutor”.
  ///
  /// These executors ran some of the app's tasks or actors.
  public var executors: [String]

  /// Whether the app has started a thread or a process, or watches a file or a socket.
  ///
  /// A wait sees the results of this work only after they have arrived.
  public var hasOutsideWork: Bool

  /// Creates a description of work that a scheduler can't see.
  package init(isAllConcurrency: Bool = false, executors: [String] = [], hasOutsideWork: Bool = false) {
    self.isAllConcurrency = isAllConcurrency
    self.executors = executors
    self.hasOutsideWork = hasOutsideWork
  }

  /// Whether the scheduler sees everything.
  public var isEmpty: Bool { !isAllConcurrency && executors.isEmpty && !hasOutsideWork }

  /// The notice that is shown if ``VirtualScheduler/capturesSwiftConcurrency`` is `false`.
  static let captureNotice =
    "Tasks run in real time here, because this Swift runtime has no hooks that VirtualTime supports: "
    + "waits don't see tasks or `Task.sleep`, only scheduled events, busy idling resources and `VirtualClock`."

  private static let noteAboutOutsideWork =
    "A thread or a process was started, or a file or a socket is watched, in real time. To wait for its results, register an `IdlingResource` that is busy until then: "
    + "`IdlingResources.register(…)`."

  /// The sentence for the message of a failed wait, or `nil` if the scheduler sees everything.
  public var sentence: String? {
    if isAllConcurrency { return Self.captureNotice }
    guard !executors.isEmpty else { return hasOutsideWork ? Self.noteAboutOutsideWork : nil }
    let names = executors.map { "“\($0)”" }.joined(separator: ", ")
    let subject = executors.count == 1 ? "its own executor, \(names)" : "its own executors, \(names)"
    return "The app ran tasks on \(subject). Virtual time does not see these tasks, and their results may have come too late for this wait. "
      + "To wait for them, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`."
  }
}
