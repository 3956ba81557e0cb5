import Foundation

/// The contents of a journal and its held lines, in pieces that end with a line.
struct JournalPieces {
  struct Piece {
    var bytes: Data
    /// Whether this is the last piece, whose last line may be incomplete.
    var isLast: Bool
  }

  /// The number of bytes to read at a time.
  ///
  /// A piece is larger if a line is longer.
  private static let pieceSize = 1 << 20

  private let file: FileHandle
  private let besides: LinesBesideJournal
  private var size = 0
  private var rest = Data()
  private var isAtEnd = false

  init(_ file: FileHandle, besides: LinesBesideJournal) {
    self.file = file
    self.besides = besides
  }

  /// Returns the next piece, or `nil` at the end.
  mutating func next() throws -> Piece? {
    while !isAtEnd, let read = try file.read(upToCount: Self.pieceSize), !read.isEmpty {
      size += read.count
      guard let end = read.lastIndex(of: 0x0A) else {
        rest.append(read)
        continue
      }
      var bytes = rest
      bytes.append(read[...end])
      rest = read[(end + 1)...]
      return Piece(bytes: bytes, isLast: false)
    }
    if isAtEnd { return nil }
    isAtEnd = true
    rest.append(besides.lines(afterJournalOf: size))
    return rest.isEmpty ? nil : Piece(bytes: rest, isLast: true)
  }
}
