public import Foundation

/// The changes of one save in a store of this module.
///
/// [Apple: DefaultHistoryTransaction](https://developer.apple.com/documentation/swiftdata/defaulthistorytransaction)
public struct DefaultHistoryTransaction: HistoryTransaction {
  /// The type of a transaction's identifier.
  public typealias TransactionIdentifier = Int64

  /// The type of a place in the history.
  public typealias TokenType = DefaultHistoryToken

  /// The identifier of the transaction.
  public var id: Int64 { transactionIdentifier }

  /// The time of the save.
  public let timestamp: Date

  /// The changes in the order of the save.
  public let changes: [HistoryChange]

  /// The place in the history after the transaction.
  public let token: DefaultHistoryToken

  /// The identifier of the transaction, which increases from save to save.
  public let transactionIdentifier: Int64

  /// The identifier of the store.
  public let storeIdentifier: String

  /// The bundle identifier of the app that made the changes.
  public let bundleIdentifier: String

  /// The name of the process that made the changes.
  public let processIdentifier: String

  /// The author of the context that made the changes, or `nil` if the context has none.
  public let author: String?

  init(
    timestamp: Date, changes: [HistoryChange], token: DefaultHistoryToken, transactionIdentifier: Int64, storeIdentifier: String, bundleIdentifier: String,
    processIdentifier: String, author: String?
  ) {
    self.timestamp = timestamp
    self.changes = changes
    self.token = token
    self.transactionIdentifier = transactionIdentifier
    self.storeIdentifier = storeIdentifier
    self.bundleIdentifier = bundleIdentifier
    self.processIdentifier = processIdentifier
    self.author = author
  }

  /// Returns whether two values are the same transaction of the same store.
  public static func == (lhs: DefaultHistoryTransaction, rhs: DefaultHistoryTransaction) -> Bool {
    lhs.transactionIdentifier == rhs.transactionIdentifier && lhs.storeIdentifier == rhs.storeIdentifier
  }

  /// Hashes the identifiers of the transaction and the store.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(transactionIdentifier)
    hasher.combine(storeIdentifier)
  }
}
