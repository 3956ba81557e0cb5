/// The transactions of a store, in ascending order of their numbers.
struct StoreHistory: Sendable {
  private var elements: [StoreTransaction] = []
  /// The index of the first transaction that isn't deleted.
  ///
  /// Deleted transactions stay in the array until they're more than half of the array, so deleting a few doesn't move all others.
  private var start = 0
  private(set) var lastNumber: Int64 = 0
  private(set) var lastDeletedNumber: Int64 = 0

  init() {}

  init(lastNumber: Int64, lastDeletedNumber: Int64) {
    self.lastNumber = lastNumber
    self.lastDeletedNumber = lastDeletedNumber
  }

  /// A history with the same last number and no transactions.
  var withoutTransactions: StoreHistory { StoreHistory(lastNumber: lastNumber, lastDeletedNumber: lastNumber) }

  /// All transactions.
  var transactions: ArraySlice<StoreTransaction> { elements[start...] }

  mutating func append(_ transaction: StoreTransaction) {
    elements.append(transaction)
    lastNumber = Swift.max(lastNumber, transaction.number)
  }

  /// Returns the transactions with numbers greater than the given number.
  func transactions(after number: Int64) -> [StoreTransaction] {
    var result: [StoreTransaction] = []
    for transaction in elements[firstIndex { $0.number > number }...] { result.append(transaction) }
    return result
  }

  /// Returns the transactions with numbers less than the given number.
  func transactions(before number: Int64) -> [StoreTransaction] { Array(elements[start..<firstIndex { $0.number >= number }]) }

  /// Returns the transactions with the given numbers.
  func transactions(numbered numbers: some Sequence<Int64>) -> [StoreTransaction] {
    numbers.compactMap { number in
      let index = firstIndex { $0.number >= number }
      return index < elements.count && elements[index].number == number ? elements[index] : nil
    }
  }

  /// Deletes transactions of the history, which are given in ascending order.
  mutating func delete(_ deleted: [StoreTransaction]) {
    guard let last = deleted.last else { return }
    lastDeletedNumber = Swift.max(lastDeletedNumber, last.number)
    if firstIndex(where: { $0.number > last.number }) - start == deleted.count {
      start += deleted.count
      if start > elements.count / 2 { elements.removeFirst(start); start = 0 }
    } else {
      let numbers = Set(deleted.map(\.number))
      elements = elements[start...].filter { !numbers.contains($0.number) }
      start = 0
    }
  }

  private func firstIndex(where isAfter: (StoreTransaction) -> Bool) -> Int {
    var (low, high) = (start, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
