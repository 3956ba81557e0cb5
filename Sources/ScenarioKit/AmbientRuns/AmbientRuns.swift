import Foundation
import Synchronization

/// The runs of tests that bind none: plain XCTest and Swift Testing tests that use ScenarioKit alone.
///
/// - Swift Testing says which test runs, so everything in it belongs to one run.
/// - XCTest does not say. There a function that holds scenarios or steps of its own is taken for a test, and logged under its name.
/// - After a failure, what follows in the same test function is skipped; what stands before the failure again is a new run of the test.
///   A function that is not called `test…()` may be called by several tests, and so it never skips what the one before left behind.
final class AmbientRuns: @unchecked Sendable {
  static let shared = AmbientRuns()

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
  /// The runs that each task has begun and that may go on.
  private var entries: [UInt64: [Key: Entry]] = [:]
  private var count = 0

  private init() {
    Self.hasBegun.store(true, ordering: .releasing)
    TestProcess.prepare()
  }

  /// The run that a scenario or step outside any other belongs to.
  func run(at location: SourceLocation, function: String) -> ScenarioRun {
    let running = SwiftTesting.currentTest
    let key = Self.key(running, location, function)
    let place = (location.line, location.column)
    let isTest = running != nil || (function.hasPrefix("test") && function.hasSuffix("()"))
    let task = Platform.taskIdentity
    lock.lock()
    defer { lock.unlock() }
    if var entry = entries[task]?[key] {
      // In a helper of a Swift Testing test the line says nothing about the test.
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
    // Tasks of tests that are over leave their runs behind; only so many of them.
    if entries.count >= Self.mostTasks { finishOlderHalf() }
    let isElsewhere = Choice.current.otherShard(of: TestResults.name(feature: key.feature, test: key.test)) != nil
    let output = isElsewhere ? .none : AmbientOutput.current
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

  /// Ends the runs that tests of XCTest have left behind, at the end of a test.
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

  /// Finishes the runs of those tasks that began theirs first: the others may still be under way.
  private func finishOlderHalf() {
    let tasks = entries.mapValues { $0.values.map(\.number).max() ?? 0 }.sorted { $0.value < $1.value }
    for (task, _) in tasks.prefix(tasks.count / 2) { finish(task) }
  }

  private func finish(_ task: UInt64) {
    if let left = entries.removeValue(forKey: task) { finish(Array(left.values)) }
  }

  /// Finishes runs in the order in which they began, so that the journal has them in one order every time.
  private func finish(_ left: [Entry]) {
    for entry in left.sorted(by: { $0.number < $1.number }) { entry.run.finish() }
  }
}
