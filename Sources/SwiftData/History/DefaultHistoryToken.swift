/// A place in the history of the stores of this module.
///
/// [Apple: DefaultHistoryToken](https://developer.apple.com/documentation/swiftdata/defaulthistorytoken)
public struct DefaultHistoryToken: HistoryToken, Comparable & Hashable & Identifiable & Sendable, Codable {
  /// The type of the token's value: the identifier of the last transaction of each store.
  public typealias TokenType = [String: Int64]

  /// The value of the token.
  public let tokenValue: TokenType?

  init(_ tokenValue: TokenType) { self.tokenValue = tokenValue }

  /// The hash of the value.
  public var id: Int { hashValue }

  /// Returns whether a place comes before another place.
  ///
  /// It does if another store's transaction is later, and no store's transaction is earlier.
  public static func < (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool {
    let (first, second) = (lhs.tokenValue ?? [:], rhs.tokenValue ?? [:])
    return first != second && first.allSatisfy { $0.value <= second[$0.key] ?? 0 }
  }
}
