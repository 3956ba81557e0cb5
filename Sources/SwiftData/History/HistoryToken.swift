/// A place in the history of an app's stores.
///
/// [Apple: HistoryToken](https://developer.apple.com/documentation/swiftdata/historytoken)
public protocol HistoryToken: Comparable, Decodable, Encodable, Hashable, Identifiable, Sendable {
  /// The type of the token's value.
  associatedtype TokenType: Decodable, Encodable, Hashable, Sendable

  /// The value of the token, or `nil` if it has none.
  var tokenValue: TokenType? { get }
}
