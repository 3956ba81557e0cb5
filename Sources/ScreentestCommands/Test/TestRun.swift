import Foundation
import VirtualTime

/// A run of all tests in as many processes as necessary.
///
/// A test that ends its process doesn't end other tests.
struct TestRun: Sendable {
  /// The outcome of a run.
  struct Outcome: Equatable, Sendable {
    var results: [ListedTest: TestResult] = [:]
    /// Problems of the run that don't belong to a test, in full sentences.
    var problems: [String] = []
    /// The identifiers of the processes that ran the tests.
    var processes: [Int32] = []
  }

  /// Runs a batch of tests.
  ///
  /// The second argument is whether the batch contains all tests of the library.
  let runBatch: @Sendable (_ tests: [ListedTest], _ isEverything: Bool) throws -> TestBatch.Outcome

  /// Runs tests, each library separately.
  /// - Parameters:
  ///   - tests: The tests in their order.
  ///   - areEverything: Whether these are all tests of the package.
  func run(_ tests: [ListedTest], areEverything: Bool = false) -> Outcome {
    var outcome = Outcome()
    for library in ListedTest.Library.allCases {
      var waiting = tests.filter { $0.library == library }
      var isEverything = areEverything
      while !waiting.isEmpty, Interruption.shared.signal == nil {
        guard let batch = isEverything ? waiting : TestBatch.split(waiting).first else { break }
        run(batch, isEverything, &outcome)
        // Each iteration removes at least one test from the list, so the loop ends.
        waiting = waiting.filter { outcome.results[$0] == nil }
        isEverything = false
      }
    }
    return outcome
  }

  private func run(_ tests: [ListedTest], _ isEverything: Bool, _ outcome: inout Outcome) {
    let ended: TestBatch.Outcome
    do { ended = try runBatch(tests, isEverything) } catch {
      outcome.problems.append("A process for the tests could not be started: \(error.localizedDescription)")
      for test in tests { outcome.results[test] = .lost }
      return
    }
    outcome.processes.append(ended.process)
    outcome.results.merge(ended.results) { $1 }
    if Interruption.shared.signal != nil { return }
    let left = tests.filter { outcome.results[$0] == nil }
    if left.isEmpty {
      noteEndOfProcess(ended, &outcome)
    } else if tests.count == 1 {
      outcome.results[tests[0]] = Self.isEndOfTest(ended) ? .endedProcess(ended.end, at: ended.place(of: tests[0])) : .lost
    } else if ended.underWay.count == 1, let test = ended.underWay.first {
      outcome.results[test] = .endedProcess(ended.end, at: ended.place(of: test))
    } else {
      runAlone(ended.underWay.isEmpty ? Array(left.prefix(1)) : ended.underWay, ended, &outcome)
    }
  }

  /// Runs tests one by one if it isn't known which test ended the process.
  private func runAlone(_ tests: [ListedTest], _ ended: TestBatch.Outcome, _ outcome: inout Outcome) {
    for test in tests where Interruption.shared.signal == nil { run([test], false, &outcome) }
    let isExplained = tests.contains { if case .endedProcess = outcome.results[$0] { true } else { false } }
    if isExplained || Interruption.shared.signal != nil { return }
    let shown = tests.count.shownCount(atMost: 5)
    let names = tests.prefix(shown).map(\.id).joined(separator: ", ") + (tests.count > shown ? " and \(tests.count - shown) more" : "")
    outcome.problems.append("A process \(ended.end.text) before or while these tests ran, but none of them ended its process when run alone: \(names).")
  }

  private static func isEndOfTest(_ ended: TestBatch.Outcome) -> Bool { !ended.underWay.isEmpty || ended.end != .status(0) }

  /// Adds a problem if the process failed although each of its tests passed or was skipped.
  private func noteEndOfProcess(_ ended: TestBatch.Outcome, _ outcome: inout Outcome) {
    if ended.end == .status(0) || !ended.results.values.allSatisfy(\.isGood) { return }
    outcome.problems.append("A process \(ended.end.text) although each of its tests passed\(ended.lastWord.map { ": " + $0 } ?? ".")")
  }
}
