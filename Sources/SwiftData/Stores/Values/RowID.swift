/// The identifier of a row.
///
/// The identifiers of a store are unique and ascending, and a store never reuses one.
struct RowID: Hashable, Comparable, Sendable, Codable {
  var number: Int64

  /// The numbers that rows can have.
  ///
  /// The limit leaves room for the next number, so damaged files can't cause an overflow.
  static let validNumbers: ClosedRange<Int64> = 1...(Int64.max >> 1)

  static func < (left: RowID, right: RowID) -> Bool { left.number < right.number }
}

extension RowID: CustomStringConvertible {
  var description: String { "#\(number)" }
}
