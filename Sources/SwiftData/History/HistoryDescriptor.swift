public import Foundation

/// The description of the transactions that a fetch of the history returns.
///
/// [Apple: HistoryDescriptor](https://developer.apple.com/documentation/swiftdata/historydescriptor)
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
  /// The condition for a transaction, or `nil` for all transactions.
  public var predicate: Predicate<TransactionType>?

  /// The greatest number of transactions, or zero if there's no limit.
  public var fetchLimit: UInt64

  /// The order of the transactions, which is the order of the saves if the array is empty.
  public var sortBy: [SortDescriptor<TransactionType>]

  /// Creates a descriptor.
  ///
  /// - Parameter predicate: The condition for a transaction, or `nil` for all transactions.
  public init(predicate: Predicate<TransactionType>? = nil) { self.init(predicate: predicate, sortBy: []) }

  /// Creates a descriptor with an order.
  ///
  /// - Parameters:
  ///   - predicate: The condition for a transaction, or `nil` for all transactions.
  ///   - sortBy: The order of the transactions.
  public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []) {
    self.predicate = predicate
    fetchLimit = 0
    self.sortBy = sortBy
  }
}
