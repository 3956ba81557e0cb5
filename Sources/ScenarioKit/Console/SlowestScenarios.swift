/// The slowest scenarios, for the end of the log.
struct SlowestScenarios {
  private struct Entry {
    let name: String
    let took: Duration
  }

  private static let most = 3
  /// The minimum duration of a scenario that the list shows.
  private static let least: Duration = .seconds(1)

  private var entries: [Entry] = []

  /// Adds the scenario that an event ends, if it's one of the slowest.
  mutating func add(_ event: JournalEvent) {
    guard case .scenarioEnded(let entry) = event, entry.depth == 0 else { return }
    let took = Duration.nanoseconds(entry.wall.took)
    guard took >= Self.least, entries.count < Self.most || took > entries[entries.count - 1].took else { return }
    entries.append(Entry(name: "\(entry.test) › \(entry.name)", took: took))
    entries.sort { $0.took > $1.took }
    if entries.count > Self.most { entries.removeLast() }
  }

  /// A heading and one line per scenario with its real time, or no lines if no scenario was slow.
  var lines: [String] {
    entries.isEmpty ? [] : ["Slowest:"] + entries.map { "  \($0.took.inSeconds)  \(ConsoleText.line($0.name))" } + [""]
  }
}
