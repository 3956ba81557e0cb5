/// The scenarios that took longest, for the end of the log.
struct SlowestScenarios {
  private struct Entry {
    let name: String
    let took: Duration
  }

  private static let most = 3
  /// One that takes less is not worth a line.
  private static let least: Duration = .seconds(1)

  private var entries: [Entry] = []

  /// Takes an event, and keeps the scenario that ends with it if it is one of the slowest.
  mutating func add(_ event: JournalEvent) {
    guard case .scenarioEnded(let entry) = event, entry.depth == 0 else { return }
    let took = Duration.nanoseconds(entry.wall.took)
    guard took >= Self.least, entries.count < Self.most || took > entries[entries.count - 1].took else { return }
    entries.append(Entry(name: "\(entry.test) › \(entry.name)", took: took))
    entries.sort { $0.took > $1.took }
    if entries.count > Self.most { entries.removeLast() }
  }

  /// A line each, with the real time that it took, and a heading; none where none was slow.
  var lines: [String] {
    entries.isEmpty ? [] : ["Slowest:"] + entries.map { "  \($0.took.inSeconds)  \(ConsoleText.line($0.name))" } + [""]
  }
}
