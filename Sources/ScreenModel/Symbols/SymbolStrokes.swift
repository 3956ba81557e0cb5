/// The strokes of a symbol on a grid of 24 × 24 units, as SVG path data.
struct SymbolStrokes: Equatable, Sendable {
  /// The closed outlines, which the variant `fill` fills.
  var area: String = ""
  /// The lines inside the outlines, which the variant `fill` cuts out.
  var detail: String = ""
  /// The lines outside the outlines.
  var lines: String = ""
  /// The dots outside the outlines, which are drawn with a wider line.
  var dots: String = ""

  /// The drawn symbols by name.
  static let all: [String: SymbolStrokes] = signs.merging(things) { first, _ in first }.merging(places) { first, _ in first }

  /// Returns the path of a dot, which is a line without a length.
  static func dot(_ x: Double, _ y: Double) -> String { "M\(x.plain) \(y.plain)h.01" }

  /// Returns the path of a circle.
  ///
  /// The radius has to be more than half a line's width, because a smaller circle isn't drawn in the same way everywhere.
  static func ring(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let (r, d) = (radius.plain, (radius * 2).plain)
    return "M\(x.plain) \((y - radius).plain)a\(r) \(r) 0 1 1 0 \(d) \(r) \(r) 0 1 1 0-\(d)z"
  }

  /// Returns the path of a rectangle with round corners.
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> String {
    let (r, across, down) = (radius.plain, (width - 2 * radius).plain, (height - 2 * radius).plain)
    let arc = "a\(r) \(r) 0 0 1"
    return "M\((x + radius).plain) \(y.plain)h\(across)\(arc) \(r) \(r)v\(down)\(arc)-\(r) \(r)h-\(across)\(arc)-\(r)-\(r)v-\(down)\(arc) \(r)-\(r)z"
  }

  /// The path of the four corners of a square.
  static let corners: String = "M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3"
}
