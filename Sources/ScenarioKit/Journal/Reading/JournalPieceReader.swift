import Foundation

/// A reader for the lines of a piece of a journal.
///
/// Any thread may use the reader.
final class JournalPieceReader: Sendable {
  fileprivate struct State {
    var reader = JournalLineReader()
    var lines: [JournalReader.Line] = []
    var count = 0
  }

  private let state = Guarded(State())

  /// Returns the lines read, numbered from the start of the piece, and the total number of lines.
  func takeLines() -> (lines: [JournalReader.Line], count: Int) {
    state.withLock { state in
      defer { (state.lines, state.count) = ([], 0) }
      return (state.lines, state.count)
    }
  }

  func read(_ piece: JournalPieces.Piece) { state.withLock { $0.read(piece) } }
}

extension JournalPieceReader.State {
  fileprivate mutating func read(_ piece: JournalPieces.Piece) {
    // Forget the last location, because it points into memory of the piece, which is freed after this call.
    defer { reader.lastPlace = EncodedPlace() }
    piece.bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      var first = 0
      while first < bytes.count {
        count += 1
        let found = memchr(start + first, 0x0A, bytes.count - first)
        let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? bytes.count
        defer { first = end + 1 }
        if end == first { continue }
        let line = UnsafeBufferPointer(start: start + first, count: end - first)
        if let event = reader.event(line) ?? JournalDecoder.decode(Data(line)) {
          lines.append(.event(event))
        } else {
          lines.append(.unreadable(number: count, isLast: piece.isLast && end == bytes.count))
        }
      }
    }
  }
}
