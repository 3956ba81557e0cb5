/// The tests that are running when the process ends.
enum UnfinishedRuns {
  private struct Unfinished: Sendable {
    weak var run: ScenarioRun?
  }

  private static let unfinished = Guarded<[ObjectIdentifier: Unfinished]>([:])

  /// The runs that have started and not ended.
  static var all: [ScenarioRun] { unfinished.withLock { $0.values.compactMap(\.run) } }

  /// Adds a run that is starting.
  static func insert(_ run: ScenarioRun) {
    let entry = Unfinished(run: run)
    unfinished.withLock { $0[ObjectIdentifier(run)] = entry }
  }

  /// Removes a run that has ended.
  static func remove(_ run: ScenarioRun) { unfinished.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(run)) } }
}
