import Foundation

/// The runs of tests that bind none: plain XCTest and Swift Testing tests that use ScenarioKit alone.
///
/// Nobody says when such a test begins, so that is recognised by the first scenario or step that
/// - runs in another test: another Swift Testing test, or another function called `test…()`, or another task;
/// - stands in a `setUp` method;
/// - stands before the last one in the same function after a failure, so that the test has begun again.
final class AmbientRuns: @unchecked Sendable {
  static let shared = AmbientRuns()

  private struct Entry {
    let run: ScenarioRun
    let key: Key
    var place: (line: Int, column: Int)
  }

  private struct Key: Equatable {
    var feature: String
    var test: String
  }

  private let lock = NSLock()
  private var entries: [Int: Entry] = [:]

  private init() {
    atexit { AmbientRuns.shared.finishAll() }
  }

  /// The run that a scenario or step outside any other belongs to.
  func run(at location: SourceLocation, function: String) -> ScenarioRun {
    let task = Platform.taskIdentity
    let running = SwiftTesting.currentTest
    lock.lock()
    defer { lock.unlock() }
    let beginsTest = running != nil || (function.hasPrefix("test") && function.hasSuffix("()"))
    if var entry = entries[task] {
      let key = beginsTest ? Self.key(running, location, function) : entry.key
      let place = (location.line, location.column)
      let hasBegunAgain = entry.run.hasFailed && key.test == function && place <= entry.place
      if key == entry.key, !hasBegunAgain, !function.hasPrefix("setUp") || key.test == function {
        if key.test == function { entry.place = place }
        entries[task] = entry
        return entry.run
      }
      entry.run.finish()
    }
    let key = Self.key(running, location, function)
    let run = ScenarioRun(
      feature: key.feature, test: key.test, reporter: TestLibraryReporter(), journal: .standard, console: .standard, scheduler: nil)
    // Tasks of tests that are over leave their entries behind; a bounded number of them.
    if entries.count >= 256 { finishAllLocked() }
    entries[task] = Entry(run: run, key: key, place: (location.line, location.column))
    return run
  }

  private static func key(_ running: SwiftTesting.CurrentTest?, _ location: SourceLocation, _ function: String) -> Key {
    let file = location.fileID.split(separator: "/").last.map { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : String($0) }
    let feature = running?.suite ?? file ?? "Tests"
    let name = running?.name ?? (function.isEmpty ? "test" : function)
    return Key(feature: feature, test: name)
  }

  private func finishAll() {
    lock.withLock { finishAllLocked() }
  }

  private func finishAllLocked() {
    for entry in entries.values { entry.run.finish() }
    entries.removeAll()
  }
}

extension ScenarioRun {
  /// Calls the body with the current run, or with an ambient one, bound for the call.
  static func withRun(at location: SourceLocation, function: String, _ body: (ScenarioRun) -> Void) {
    if let run = current { return body(run) }
    let run = AmbientRuns.shared.run(at: location, function: function)
    $current.withValue(run) { body(run) }
  }

  /// Calls the async body with the current run, or with an ambient one, bound for the call.
  static func withRun(
    at location: SourceLocation, function: String, isolation: isolated (any Actor)? = #isolation, _ body: (ScenarioRun) async -> Void
  ) async {
    if let run = current { return await body(run) }
    let run = AmbientRuns.shared.run(at: location, function: function)
    await $current.withValue(run, operation: { await body(run) }, isolation: isolation)
  }
}
