import Foundation

/// Puts lines together from pieces of a text that comes in over time.
struct LineSplitter {
  private var rest = Data()

  /// Takes a piece, and returns the lines that are whole with it.
  mutating func add(_ piece: Data) -> [Data] {
    rest.append(piece)
    var lines: [Data] = []
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(Data(rest[..<end]))
      rest = Data(rest[rest.index(after: end)...])
    }
    return lines
  }

  /// What came after the last whole line.
  mutating func takeRest() -> Data {
    defer { rest = Data() }
    return rest
  }
}
