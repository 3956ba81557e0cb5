import Foundation

/// A journal's file, and what lies beside it, in pieces that end with a line.
struct JournalPieces {
  struct Piece {
    var bytes: Data
    /// Whether nothing comes after it, so that its last line may be cut off.
    var isLast: Bool
  }

  /// How much of the file is read at a time; a piece is larger where a line is longer.
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

  /// The next piece; `nil` at the end.
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
