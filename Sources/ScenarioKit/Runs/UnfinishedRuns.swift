/// The tests that are under way, which the end of the process cuts short.
enum UnfinishedRuns {
  private struct Unfinished: Sendable {
    weak var run: ScenarioRun?
  }

  private static let unfinished = Guarded<[ObjectIdentifier: Unfinished]>([:])

  /// The runs that have begun and not ended.
  static var all: [ScenarioRun] { unfinished.withLock { $0.values.compactMap(\.run) } }

  /// Takes note of a test that begins.
  static func insert(_ run: ScenarioRun) {
    let entry = Unfinished(run: run)
    unfinished.withLock { $0[ObjectIdentifier(run)] = entry }
  }

  /// Forgets a test that is over.
  static func remove(_ run: ScenarioRun) { unfinished.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(run)) } }
}
