import Foundation

/// The counts of chosen and left-out tests and scenarios, to fail a run that checked nothing.
final class FilterSummary: @unchecked Sendable {
  static let ofProcess = FilterSummary()

  private let lock = NSLock()
  private var chosen = 0
  private var leftOut = 0
  private var tags: Set<String> = []
  private var hasReportedProblem = false

  /// Counts a scenario or test that runs.
  func noteChosen() { lock.withLock { chosen += 1 } }

  /// Counts a scenario or test that doesn't run, and collects its tags.
  func noteLeftOut(tags: [String]) {
    lock.withLock {
      leftOut += 1
      self.tags.formUnion(tags)
    }
  }

  /// Records that a test failed because the filter variables can't be read.
  func noteProblem() { lock.withLock { hasReportedProblem = true } }

  /// The result of the process with respect to its filter.
  enum Verdict: Equatable {
    /// Something was checked, or there was nothing to choose from.
    case fine
    /// Nothing was checked, but a later process of the same run decides.
    case leftToOther
    case failed(String)
  }

  /// Returns the verdict on this process at its end.
  /// - Parameters:
  ///   - choice: The filter of the process.
  ///   - others: The counts that other processes of the same run have left.
  func verdict(on choice: Choice, with others: OtherProcesses) -> Verdict {
    let (chosen, leftOut, tags, hasReportedProblem) = lock.withLock { (self.chosen, self.leftOut, self.tags, self.hasReportedProblem) }
    if let problem = choice.problem { return hasReportedProblem ? .fine : .failed(problem.failure.message) }
    // Accept a shard without chosen tests, because the other shards may have some.
    guard !choice.text.isEmpty, choice.shard == nil else { return .fine }
    if chosen > 0 {
      others.leave(.chosen)
      return .fine
    }
    let left = others.left
    defer { others.clear() }
    if left.contains(.chosen) || (leftOut == 0 && !left.contains(.none)) { return .fine }
    if others.decideLater {
      others.leave(.none)
      return .leftToOther
    }
    var message = "Nothing was checked: no test or scenario matches \(choice.text)."
    if !tags.isEmpty { message += " The tests and scenarios that were left out have the tags: \(tags.sorted().prefix(40).map { "@" + $0 }.joined(separator: ", "))." }
    return .failed(message)
  }

  /// Writes a problem of the whole process to standard error and returns its text, if there is one.
  static func reportAtEnd() -> String? {
    guard Choice.ofProcess.isActive, XCTestObserver.isInstalled else { return nil }
    // Don't report that nothing was checked if `screentest test` started this process, because it checks all of its processes together.
    if Choice.ofProcess.problem == nil, OtherProcesses.isJudgedByParent { return nil }
    guard case .failed(let message) = ofProcess.verdict(on: .ofProcess, with: .ofThisProcess) else { return nil }
    fflush(nil)
    StandardError.print("\nerror: " + message)
    return message
  }
}
