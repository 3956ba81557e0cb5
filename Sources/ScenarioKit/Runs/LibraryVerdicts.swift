import Foundation

/// What the test libraries say about the tests of this process, which the journal says, too, in the end.
///
/// A library fails a test for reasons that no run sees: an error that the test throws after its scenario, an assertion on another thread, an expectation that nobody waits for.
/// - What XCTest reports is compared at the end of each test.
/// - What Swift Testing reports is compared at the end of the process.
/// - A test that failed and has no run gets one.
enum LibraryVerdicts {
  /// A failure that a library has reported.
  struct Failure: Hashable, Sendable {
    var message: String
    var location: SourceLocation
  }

  private struct Entry: Sendable {
    let identity: String
    let name: String
    let journal: Journal
    /// The run, while it goes on.
    weak var run: ScenarioRun?
    var redaction = Redaction()
    var hasFailed = false
  }

  private struct State: Sendable {
    /// The runs of the current test of XCTest, or of all tests of Swift Testing.
    var entries: [Entry] = []
    /// The first failure of the current test of XCTest.
    var failure: Failure?
    /// How many failures the runs of this process have at each place.
    var places: [String: Int] = [:]
    /// Whether a journal of this process has a failed test.
    var hasFailed = false
  }

  private static let state = Guarded(State())

  // MARK: Runs

  /// Takes note of a run that begins and writes to a journal of the process.
  static func begin(_ run: ScenarioRun) {
    guard let journal = run.journal, journal.isOfProcess, run.outer == nil else { return }
    let entry = Entry(identity: run.identity, name: TestResults.name(feature: run.feature, test: run.test), journal: journal, run: run)
    state.withLock { $0.entries.append(entry) }
  }

  /// Takes note of where a failure stands that a run has: the library may report it too, as one of no test, because it was recorded on another thread.
  static func runHasFailure(at location: SourceLocation) { state.withLock { $0.places[location.place, default: 0] += 1 } }

  /// Takes note of how a run ended.
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

  /// Takes note that XCTest begins a test.
  static func testOfXCTestStarted() { state.withLock { ($0.entries, $0.failure) = ([], nil) } }

  /// Takes note of a failure that XCTest has recorded.
  static func testOfXCTestFailed(_ failure: Failure) { state.withLock { $0.failure = $0.failure ?? failure } }

  /// Compares the end of a test of XCTest with its runs.
  static func testOfXCTestEnded(named name: String?) {
    let failure = state.withLock { state in
      defer { state.failure = nil }
      return state.failure
    }
    guard let failure, let name, let slash = name.firstIndex(of: "/") else { return }
    compare(failure, with: state.withLock { $0.entries }, feature: String(name[..<slash]), test: String(name[name.index(after: slash)...]) + "()")
  }

  // MARK: The end of the process

  /// Compares what Swift Testing has reported with the runs of its tests.
  static func compareAtEnd() {
    let issues = IssueLog.read()
    if issues.isEmpty { return }
    let entries = Dictionary(grouping: state.withLock { $0.entries }, by: \.name)
    var compared: Set<String> = []
    // Each failure of a run is one issue.
    var places = state.withLock { $0.places }
    for issue in issues {
      guard let test = issue.test else { continue }
      places[issue.location.place, default: 0] -= 1
      let name = TestResults.name(feature: test.feature, test: test.name)
      guard compared.insert(name).inserted else { continue }
      compare(Failure(message: issue.message, location: issue.location), with: entries[name] ?? [], feature: test.feature, test: test.name)
    }
    // An issue outside any test is given to each part of the library that runs tests at the time.
    var told: Set<Failure> = []
    for issue in issues where issue.test == nil {
      let failure = Failure(message: issue.message, location: issue.location)
      guard told.insert(failure).inserted else { continue }
      places[failure.location.place, default: 0] -= 1
      if places[failure.location.place, default: 0] < 0 { failRun(failure) }
    }
  }

  /// Writes that the run has failed, if no journal of this process says so.
  static func failRunIfNoTestFailed(_ message: @autoclosure () -> String) {
    if state.withLock({ $0.hasFailed || $0.entries.contains { $0.run?.hasFailed == true } }) { return }
    failRun(Failure(message: message(), location: .nowhere))
  }

  /// Writes a failure of the run that belongs to no test.
  private static func failRun(_ failure: Failure) { makeRun(failure, feature: RunItself.feature, test: RunItself.test) }

  // MARK: Comparing

  private static func compare(_ failure: Failure, with entries: [Entry], feature: String, test: String) {
    if entries.contains(where: { $0.hasFailed || $0.run?.hasFailed == true }) { return }
    guard let entry = entries.last else { return makeRun(failure, feature: feature, test: test) }
    if let run = entry.run { return run.note(failure) }
    state.withLock { $0.hasFailed = true }
    let event = JournalEvent.failed(
      .init(
        test: entry.identity, failure: entry.redaction.apply(to: failure.asFailure), location: failure.location.withRelativePath, virtual: .zero,
        wall: WallTime(time: Platform.microsecondsSince1970)))
    entry.journal.write(event)
    ConsoleLog.standard.show(event)
  }

  private static func makeRun(_ failure: Failure, feature: String, test: String) {
    guard let journal = Journal.standard else { return }
    let run = ScenarioRun(
      feature: feature, test: test, reporter: NoReporter(), journal: journal, console: .standard, scheduler: nil, isAmbient: false, picture: nil)
    run.start()
    run.note(failure)
    run.finish()
  }
}

extension SourceLocation {
  /// The end of the path and the line, because libraries write paths in different ways.
  fileprivate var place: String { filePath.split(separator: "/").suffix(2).joined(separator: "/") + ":\(line)" }
}

/// The reporter of what the library itself has reported.
private struct NoReporter: TestReporter {
  func record(_ failure: TestFailure, at location: SourceLocation) {}
}

extension LibraryVerdicts.Failure {
  fileprivate var asFailure: TestFailure { .external(message) }
}

extension ScenarioRun {
  /// Fails the test because its library has, unless something in it has failed already.
  fileprivate func note(_ failure: LibraryVerdicts.Failure) {
    let noted: TestFailure? = lock.withLock {
      if state.hasFailed { return nil }
      state.fail()
      return state.redaction.apply(to: failure.asFailure)
    }
    guard let noted else { return }
    emit(.failed(.init(test: identity, failure: noted, location: failure.location.withRelativePath, virtual: virtualNow, wall: wallNow())))
  }
}
