public import Foundation

/// The changes of one save.
///
/// [Apple: HistoryTransaction](https://developer.apple.com/documentation/swiftdata/historytransaction)
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
  /// The type of a place in the history.
  associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable

  /// The type of a transaction's identifier.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  /// The time of the save.
  var timestamp: Date { get }

  /// The changes in the order of the save.
  var changes: [HistoryChange] { get }

  /// The place in the history after the transaction.
  var token: TokenType { get }

  /// The identifier of the transaction.
  var transactionIdentifier: TransactionIdentifier { get }

  /// The identifier of the store.
  var storeIdentifier: String { get }

  /// The author of the context that made the changes, or `nil` if the context has none.
  var author: String? { get }
}
