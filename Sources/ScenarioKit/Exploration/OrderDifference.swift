import VirtualTime

/// The differences between a failing order and the plain order, in words.
struct OrderDifference: Equatable, Sendable {
  private static let mostSentences = 8

  /// The changes, each as a clause without a period.
  ///
  /// For example: “task “search of swift” came before task “search of swif””.
  let changes: [String]

  /// The resulting change of order, if the changes don't state an order themselves.
  let consequence: String?

  /// Creates a difference from recorded orders.
  /// - Parameters:
  ///   - choices: The choices that differ from the plain order.
  ///   - plain: The work that ran in the plain order.
  ///   - failing: The work that ran in the failing order.
  init(choices: [RecordedChoice], plain: [OrderRecord.Event], failing: [OrderRecord.Event]) {
    let changes = choices.map(Self.clause)
    let shown = changes.count.shownCount(atMost: Self.mostSentences)
    self.changes = changes.count > shown ? changes.prefix(shown) + ["\(changes.count - shown) more differences"] : changes
    let hasTurns = choices.contains { if case .cameFirst = $0.effect { true } else { false } }
    consequence = hasTurns ? nil : Self.firstInversion(plain, failing)
  }

  private static func clause(_ choice: RecordedChoice) -> String {
    switch choice.effect {
    case .cameFirst(let first, let second):
      first.name == second.name ? clause(ofLike: first, second) : "\(first.name) came before \(second.name)"
    case .took(let name, let delay, let least): "\(name) took \(text(delay)) instead of \(number(least))"
    }
  }

  /// Returns the clause for two pieces of work with the same starter, which run independently.
  private static func clause(ofLike first: WorkLabel, _ second: WorkLabel) -> String {
    let starter = first.name == first.kind ? "" : ", both started by \(first.name)"
    return first.kind == second.kind
      ? "\(first.kind) came before another one that was started earlier\(starter)" : "\(first.kind) came before \(second.kind)\(starter)"
  }

  /// Returns a clause with the first two adjacent pieces of work whose order is reversed.
  private static func firstInversion(_ plain: [OrderRecord.Event], _ failing: [OrderRecord.Event]) -> String? {
    var places: [Key: Int] = [:]
    for (index, key) in keys(plain).enumerated() { places[key] = index }
    let common = keys(failing).compactMap { key in places[key].map { (name: key.name, place: $0) } }
    let pair = zip(common, common.dropFirst()).first { $0.place > $1.place && $0.name != $1.name }
    return pair.map { "\($0.name) came before \($1.name)" }
  }

  /// The name and the number of a piece of work, to distinguish work with the same name.
  private struct Key: Hashable {
    let name: String
    let number: Int
  }

  private static func keys(_ events: [OrderRecord.Event]) -> [Key] {
    var counts: [String: Int] = [:]
    return events.map { event in
      let number = counts[event.work.name, default: 0]
      counts[event.work.name] = number + 1
      return Key(name: event.work.name, number: number)
    }
  }

  private static func text(_ duration: Duration) -> String { duration == .seconds(1) ? "1 second" : "\(number(duration)) seconds" }

  private static func number(_ duration: Duration) -> String {
    let seconds = duration / .seconds(1)
    return seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }
}
