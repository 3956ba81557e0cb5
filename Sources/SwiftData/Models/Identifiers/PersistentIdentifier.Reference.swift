extension PersistentIdentifier {
  /// The key of a model in its store.
  enum PrimaryKey: Hashable, Sendable {
    case row(RowID)
    case number(Int64)
    case text(String)
    /// The text, and the number of the temporary identifier in its process.
    case temporary(String, Int64)

    /// Creates the key of a saved model from its text.
    init(_ text: String) {
      if text.hasPrefix("p"), let number = Int64(text.dropFirst()), "p\(number)" == text {
        self = .row(RowID(number: number))
      } else if let number = Int64(text), "\(number)" == text {
        self = .number(number)
      } else {
        self = .text(text)
      }
    }

    /// Creates the key of a model that isn't saved from its text.
    init(temporary text: String) {
      let key = text.hasPrefix("t") ? String(text.dropFirst()) : text
      self = .temporary(key, key.split(separator: "-").last.flatMap { Int64($0) } ?? 0)
    }

    var text: String {
      switch self {
      case .row(let row): "p\(row.number)"
      case .number(let number): "\(number)"
      case .text(let text): text
      case .temporary(let text, _): "t\(text)"
      }
    }

    private var rank: Int {
      switch self {
      case .row: 0
      case .number: 1
      case .text: 2
      case .temporary: 3
      }
    }

    static func isOrdered(_ first: PrimaryKey, before second: PrimaryKey) -> Bool {
      switch (first, second) {
      case (.row(let first), .row(let second)): first < second
      case (.number(let first), .number(let second)): first < second
      case (.text(let first), .text(let second)): first < second
      case (.temporary(let first, let number), .temporary(let second, let other)): (number, first) < (other, second)
      default: first.rank < second.rank
      }
    }
  }

  /// The parts of an identifier.
  struct Reference: Hashable, Comparable, Sendable, CustomDebugStringConvertible {
    /// The identifier of the store, or `nil` for a model that isn't saved.
    let storeIdentifier: String?
    let entityName: String
    let key: PrimaryKey

    // The key alone is enough, because models in different stores or entities rarely have the same key.
    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    static func < (lhs: Reference, rhs: Reference) -> Bool {
      guard lhs.storeIdentifier == rhs.storeIdentifier else {
        guard let first = lhs.storeIdentifier else { return false }
        return rhs.storeIdentifier.map { first < $0 } ?? true
      }
      return lhs.entityName == rhs.entityName ? PrimaryKey.isOrdered(lhs.key, before: rhs.key) : lhs.entityName < rhs.entityName
    }

    var uri: String { "x-coredata://\(storeIdentifier ?? "")/\(entityName)/\(key.text)" }

    var debugDescription: String { "<\(uri)>" }
  }
}
