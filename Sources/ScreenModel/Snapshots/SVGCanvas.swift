import Foundation

/// A canvas that writes the shapes of a snapshot as SVG.
///
/// The canvas knows only shapes and text, not elements.
struct SVGCanvas {
  /// The colors of text and symbols without their own color.
  let colors: Palette
  private(set) var markup: String = ""
  /// The number of bytes before the first drawing.
  private(set) var headerLength: Int = 0
  /// The symbols in the markup, in order.
  private var symbols: [DrawnSymbol] = []

  /// The fonts of the drawing: the font of iOS, and similar fonts for other machines.
  static let fonts: String = "-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"

  init(colors: Palette) { self.colors = colors }

  /// The alignment of text in a box.
  enum Alignment: String {
    case leading = "start"
    case center = "middle"
    case trailing = "end"
  }

  mutating func open(viewBox: CGRect, size: CGSize) {
    markup += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(n(size.width))\" height=\"\(n(size.height))\" viewBox=\"\(box(viewBox))\""
    markup += " font-family=\"\(Self.escaped(Self.fonts))\">\n"
    headerLength = markup.utf8.count
  }

  /// Starts a part of the drawing that's clipped to `rect`.
  ///
  /// A nested `svg` element clips without an id, so a page can contain many snapshots.
  mutating func openClip(_ rect: CGRect) {
    markup += "<svg x=\"\(n(rect.minX))\" y=\"\(n(rect.minY))\" width=\"\(n(rect.width))\" height=\"\(n(rect.height))\" viewBox=\"\(box(rect))\">\n"
  }

  /// Starts a part whose coordinates are relative to the top left corner of `rect`.
  ///
  /// The part is clipped to `rect`.
  mutating func openArea(_ rect: CGRect) {
    markup += "<svg x=\"\(n(rect.minX))\" y=\"\(n(rect.minY))\" width=\"\(n(rect.width))\" height=\"\(n(rect.height))\""
    markup += " viewBox=\"\(box(CGRect(origin: .zero, size: rect.size)))\">\n"
  }

  /// Starts a group whose coordinates are transformed by the six numbers of a matrix.
  mutating func openGroup(transform: [CGFloat], opacity: CGFloat) {
    markup += "<g"
    if transform.count == 6 { markup += " transform=\"matrix(\(transform.map { n($0) }.joined(separator: " ")))\"" }
    if opacity < 1 { markup += " opacity=\"\(n(opacity))\"" }
    markup += ">"
  }

  mutating func path(_ data: String, fill: String, stroke: String? = nil, strokeWidth: CGFloat = 1, opacity: Double = 1, isEvenOdd: Bool = false) {
    markup += "<path d=\"\(data)\" fill=\"\(fill)\""
    if opacity < 1 { markup += " opacity=\"\(n(opacity))\"" }
    if isEvenOdd { markup += " fill-rule=\"evenodd\"" }
    if let stroke { markup += " stroke=\"\(stroke)\" stroke-width=\"\(n(strokeWidth))\"" }
    markup += "/>"
  }

  mutating func append(_ text: String) { markup += text }

  mutating func append(_ other: SVGCanvas) {
    for symbol in other.symbols { symbols.append(symbol.moved(by: markup.utf8.count)) }
    markup += other.markup
  }

  /// Draws a symbol in the middle of a rectangle.
  mutating func symbol(_ drawing: SymbolDrawing, in rect: CGRect, color: String, background: String? = nil) {
    if rect.isEmpty { return }
    let symbol = DrawnSymbol(drawing, in: rect, color: color, background: background ?? colors.surface, at: markup.utf8.count)
    symbols.append(symbol)
    markup += symbol.markup
  }

  mutating func closeClip() { markup += "</svg>\n" }

  /// Ends the drawing, and moves symbols that are drawn several times into definitions if that makes the drawing smaller.
  mutating func close() {
    markup += "\n</svg>\n"
    markup = DrawnSymbol.sharing(symbols, in: markup, headerLength: headerLength)
    symbols = []
  }

  /// Starts the drawing of an element.
  ///
  /// A browser shows the title as a tooltip.
  mutating func openGroup(title: String) {
    markup += "<g><title>\(Self.escaped(title))</title>"
  }

  /// Draws shapes with a transform, and with an opacity for all shapes together.
  ///
  /// - Parameter transform: The six numbers of a matrix for the coordinates of the screen, or an empty array for none.
  mutating func group(opacity: CGFloat = 1, transform: [CGFloat] = [], _ draw: (inout SVGCanvas) -> Void) {
    if opacity >= 1 && transform.count != 6 { return draw(&self) }
    var contents = SVGCanvas(colors: colors)
    draw(&contents)
    if contents.markup.isEmpty { return }
    markup += "<g"
    // A place on the screen is far from the origin, so the factors need more digits than a length.
    if transform.count == 6 { markup += " transform=\"matrix(\(transform.map { SnapshotText.exactNumber($0) }.joined(separator: " ")))\"" }
    if opacity < 1 { markup += " opacity=\"\(n(opacity))\"" }
    markup += ">"
    append(contents)
    markup += "</g>"
  }

  mutating func closeGroup() { markup += "</g>\n" }

  mutating func rect(_ rect: CGRect, radius: CGFloat = 0, fill: String, stroke: String? = nil, strokeWidth: CGFloat = 1, opacity: CGFloat = 1) {
    // Don't draw an empty rectangle, because insetting a tiny frame can result in the null rectangle, whose coordinates are infinite.
    if rect.isEmpty { return }
    markup += "<rect x=\"\(n(rect.minX))\" y=\"\(n(rect.minY))\" width=\"\(n(rect.width))\" height=\"\(n(rect.height))\""
    if radius > 0 { markup += " rx=\"\(n(min(radius, rect.width / 2, rect.height / 2)))\"" }
    markup += " fill=\"\(fill)\""
    if opacity < 1 { markup += " fill-opacity=\"\(n(opacity))\"" }
    if let stroke { markup += " stroke=\"\(stroke)\" stroke-width=\"\(n(strokeWidth))\"" }
    markup += "/>"
  }

  mutating func circle(_ centre: CGPoint, radius: CGFloat, fill: String, stroke: String? = nil) {
    markup += "<circle cx=\"\(n(centre.x))\" cy=\"\(n(centre.y))\" r=\"\(n(radius))\" fill=\"\(fill)\""
    if let stroke { markup += " stroke=\"\(stroke)\"" }
    markup += "/>"
  }

  mutating func line(_ start: CGPoint, _ end: CGPoint, stroke: String, width: CGFloat = 0.5) {
    markup += "<line x1=\"\(n(start.x))\" y1=\"\(n(start.y))\" x2=\"\(n(end.x))\" y2=\"\(n(end.y))\" stroke=\"\(stroke)\" stroke-width=\"\(n(width))\" stroke-linecap=\"round\"/>"
  }

  mutating func polygon(_ points: [CGPoint], fill: String) {
    markup += "<polygon points=\"\(points.map { "\(n($0.x)),\(n($0.y))" }.joined(separator: " "))\" fill=\"\(fill)\"/>"
  }

  /// Returns text that's escaped for XML content and attributes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  func n(_ value: CGFloat) -> String { SnapshotText.number(value) }

  private func box(_ rect: CGRect) -> String { "\(n(rect.minX)) \(n(rect.minY)) \(n(rect.width)) \(n(rect.height))" }
}
