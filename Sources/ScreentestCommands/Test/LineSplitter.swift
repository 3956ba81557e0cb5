import Foundation

/// A splitter that divides text into lines while the text arrives in pieces.
struct LineSplitter {
  private var rest = Data()

  /// Adds a piece and returns the lines that it completes.
  mutating func add(_ piece: Data) -> [Data] {
    rest.append(piece)
    var lines: [Data] = []
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(Data(rest[..<end]))
      rest = Data(rest[rest.index(after: end)...])
    }
    return lines
  }

  /// Removes and returns the text after the last complete line.
  mutating func takeRest() -> Data {
    defer { rest = Data() }
    return rest
  }
}
