import Foundation

/// The results that the test libraries report for this process, which are added to its journals.
///
/// A library can fail a test for reasons that a run doesn't observe: an error thrown after the scenario, an assertion on another thread, or an expectation in work that the test doesn't wait for.
/// - Failures from XCTest that no run was notified of are added at the end of each test.
/// - Issues from Swift Testing are compared at the end of the process.
/// - If a failed test doesn't have a run, a run is created.
enum LibraryVerdicts {
  /// A failure reported by a library.
  struct Failure: Hashable, Sendable {
    var message: String
    var location: SourceLocation
  }

  private struct Entry: Sendable {
    let identity: String
    let name: String
    let journal: Journal
    /// The run, until it ends.
    weak var run: ScenarioRun?
    var redaction = Redaction()
    var hasFailed = false
  }

  private struct State: Sendable {
    /// The runs of the current XCTest test, or of all Swift Testing tests.
    var entries: [Entry] = []
    /// The first failure of the current XCTest test.
    var firstFailure: Failure?
    /// The failures of the current XCTest test that no run was notified of, in order.
    var unseenFailures: [Failure] = []
    /// The number of failures that runs of this process recorded at each place.
    var places: [String: Int] = [:]
    /// Whether a journal of this process contains a failed test.
    var hasFailed = false
  }

  private static let state = Guarded(State())

  // MARK: Runs

  /// Records the start of a run that writes to a journal of the process.
  static func begin(_ run: ScenarioRun) {
    guard let journal = run.journal, journal.isOfProcess, run.outer == nil else { return }
    let entry = Entry(identity: run.identity, name: TestResults.name(feature: run.feature, test: run.test), journal: journal, run: run)
    state.withLock { $0.entries.append(entry) }
  }

  /// Records the place of a run's failure.
  ///
  /// If the failure was recorded on another thread, the library may report the same failure outside any test.
  static func runHasFailure(at location: SourceLocation) { state.withLock { $0.places[location.place, default: 0] += 1 } }

  /// Records the end of a run.
  static func end(_ run: ScenarioRun, hasFailed: Bool, _ redaction: Redaction) {
    guard let journal = run.journal, journal.isOfProcess, run.outer == nil else { return }
    state.withLock { state in
      if hasFailed { state.hasFailed = true }
      guard let index = state.entries.lastIndex(where: { $0.identity == run.identity && $0.journal === journal }) else { return }
      state.entries[index].run = nil
      (state.entries[index].hasFailed, state.entries[index].redaction) = (hasFailed, redaction)
    }
  }

  // MARK: XCTest

  /// Records that XCTest started a test.
  static func testOfXCTestStarted() { state.withLock { ($0.entries, $0.firstFailure, $0.unseenFailures) = ([], nil, []) } }

  /// Records a failure from XCTest.
  /// - Parameter run: The run that is notified of the failure, or has reported it itself, or `nil` if there isn't one.
  static func testOfXCTestFailed(_ failure: Failure, in run: ScenarioRun?) {
    // A run that is one of many in different orders passes its failure on to the outer run.
    let isSeen = run.map { $0.journal?.isOfProcess == true || $0.collector != nil } ?? false
    state.withLock { state in
      state.firstFailure = state.firstFailure ?? failure
      if !isSeen { state.unseenFailures.append(failure) }
    }
  }

  /// Adds the failures of a finished XCTest test that its runs weren't notified of.
  static func testOfXCTestEnded(named name: String?) {
    let (first, unseen) = state.withLock { state in
      defer { (state.firstFailure, state.unseenFailures) = (nil, []) }
      return (state.firstFailure, state.unseenFailures)
    }
    guard let first, let name, let slash = name.firstIndex(of: "/") else { return }
    let (feature, test) = (String(name[..<slash]), String(name[name.index(after: slash)...]) + "()")
    let entries = state.withLock { $0.entries }
    if unseen.isEmpty { compare(first, with: entries, feature: feature, test: test) } else { add(unseen, to: entries, feature: feature, test: test) }
  }

  // MARK: The end of the process

  /// Compares the issues from Swift Testing with the runs of its tests.
  static func compareAtEnd() {
    let issues = IssueLog.read()
    if issues.isEmpty { return }
    let entries = Dictionary(grouping: state.withLock { $0.entries }, by: \.name)
    var compared: Set<String> = []
    // Count down the recorded failures of each place by one for each issue, because the library reports each failure once.
    var places = state.withLock { $0.places }
    for issue in issues {
      guard let test = issue.test else { continue }
      places[issue.location.place, default: 0] -= 1
      let name = TestResults.name(feature: test.feature, test: test.name)
      guard compared.insert(name).inserted else { continue }
      compare(Failure(message: issue.message, location: issue.location), with: entries[name] ?? [], feature: test.feature, test: test.name)
    }
    // Handle an issue outside any test only once, although the library delivers the issue to every part of it that is running tests at the time.
    var told: Set<Failure> = []
    for issue in issues where issue.test == nil {
      let failure = Failure(message: issue.message, location: issue.location)
      guard told.insert(failure).inserted else { continue }
      places[failure.location.place, default: 0] -= 1
      if places[failure.location.place, default: 0] < 0 { failRun(failure) }
    }
  }

  /// Records a failure of the whole run, unless a journal of this process already has a failure.
  static func failRunIfNoTestFailed(_ message: @autoclosure () -> String) {
    if state.withLock({ $0.hasFailed || $0.entries.contains { $0.run?.hasFailed == true } }) { return }
    failRun(Failure(message: message(), location: .nowhere))
  }

  /// Records a failure that doesn't belong to a test.
  private static func failRun(_ failure: Failure) { makeRun([failure], feature: RunItself.feature, test: RunItself.test) }

  // MARK: Comparisons

  /// Records a failure, unless a run of its test has failed.
  private static func compare(_ failure: Failure, with entries: [Entry], feature: String, test: String) {
    if entries.contains(where: { $0.hasFailed || $0.run?.hasFailed == true }) { return }
    add([failure], to: entries, feature: feature, test: test)
  }

  /// Records failures in the last run of their test, or in a new run.
  private static func add(_ failures: [Failure], to entries: [Entry], feature: String, test: String) {
    guard let entry = entries.last else { return makeRun(failures, feature: feature, test: test) }
    if let run = entry.run { return run.note(failures) }
    state.withLock { $0.hasFailed = true }
    for failure in failures {
      let event = JournalEvent.failed(
        .init(
          test: entry.identity, failure: entry.redaction.apply(to: failure.asFailure), location: failure.location.withRelativePath, virtual: .zero,
          wall: WallTime(time: Platform.microsecondsSince1970)))
      entry.journal.write(event)
      ConsoleLog.standard.show(event, in: entry.journal)
    }
  }

  private static func makeRun(_ failures: [Failure], feature: String, test: String) {
    guard let journal = Journal.standard else { return }
    let run = ScenarioRun(
      feature: feature, test: test, reporter: NoReporter(), journal: journal, console: .standard, scheduler: nil, isAmbient: false, picture: nil)
    run.start()
    run.note(failures)
    run.finish()
  }
}

extension SourceLocation {
  /// The end of the path and the line, because the libraries write paths differently.
  fileprivate var place: String { filePath.split(separator: "/").suffix(2).joined(separator: "/") + ":\(line)" }
}

/// A reporter for failures that the library has already reported.
private struct NoReporter: TestReporter {
  func record(_ failure: TestFailure, at location: SourceLocation) {}
}

extension LibraryVerdicts.Failure {
  fileprivate var asFailure: TestFailure { .external(message) }
}

extension ScenarioRun {
  /// Fails the test because the library reported failures.
  ///
  /// If the test stops at its first failure, later failures are dropped.
  fileprivate func note(_ failures: [LibraryVerdicts.Failure]) {
    for failure in failures {
      let noted: TestFailure? = lock.withLock {
        if state.hasFailed, state.stopsAfterFailure { return nil }
        state.fail()
        return state.redaction.apply(to: failure.asFailure)
      }
      guard let noted else { return }
      emit(.failed(.init(test: identity, failure: noted, location: failure.location.withRelativePath, virtual: virtualNow, wall: wallNow())))
    }
  }
}
