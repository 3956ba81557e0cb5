import Foundation

extension ModelContext {
  /// Returns the transactions in the history of the container's stores that a descriptor describes.
  ///
  /// Without an order, transactions have the order of the saves. Throws ``SwiftDataError/historyTokenExpired`` if the predicate compares with a token, and transactions after the token were deleted, and
  /// ``SwiftDataError/invalidTransactionFetchRequest`` if the transactions aren't ``DefaultHistoryTransaction`` values. [Apple: fetchHistory](https://developer.apple.com/documentation/swiftdata/modelcontext/fetchhistory(_:))
  public func fetchHistory<T>(_ descriptor: HistoryDescriptor<T>) throws -> [T] where T: HistoryTransaction {
    guard let predicate = try defaultDescriptor(descriptor).predicate else { return try history(descriptor) }
    for token in HistoryTokens(in: predicate).found {
      for store in contents.stores where (token.tokenValue?[store.identifier] ?? 0) < store.lastDeletedTransactionNumber {
        throw SwiftDataError.historyTokenExpired.explained("transactions after the token were deleted from the history")
      }
    }
    return try history(descriptor)
  }

  /// Deletes the transactions that a descriptor describes from the history of the container's stores.
  ///
  /// The models don't change. Throws ``SwiftDataError/invalidTransactionFetchRequest`` if the transactions aren't ``DefaultHistoryTransaction`` values, and the error of the file system if a store
  /// can't be written. [Apple: deleteHistory](https://developer.apple.com/documentation/swiftdata/modelcontext/deletehistory(_:))
  public func deleteHistory<T>(_ descriptor: HistoryDescriptor<T>) throws where T: HistoryTransaction {
    let found = try history(defaultDescriptor(descriptor))
    for store in contents.stores where found.contains(where: { $0.storeIdentifier == store.identifier }) { try contents.checkWritable(store) }
    for store in contents.stores {
      let numbers = Set(found.filter { $0.storeIdentifier == store.identifier }.map(\.transactionIdentifier))
      try WriteError.mapped { () throws(StoreProblem) in try store.deleteHistory(numbers: numbers) }
    }
  }

  private func defaultDescriptor<T>(_ descriptor: HistoryDescriptor<T>) throws -> HistoryDescriptor<DefaultHistoryTransaction> {
    guard let descriptor = descriptor as? HistoryDescriptor<DefaultHistoryTransaction> else {
      throw SwiftDataError.invalidTransactionFetchRequest.explained("the container's stores have transactions of the type DefaultHistoryTransaction, and \(T.self) was requested")
    }
    return descriptor
  }

  private func history<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
    var found: [T] = []
    let start = (descriptor.predicate?.expression as? any TokenBound)?.lowerBound
    for case let transaction as T in HistoryReader(contents).transactions(after: start) where try descriptor.predicate?.evaluate(transaction) ?? true { found.append(transaction) }
    if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
    guard descriptor.fetchLimit > 0 else { return found }
    return Array(found.prefix(Int(clamping: descriptor.fetchLimit)))
  }
}

/// The tokens that a predicate compares with.
private struct HistoryTokens {
  private(set) var found: [DefaultHistoryToken] = []

  init(in predicate: Predicate<DefaultHistoryTransaction>) { search(predicate.expression) }

  private mutating func search(_ value: Any) {
    if let token = value as? DefaultHistoryToken { return found.append(token) }
    for child in Mirror(reflecting: value).children where !(child.value is AnyKeyPath) { search(child.value) }
  }
}

/// A part of a predicate that only transactions after a token fulfill.
///
/// The earlier transactions aren't read, so a fetch of the newest changes doesn't depend on the length of the history.
private protocol TokenBound {
  var lowerBound: DefaultHistoryToken? { get }
}

extension PredicateExpressions.Comparison: TokenBound {
  fileprivate var lowerBound: DefaultHistoryToken? {
    guard op == .greaterThan, (lhs as? any KeyPathExpression)?.anyKeyPath == \DefaultHistoryTransaction.token else { return nil }
    return (rhs as? any ConstantExpression)?.anyValue as? DefaultHistoryToken
  }
}

extension PredicateExpressions.Conjunction: TokenBound {
  fileprivate var lowerBound: DefaultHistoryToken? { (lhs as? any TokenBound)?.lowerBound ?? (rhs as? any TokenBound)?.lowerBound }
}

private protocol ConstantExpression {
  var anyValue: Any { get }
}

extension PredicateExpressions.Value: ConstantExpression {
  fileprivate var anyValue: Any { value }
}
