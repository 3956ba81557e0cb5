import Foundation

/// A reader for the events of a journal, in order.
///
/// Most lines have the encoder's order of keys and are read directly. Other lines are parsed as generic JSON, which takes 10 times as long.
package struct JournalReader {
  /// The content of a line.
  package enum Line {
    /// A readable event.
    case event(JournalEvent)
    /// A line that isn't a known event. The last line of a killed process may be incomplete.
    case unreadable(number: Int, isLast: Bool)
  }

  // Use the same readers for all journals, so the strings that a reader has interned are reused.
  private let readers = (0..<min(max(1, ProcessInfo.processInfo.activeProcessorCount), 4)).map { _ in JournalPieceReader() }

  /// Creates a reader that can read several journals.
  package init() {}

  /// Reads a journal a few pieces at a time, and passes each line to a closure in the order of the file.
  ///
  /// While the closure handles lines, other processors read the next pieces. Only one thread at a time calls the closure.
  /// - Throws: The file system's error if the file can't be read.
  package func read(_ url: URL, _ body: (Line) -> Void) throws {
    let besides = LinesBesideJournal(url)
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    var pieces = JournalPieces(file, besides: besides)
    var lineCount = 0
    var ready: [(lines: [Line], count: Int)] = []
    func giveReadyLines() {
      for piece in ready {
        for line in piece.lines {
          if case .unreadable(let number, let isLast) = line { body(.unreadable(number: lineCount + number, isLast: isLast)) } else { body(line) }
        }
        lineCount += piece.count
      }
      ready = []
    }
    repeat {
      var next: [(reader: JournalPieceReader, piece: JournalPieces.Piece)] = []
      for reader in readers { if let piece = try pieces.next() { next.append((reader, piece)) } }
      if next.count + ready.count > 1 {
        let group = DispatchGroup()
        for (reader, piece) in next { DispatchQueue.global().async(group: group) { reader.read(piece) } }
        giveReadyLines()
        group.wait()
      } else {
        giveReadyLines()
        for (reader, piece) in next { reader.read(piece) }
      }
      ready = next.map { $0.reader.takeLines() }
    } while !ready.isEmpty
  }

  /// Returns the event of a single line, with its keys in any order.
  package static func event(ofLine line: Data) -> JournalEvent? { JournalDecoder.decode(line) }
}
