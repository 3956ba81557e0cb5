import Foundation

/// The drawing of a symbol on a grid of 24 × 24 units, in one color on a background.
///
/// The drawings are this package's own strokes, which stand for the system's symbols.
package struct SymbolDrawing: Equatable, Sendable {
  /// The length of the grid's sides.
  static let side: CGFloat = 24
  /// The width of a line in units of the grid.
  package static let lineWidth: CGFloat = 1.8

  /// The color of a part.
  enum Ink: Equatable, Sendable {
    /// The color of the symbol.
    case color
    /// The color under the symbol, which looks as if the part were cut out.
    case background
  }

  /// The content of a part.
  enum Content: Equatable, Sendable {
    /// The line along a path.
    case line(String)
    /// The area of a path, with the line along it.
    case area(String)
    /// Letters and digits, which don't have to be escaped, in the middle of the grid.
    case text(String, size: CGFloat)
  }

  /// A part of a drawing, which covers the parts before it.
  struct Part: Equatable, Sendable {
    let content: Content
    var ink = Ink.color
    /// The width of the line relative to other lines.
    var width: CGFloat = 1
  }

  /// Parts that are drawn smaller and at another place than on their grid.
  struct Group: Equatable, Sendable {
    var parts: [Part]
    /// The size of the group's grid, relative to the drawing's grid.
    var scale: CGFloat = 1
    /// The left edge of the group's grid.
    var x: CGFloat = 0
    /// The top edge of the group's grid.
    var y: CGFloat = 0
  }

  /// The name of the symbol.
  package let name: String
  /// Whether the symbol has a drawing, and not just letters.
  package let isKnown: Bool
  /// The parts from the back to the front.
  let groups: [Group]

  private func parts(weight: CGFloat, background: String) -> String {
    groups.map { group in
      let parts = group.parts.map { Self.markup($0, weight: weight, background: background, scale: group.scale) }.joined()
      return group.scale == 1
        ? parts : "<g transform=\"\(Self.transform(x: group.x, y: group.y, scale: group.scale))\" stroke-width=\"\(Double(weight / group.scale).plain)\">\(parts)</g>"
    }.joined()
  }

  private static func markup(_ part: Part, weight: CGFloat, background: String, scale: CGFloat) -> String {
    let ink = part.ink == .color ? "currentColor" : background
    let width = part.width == 1 ? "" : " stroke-width=\"\(Double(weight * part.width / scale).plain)\""
    let stroke = part.ink == .color ? "" : " stroke=\"\(background)\""
    return switch part.content {
    case .line(let path): "<path d=\"\(path)\"\(stroke)\(width)/>"
    case .area(let path): "<path d=\"\(path)\" fill=\"\(ink)\"\(stroke)\(width)/>"
    case .text(let text, let size):
      "<text x=\"12\" y=\"\(Double(12 + size * 0.36).plain)\" font-size=\"\(Double(size).plain)\" text-anchor=\"middle\""
        + " textLength=\"\(Double(TextWidth(of: text, isBold: true).ems * size).plain)\""
        + " font-weight=\"600\" fill=\"\(ink)\" stroke=\"none\">\(text)</text>"
    }
  }

  /// Returns the rest of an element that draws the parts, from the attributes that apply to all parts to the end tag.
  ///
  /// - Parameters:
  ///   - weight: The width of lines in units of the grid.
  ///   - background: The color under the symbol, which is the color of everything that's cut out.
  func content(weight: CGFloat = lineWidth, background: String) -> String {
    let attributes = "fill=\"none\" stroke=\"currentColor\" stroke-width=\"\(Double(weight).plain)\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
    return "\(attributes)>\(parts(weight: weight, background: background))</g>"
  }

  /// Returns the attributes that put the grid into the middle of a rectangle, in a color.
  static func place(in rect: CGRect, color: String) -> String {
    let scale = min(rect.width, rect.height) / side
    let move = transform(x: rect.midX - scale * side / 2, y: rect.midY - scale * side / 2, scale: scale)
    return "transform=\"\(move)\" color=\"\(color)\""
  }

  private static func transform(x: CGFloat, y: CGFloat, scale: CGFloat) -> String {
    let factor = Double(scale).plain
    return "translate(\(Double(x).plain) \(Double(y).plain))" + (factor == "1" ? "" : "scale(\(factor))")
  }

  /// Returns an SVG element that draws the symbol in the middle of a rectangle.
  ///
  /// An empty or infinite rectangle results in an empty string.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points. The symbol fills its shorter side.
  ///   - color: The color in HTML notation, such as “#007AFF”.
  ///   - weight: The width of lines in units of the grid, which has 24 units.
  ///   - background: The color under the symbol, in HTML notation.
  package func svg(in rect: CGRect, color: String, weight: CGFloat = lineWidth, background: String = "#FFFFFF") -> String {
    if rect.isEmpty || rect.isInfinite { return "" }
    return "<g \(Self.place(in: rect, color: color)) \(content(weight: weight, background: background))"
  }
}
