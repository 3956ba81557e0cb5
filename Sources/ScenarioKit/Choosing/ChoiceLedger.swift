import Foundation

/// Counts what was chosen and what was left out, so that a run in which nothing was checked does not end with success.
final class ChoiceLedger: @unchecked Sendable {
  static let ofProcess = ChoiceLedger()

  private let lock = NSLock()
  private var chosen = 0
  private var leftOut = 0
  private var tags: Set<String> = []
  private var hasReportedProblem = false

  /// Takes note of a scenario or a test that runs.
  func noteChosen() { lock.withLock { chosen += 1 } }

  /// Takes note of a scenario or a test that does not run, and of its tags.
  func noteLeftOut(tags: [String]) {
    lock.withLock {
      leftOut += 1
      self.tags.formUnion(tags)
    }
  }

  /// Takes note that a test has failed because it is not known what was asked for.
  func noteProblem() { lock.withLock { hasReportedProblem = true } }

  /// What this process does about it at its end.
  enum Verdict: Equatable {
    /// Something was checked, or nothing was to be chosen from.
    case fine
    /// Nothing was checked; another process of the same run decides about it.
    case leftToOther
    case failed(String)
  }

  /// Judges the process at its end.
  /// - Parameters:
  ///   - choice: What was asked for.
  ///   - others: What other processes of the same run have left.
  func verdict(on choice: Choice, with others: OtherProcesses) -> Verdict {
    let (chosen, leftOut, tags, hasReportedProblem) = lock.withLock { (self.chosen, self.leftOut, self.tags, self.hasReportedProblem) }
    if let problem = choice.problem { return hasReportedProblem ? .fine : .failed(problem.failure.message) }
    // A shard may well be without any of the chosen ones.
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
    var message = "Nothing was checked: \(choice.text) has chosen no test and no scenario."
    if !tags.isEmpty { message += " The tags of those that were left out are: \(tags.sorted().prefix(40).map { "@" + $0 }.joined(separator: ", "))." }
    return .failed(message)
  }

  /// Writes to standard error what is wrong with the whole process, and returns the text; `nil` if nothing is wrong.
  static func reportAtEnd() -> String? {
    guard Choice.ofProcess.isActive, XCTestObserver.isInstalled else { return nil }
    // `screentest test` looks at all of its processes itself.
    if Choice.ofProcess.problem == nil, OtherProcesses.isJudgedByParent { return nil }
    guard case .failed(let message) = ofProcess.verdict(on: .ofProcess, with: .ofThisProcess) else { return nil }
    fflush(nil)
    StandardError.print("\nerror: " + message)
    return message
  }
}
