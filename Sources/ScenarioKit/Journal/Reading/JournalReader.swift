import Foundation

/// Reads the events of a journal one after another.
///
/// Most lines stand as the encoder writes them, and are read in that order; every other line is read as any JSON, which takes ten times as long.
package struct JournalReader {
  /// What a line holds.
  package enum Line {
    /// An event.
    case event(JournalEvent)
    /// No event that is known. The last line of a process that was killed is cut off.
    case unreadable(number: Int, isLast: Bool)
  }

  // What several journals have in common is kept once for each reader.
  private let readers = (0..<min(max(1, ProcessInfo.processInfo.activeProcessorCount), 4)).map { _ in JournalPieceReader() }

  /// Creates a reader, which may read several journals.
  package init() {}

  /// Reads a journal a few pieces at a time, and gives each line to a function, in the order of the file.
  ///
  /// While the function takes the lines of some pieces, the next ones are read on the other processors. The function is called by one thread at a time.
  /// - Throws: The file system's error when the file cannot be read.
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

  /// The event of a single line, in any order of its parts.
  package static func event(ofLine line: Data) -> JournalEvent? { JournalDecoder.decode(line) }
}
