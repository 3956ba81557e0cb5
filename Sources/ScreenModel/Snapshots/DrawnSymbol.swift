import Foundation

/// A symbol at a place in the markup of a drawing.
struct DrawnSymbol {
  /// The markup of the symbol.
  let markup: String
  private let start: Int
  private let place: String
  private let content: String
  // The id is the same for the same content in all drawings, so a page can contain several drawings.
  private let id: String?

  /// Creates a symbol that starts at a number of bytes in the drawing's markup.
  init(_ drawing: SymbolDrawing, in rect: CGRect, color: String, background: String, at start: Int) {
    place = SymbolDrawing.place(in: rect, color: color)
    content = drawing.content(background: background)
    markup = "<g \(place) \(content)"
    self.start = start
    // Only these characters are the same in an id and in a reference to it.
    let isPlain = drawing.isKnown && drawing.name.unicodeScalars.allSatisfy { $0 == "." || "0"..."9" ~= $0 || "a"..."z" ~= $0 }
    id = isPlain ? "stk-\(drawing.name)" + (background == Palette.light.surface ? "" : "-\(background.dropFirst())") : nil
  }

  private init(_ other: DrawnSymbol, start: Int) { (markup, self.start, place, content, id) = (other.markup, start, other.place, other.content, other.id) }

  /// Returns the symbol at a place that's a number of bytes later.
  func moved(by distance: Int) -> DrawnSymbol { DrawnSymbol(self, start: start + distance) }

  /// Returns the markup of a drawing with one definition for each symbol that's drawn several times, if that's smaller.
  ///
  /// The definitions are a line after the header.
  static func sharing(_ symbols: [DrawnSymbol], in markup: String, headerLength: Int) -> String {
    var uses: [String: [DrawnSymbol]] = [:]
    for symbol in symbols { if let id = symbol.id { uses[id, default: []].append(symbol) } }
    uses = uses.filter { $0.value.count > 1 && saving(of: $0.value) > 0 }
    if uses.isEmpty { return markup }
    var definitions = ""
    var body = ""
    let bytes = markup.utf8
    let header = bytes.index(bytes.startIndex, offsetBy: headerLength)
    var end = header
    for symbol in symbols {
      guard let id = symbol.id, let all = uses[id] else { continue }
      if all.first?.start == symbol.start { definitions += symbol.definition(id) }
      let start = bytes.index(bytes.startIndex, offsetBy: symbol.start)
      body += markup[end..<start] + symbol.use(id)
      end = bytes.index(start, offsetBy: symbol.markup.utf8.count)
    }
    return "\(markup[..<header])<defs>\(definitions)</defs>\n\(body)\(markup[end...])"
  }

  /// Returns the number of bytes that a definition saves, if it's the only one.
  private static func saving(of symbols: [DrawnSymbol]) -> Int {
    guard let first = symbols.first, let id = first.id else { return 0 }
    return symbols.reduce(-"<defs></defs>\n".utf8.count - first.definition(id).utf8.count) { $0 + $1.markup.utf8.count - $1.use(id).utf8.count }
  }

  private func definition(_ id: String) -> String { "<g id=\"\(id)\" \(content)" }

  private func use(_ id: String) -> String { "<use href=\"#\(id)\" \(place)/>" }
}
