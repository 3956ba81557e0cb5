/// The state of a watching run: the tests that failed, and the tests that a change affects and that haven't run since.
struct WatchSession {
  /// The reaction to an event.
  enum Reaction: Equatable {
    case run(WatchRequest)
    /// Nothing runs, and a line says why.
    case message(String)
    /// Watching ends with an exit code.
    case end(Int32)
    /// Watching ends by a signal.
    case endBySignal
  }

  /// The result of a run.
  enum Outcome: Equatable {
    /// The tests couldn't be built or listed.
    case notBuilt
    /// The tests ran.
    ///
    /// A run of no tests hasn't passed or failed.
    case ran(Set<ListedTest>, failed: Set<ListedTest>, hasPassed: Bool)
  }

  /// The tests that didn't pass the last time that they ran.
  private(set) var failed: Set<ListedTest> = []
  /// The request of the last run, which the Enter key repeats.
  private var last = WatchRequest(selection: .everything)
  /// The tests that changes affect and that couldn't be built since.
  private var pending = TestSelection()
  private var hasPassed = false

  /// The exit code when watching ends: 0 if the last run passed, 1 if it failed or couldn't be built.
  var exitCode: Int32 { hasPassed ? 0 : 1 }

  /// Decides what an event leads to.
  /// - Parameters:
  ///   - event: The event.
  ///   - package: The targets of the package, or `nil` if they aren't known.
  ///   - text: A closure that returns the text of a file in the package, or `nil` if the file doesn't exist.
  mutating func react(to event: WatchEvent, package: PackageTargets?, text: (String) -> String?) -> Reaction {
    switch event {
    case .start, .pressed(.all): return run(WatchRequest(selection: .everything))
    case .pressed(.again): return run(WatchRequest(selection: last.selection))
    case .pressed(.failed):
      if failed.isEmpty { return .message("No test failed the last time that it ran.") }
      return run(WatchRequest(selection: TestSelection(tests: failed), reasons: ["these failed before"]))
    case .pressed(.quit): return .end(exitCode)
    // Ctrl-C between two runs is the usual way to end watching. The other signals come from outside.
    case .signaled(let signal): return signal == Self.interrupt ? .end(exitCode) : .endBySignal
    case .changed(let changes): return react(to: changes, package, text)
    }
  }

  private mutating func react(to changes: FileChanges, _ package: PackageTargets?, _ text: (String) -> String?) -> Reaction {
    let affected = AffectedTests(changes, in: package, text: text)
    let change = Self.sentence(changes)
    guard !affected.selection.isEmpty else { return .message("\(change): no test runs, because \(affected.reasons.joined(separator: ", and ")).") }
    var request = WatchRequest(selection: affected.selection, change: change, reasons: affected.reasons)
    let others = failed.filter { !affected.selection.contains($0) }
    request.selection.tests.formUnion(others)
    if !others.isEmpty { request.reasons.append("\(others.count) \(others.count == 1 ? "test" : "tests") failed before") }
    return run(request)
  }

  private mutating func run(_ request: WatchRequest) -> Reaction {
    var request = request
    let requested = request.selection
    request.selection.formUnion(pending)
    if !requested.isEverything, request.selection != requested { request.reasons.append("earlier changes could not be built") }
    pending = request.selection
    last = request
    return .run(request)
  }

  /// Records the result of the requested run.
  mutating func note(_ outcome: Outcome) {
    switch outcome {
    case .notBuilt: hasPassed = false
    case .ran(let tests, let failed, let hasPassed):
      pending = TestSelection()
      if tests.isEmpty { return }
      self.failed.subtract(tests)
      self.failed.formUnion(failed)
      self.hasPassed = hasPassed
    }
  }

  /// Records the tests of the package, because a failed test can have been removed or renamed.
  mutating func noteTests(_ tests: some Sequence<ListedTest>) { failed.formIntersection(tests) }

  /// SIGINT, which is the same number on all platforms.
  private static let interrupt: Int32 = 2

  private static func sentence(_ changes: FileChanges) -> String {
    let paths = changes.paths
    switch paths.count {
    case 0: return "Files changed"
    case 1, 2: return paths.joined(separator: " and ") + " changed"
    default: return "\(paths[0]) and \(paths.count - 1) other files changed"
    }
  }
}
