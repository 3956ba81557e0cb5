/// The values of one model in a store.
///
/// A row never changes. A change puts a new row with the same identifier.
final class Row: Sendable {
  let id: RowID
  let entity: String
  /// The values in the order of the entity's columns.
  let values: [StoredValue]

  init(id: RowID, entity: String, values: [StoredValue]) {
    self.id = id
    self.entity = entity
    self.values = values
  }

  /// Returns the indices of the columns whose values differ from another row's, in ascending order.
  func changedColumns(since other: Row) -> [Int] {
    values.indices.filter { $0 >= other.values.count || !values[$0].isIdentical(to: other.values[$0]) }
  }
}

extension Row: Equatable {
  static func == (left: Row, right: Row) -> Bool {
    if left === right { return true }
    return left.id == right.id && left.entity == right.entity && left.values.count == right.values.count && left.changedColumns(since: right).isEmpty
  }
}

extension Row: CustomStringConvertible {
  var description: String { "\(entity)\(id) \(values)" }
}
