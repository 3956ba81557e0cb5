import Foundation

/// A value in a column of a store.
///
/// Data of attributes with `.externalStorage` is stored here too: this store has no separate files, so the data stays inside the log.
enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case data(Data)
  /// A `Codable` value, encoded as JSON.
  case encoded(Data)
  /// The row that a to-one relationship refers to.
  case reference(RowID)

  /// The row that the value refers to, or `nil` if the value isn't a reference.
  var referredRow: RowID? {
    if case .reference(let id) = self { id } else { nil }
  }

  /// Returns whether two values have the same bytes.
  ///
  /// `==` ignores differences that a store keeps: the Unicode normalization of texts and the sign of zero. NaN isn't equal to itself.
  func isIdentical(to other: StoredValue) -> Bool {
    switch (self, other) {
    case (.real(let left), .real(let right)): left.bitPattern == right.bitPattern
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    default: self == other
    }
  }
}

extension StoredValue: Codable {
  // A store's own encoding is used, because JSON has no NaN and no infinity.
  init(from decoder: any Decoder) throws {
    let data = try decoder.singleValueContainer().decode(Data.self)
    var reader = ByteReader([UInt8](data))
    do {
      self = try reader.value()
    } catch {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "The bytes aren't a stored value: \(error.reason)"))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var writer = ByteWriter()
    writer.write(self)
    var container = encoder.singleValueContainer()
    try container.encode(Data(writer.bytes))
  }
}
