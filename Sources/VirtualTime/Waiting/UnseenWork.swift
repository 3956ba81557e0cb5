/// The parts of an app's work that a scheduler does not see, and so cannot wait for in virtual time.
public struct UnseenWork: Equatable, Sendable {
  /// Whether tasks run in real time altogether, because this Swift runtime does not let a scheduler own them.
  public var isAllConcurrency: Bool

  /// The types of the app's own executors, which ran some of its tasks or actors: “DatabaseExecutor”; sorted.
  public var executors: [String]

  /// Creates a description of work that a scheduler does not see.
  package init(isAllConcurrency: Bool = false, executors: [String] = []) {
    self.isAllConcurrency = isAllConcurrency
    self.executors = executors
  }

  /// Whether the scheduler sees everything.
  public var isEmpty: Bool { !isAllConcurrency && executors.isEmpty }

  /// What a failed wait says about it; `nil` where the scheduler sees everything.
  public var sentence: String? {
    if isAllConcurrency { return VirtualScheduler.captureNotice }
    guard !executors.isEmpty else { return nil }
    let names = executors.map { "“\($0)”" }.joined(separator: ", ")
    let subject = executors.count == 1 ? "an executor of its own, \(names)" : "executors of its own, \(names)"
    return "The app ran tasks on \(subject). Virtual time does not see what runs there: the result of such a task may have come too late for this wait."
  }
}
