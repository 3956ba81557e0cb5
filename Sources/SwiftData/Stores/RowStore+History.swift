import Foundation

extension RowStore {
  /// The number of the last transaction, or 0 if there was none.
  var lastTransactionNumber: Int64 { state.withLock { $0.contents.history.lastNumber } }

  /// The greatest number of a deleted transaction, or 0 if no transaction was deleted.
  ///
  /// The history after an earlier transaction is incomplete.
  var lastDeletedTransactionNumber: Int64 { state.withLock { $0.contents.history.lastDeletedNumber } }

  /// Returns the transactions with numbers greater than the given number, in ascending order.
  func transactions(after number: Int64 = 0) -> [StoreTransaction] { state.withLock { $0.contents.history.transactions(after: number) } }

  /// Deletes the transactions with numbers less than the given number, first in the file and then in memory.
  /// - Throws: `StoreProblem.cannotWrite`. The history is unchanged then.
  func deleteHistory(before number: Int64) throws(StoreProblem) {
    try state.withLock { state throws(StoreProblem) in try state.deleteHistory(state.contents.history.transactions(before: number)) }
  }

  /// Deletes the transactions with the given numbers, first in the file and then in memory.
  /// - Throws: `StoreProblem.cannotWrite`. The history is unchanged then.
  func deleteHistory(numbers: Set<Int64>) throws(StoreProblem) {
    try state.withLock { state throws(StoreProblem) in try state.deleteHistory(state.contents.history.transactions(numbered: numbers.sorted())) }
  }
}

extension RowStore.State {
  fileprivate mutating func deleteHistory(_ transactions: [StoreTransaction]) throws(StoreProblem) {
    if transactions.isEmpty { return }
    try file?.append(StoreFrame.bytes(.historyDeletion, .historyDeletion(transactions)))
    let growth = -contents.deleteHistory(transactions)
    file?.noteGrowth(growth)
    file?.rewriteIfNeeded(contents)
  }
}
