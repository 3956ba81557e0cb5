/// The first bytes of a store's file.
struct FileHeader: Hashable, Sendable {
  /// The newest format that this version of the package reads, and the format that it writes.
  static let format = 1
  static let size = 16

  // The first byte isn't ASCII, so no text begins like a store.
  private static let magic: [UInt8] = [0x89] + Array("SDSTORE".utf8)

  /// A Boolean value that indicates whether the file was written as a whole.
  ///
  /// A rewritten file has a frame with the contents. Without the frame, the file is damaged, not new.
  let isRewritten: Bool

  var bytes: [UInt8] { bytes(format: UInt8(Self.format)) }

  init(isRewritten: Bool) { self.isRewritten = isRewritten }

  /// Returns the header of a file, or `nil` if the process was killed before it had written the header of a new file.
  init?(_ file: ArraySlice<UInt8>, path: String) throws(StoreProblem) {
    guard file.count >= Self.size else {
      if FileHeader(isRewritten: false).bytes.starts(with: file) { return nil }
      guard file.prefix(Self.magic.count).elementsEqual(Self.magic.prefix(file.count)) else { throw Self.foreign(file, path) }
      throw .damaged(path: path, offset: 0, reason: "the header is incomplete")
    }
    guard file.starts(with: Self.magic) else { throw Self.foreign(file, path) }
    let (format, isRewritten) = (file[file.startIndex + 8], file[file.startIndex + 9])
    let header = FileHeader(isRewritten: isRewritten == 1)
    guard file.prefix(Self.size).elementsEqual(header.bytes(format: format)) else { throw .damaged(path: path, offset: 0, reason: "the checksum of the header is wrong") }
    guard format <= Self.format else { throw .newerFormat(path: path, format: Int(format)) }
    self = header
  }

  /// Returns the header of a format that this version may not know.
  func bytes(format: UInt8) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(Self.magic[...])
    writer.write(byte: format)
    writer.write(byte: isRewritten ? 1 : 0)
    writer.write(fixed: UInt16(0))
    writer.write(fixed: CRC32.checksum(writer.bytes[...]))
    return writer.bytes
  }

  private static func foreign(_ file: ArraySlice<UInt8>, _ path: String) -> StoreProblem {
    let isDatabase = file.starts(with: Array("SQLite format 3".utf8))
    return .foreignFile(path: path, found: isDatabase ? "an SQLite database" : "a file of another kind")
  }
}
