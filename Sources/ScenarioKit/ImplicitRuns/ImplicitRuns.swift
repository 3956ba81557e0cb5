import Foundation
import Synchronization

/// The runs of tests that don't bind a run, such as plain tests that use only ScenarioKit.
///
/// - Swift Testing identifies the running test, so everything in that test belongs to one run.
/// - XCTest doesn't. A function that contains scenarios or steps counts as a test, and is logged under its name.
/// - After a failure, later lines of the same test function are skipped. Earlier lines that execute again start a new run of the test.
///   Several tests may call a function whose name isn't `test…()`, so a failure in that function never skips later calls.
final class ImplicitRuns: @unchecked Sendable {
  static let shared = ImplicitRuns()

  private struct Key: Hashable {
    var feature: String
    var test: String
  }

  private struct Entry {
    let run: ScenarioRun
    let number: Int
    var place: (line: Int, column: Int)
  }

  private static let mostTasks = 256

  private let lock = NSLock()
  /// The runs that each task has started and that may continue.
  private var entries: [UInt64: [Key: Entry]] = [:]
  private var count = 0

  private init() {
    Self.hasBegun.store(true, ordering: .releasing)
    TestProcess.prepare()
  }

  /// Returns the run of a scenario or step that is outside any other run.
  func run(at location: SourceLocation, function: String) -> ScenarioRun {
    let running = SwiftTesting.currentTest
    let key = Self.key(running, location, function)
    let place = (location.line, location.column)
    let isTest = running != nil || (function.hasPrefix("test") && function.hasSuffix("()"))
    let task = Platform.taskIdentity
    lock.lock()
    defer { lock.unlock() }
    if var entry = entries[task]?[key] {
      // Don't compare the lines if a helper of a Swift Testing test called, because a line in a helper says nothing about the position in the test.
      let isElsewhere = running != nil && key.test != function
      let goesOn = !entry.run.hasFailed || (isTest && (isElsewhere || place > entry.place))
      if goesOn {
        if !isElsewhere { entry.place = place }
        entries[task]?[key] = entry
        return entry.run
      }
      entry.run.finish()
    } else if isTest {
      finish(task)
    }
    // Finish the older half of the runs, because tasks of finished tests leave their runs behind.
    if entries.count >= Self.mostTasks { finishOlderHalf() }
    let isElsewhere = Choice.current.otherShard(of: TestResults.name(feature: key.feature, test: key.test)) != nil
    let output = isElsewhere ? .none : ImplicitOutput.current
    let run = ScenarioRun(
      feature: key.feature, test: key.test, reporter: TestLibraryReporter(), journal: output.journal, console: output.console, scheduler: nil, isAmbient: true,
      picture: nil)
    count += 1
    entries[task, default: [:]][key] = Entry(run: run, number: count, place: place)
    return run
  }

  private static func key(_ running: SwiftTesting.CurrentTest?, _ location: SourceLocation, _ function: String) -> Key {
    let file = location.fileID.split(separator: "/").last.map { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : String($0) }
    return Key(feature: running?.suite ?? file ?? "Tests", test: running?.name ?? (function.isEmpty ? "outside any scenario" : function))
  }

  /// Ends the runs that XCTest tests have left open, at the end of a test.
  static func finishIfAny() {
    if hasBegun.load(ordering: .acquiring) { shared.finishAll() }
  }

  private static let hasBegun = Atomic(false)

  private func finishAll() {
    lock.withLock { finishEverything() }
  }

  private func finishEverything() {
    finish(entries.values.flatMap(\.values))
    entries.removeAll()
  }

  /// Finishes the runs of the tasks that started first, because the other runs may still be active.
  private func finishOlderHalf() {
    let tasks = entries.mapValues { $0.values.map(\.number).max() ?? 0 }.sorted { $0.value < $1.value }
    for (task, _) in tasks.prefix(tasks.count / 2) { finish(task) }
  }

  private func finish(_ task: UInt64) {
    if let left = entries.removeValue(forKey: task) { finish(Array(left.values)) }
  }

  /// Finishes runs in starting order, to keep the order of the journal stable.
  private func finish(_ left: [Entry]) {
    for entry in left.sorted(by: { $0.number < $1.number }) { entry.run.finish() }
  }
}
