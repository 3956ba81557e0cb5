import VirtualTime

/// What tells an order that fails from the plain order, in words.
struct OrderDifference: Equatable, Sendable {
  private static let mostSentences = 8

  /// What was otherwise than in the plain order, each a clause without a full stop: “task “search of swift” came before task “search of swif””.
  let changes: [String]

  /// What came of it, where the changes do not say what came before what.
  let consequence: String?

  /// Creates a difference.
  /// - Parameters:
  ///   - choices: The choices that differ from the plain order.
  ///   - plain: What ran in the plain order.
  ///   - failing: What ran in the order that fails.
  init(choices: [RecordedChoice], plain: [OrderRecord.Event], failing: [OrderRecord.Event]) {
    let changes = choices.map(Self.clause)
    let more = changes.count - Self.mostSentences
    self.changes = more > 0 ? changes.prefix(Self.mostSentences) + ["\(more) more such differences"] : changes
    let hasTurns = choices.contains { if case .cameFirst = $0.effect { true } else { false } }
    consequence = hasTurns ? nil : Self.firstInversion(plain, failing)
  }

  private static func clause(_ choice: RecordedChoice) -> String {
    switch choice.effect {
    case .cameFirst(let first, let second):
      first.name == second.name ? clause(ofLike: first, second) : "\(first.name) came before \(second.name)"
    case .took(let name, let delay, let least): "\(name) took \(text(delay)) in place of \(number(least))"
    }
  }

  /// Two pieces of work that the same has started, each of which runs by itself.
  private static func clause(ofLike first: WorkLabel, _ second: WorkLabel) -> String {
    let starter = first.name == first.kind ? "" : ", both started by \(first.name)"
    return first.kind == second.kind
      ? "\(first.kind) came before another one that had been started earlier\(starter)" : "\(first.kind) came before \(second.kind)\(starter)"
  }

  /// The first two pieces of work, one right after the other, that came the other way round in the plain order.
  private static func firstInversion(_ plain: [OrderRecord.Event], _ failing: [OrderRecord.Event]) -> String? {
    var places: [Key: Int] = [:]
    for (index, key) in keys(plain).enumerated() { places[key] = index }
    let common = keys(failing).compactMap { key in places[key].map { (name: key.name, place: $0) } }
    let pair = zip(common, common.dropFirst()).first { $0.place > $1.place && $0.name != $1.name }
    return pair.map { "\($0.name) came before \($1.name)" }
  }

  /// Tells a piece of work from others of the same name.
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
