/// The values of a row in the columns of a unique constraint.
///
/// Texts are compared by their bytes. A key doesn't ignore differences in Unicode normalization.
struct UniqueKey: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Creates a key, or returns `nil` if a value is null or NaN, because those values never match.
  init?(_ values: some Sequence<StoredValue>) {
    var writer = ByteWriter()
    for value in values {
      switch value {
      case .null: return nil
      case .real(let number) where number.isNaN: return nil
      // Both zeros are equal.
      case .real(let number) where number == 0: writer.write(.real(0))
      default: writer.write(value)
      }
    }
    bytes = writer.bytes
  }
}
