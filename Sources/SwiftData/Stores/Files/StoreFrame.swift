/// A part of a store's file that is complete or doesn't count.
///
/// A frame begins with its kind, its length and the checksum of its payload. A checksum of these protects the length: without it, one wrong bit could make the rest of the file look like an incomplete frame.
struct StoreFrame: Sendable {
  enum Kind: UInt8, Sendable {
    case schema = 1
    /// All rows, links and transactions, in a rewritten file.
    case contents = 2
    case commit = 3
    case historyDeletion = 4
  }

  static let headerSize = 16

  let kind: Kind
  /// The offset of the frame in the file.
  let offset: Int
  let payload: ArraySlice<UInt8>

  /// Returns the bytes of a frame.
  static func bytes(_ kind: Kind, _ payload: ByteWriter) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(fixed: UInt64(kind.rawValue) << 56 | UInt64(payload.count))
    writer.write(fixed: CRC32.checksum(payload.bytes[...]))
    writer.write(fixed: CRC32.checksum(writer.bytes[...]))
    writer.append(payload.bytes[...])
    return writer.bytes
  }

  /// Reads the frame at an offset, or returns `nil` if the process was killed before it had written the whole frame.
  static func read(_ file: [UInt8], at offset: Int, path: String) throws(StoreProblem) -> StoreFrame? {
    guard file.count - offset >= headerSize else { return nil }
    func damaged(_ reason: String) -> StoreProblem { .damaged(path: path, offset: offset, reason: reason) }
    var reader = ByteReader(file[offset..<offset + headerSize])
    guard let start = try? reader.fixed(UInt64.self), let payloadChecksum = try? reader.fixed(UInt32.self), let checksum = try? reader.fixed(UInt32.self) else { return nil }
    guard checksum == CRC32.checksum(file[offset..<offset + headerSize - 4]) else { throw damaged("the checksum of a record's length is wrong") }
    guard let kind = Kind(rawValue: UInt8(start >> 56)) else { throw damaged("the kind of a record is \(start >> 56)") }
    let (payloadStart, length) = (offset + headerSize, Int(start & (1 << 56 - 1)))
    guard length <= file.count - payloadStart else { return nil }
    let payload = file[payloadStart..<payloadStart + length]
    guard payloadChecksum == CRC32.checksum(payload) else { throw damaged("the checksum of a record is wrong") }
    return StoreFrame(kind: kind, offset: offset, payload: payload)
  }
}
