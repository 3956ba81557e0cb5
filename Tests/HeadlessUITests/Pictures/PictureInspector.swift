import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The check of a picture that finds malformed markup, numbers that aren't finite, and text outside the picture.
final class PictureInspector: NSObject, XMLParserDelegate {
  /// The most bytes of a picture.
  static let byteLimit: Int = 40_000

  /// The problems that were found, each as a sentence.
  private(set) var problems: [String] = []
  /// The number of texts, without the letters in symbols.
  private(set) var textCount: Int = 0

  private var levels: [Level] = []
  private var pictureWidth: ClosedRange<CGFloat> = 0...0
  private var text: Text?

  /// An open element of the document.
  private struct Level {
    var transform = AffineTransform.identity
    // A symbol scales its letter with the symbol, so the letter has no length in points.
    var isInSymbol = false
  }

  private struct Text {
    var content = ""
    let span: ClosedRange<CGFloat>
  }

  /// Checks a picture.
  init(_ picture: String) {
    super.init()
    let parser = XMLParser(data: Data(picture.utf8))
    parser.delegate = self
    // The parser says that a document is well-formed if only its end is missing.
    if !parser.parse() || parser.parserError != nil || !levels.isEmpty {
      problems.append("The document isn't well-formed: \(parser.parserError.map { "\($0)" } ?? "no error") in line \(parser.lineNumber).")
    }
    if picture.utf8.count > Self.byteLimit { problems.append("The picture has \(picture.utf8.count) bytes and may have \(Self.byteLimit).") }
    if pictureWidth.upperBound <= pictureWidth.lowerBound { problems.append("The document has no box.") }
  }

  func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
    checkNumbers(attributes, of: name)
    var level = levels.last ?? Level()
    switch name {
    case "svg" where levels.isEmpty:
      let box = Self.numbers(attributes["viewBox"])
      if box.count == 4, box[2] > 0 { pictureWidth = box[0]...(box[0] + box[2]) }
    case "svg": level.transform.prepend(Self.transform(ofArea: attributes))
    case "g":
      level.transform.prepend(Self.transform(attributes["transform"]))
      level.isInSymbol = level.isInSymbol || attributes["color"] != nil
    case "defs": level.isInSymbol = true
    case "text" where !level.isInSymbol: open(attributes, level.transform)
    default: break
    }
    levels.append(level)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text?.content += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    levels.removeLast()
    guard name == "text", let text else { return }
    // A third of a point is less than the rounding of coordinates and lengths together.
    if text.span.lowerBound < pictureWidth.lowerBound - 0.3 || text.span.upperBound > pictureWidth.upperBound + 0.3 {
      problems.append("“\(text.content)” is at \(text.span), outside the picture's \(pictureWidth).")
    }
    self.text = nil
  }

  /// Starts a text, whose place is checked when its content is known.
  private func open(_ attributes: [String: String], _ transform: AffineTransform) {
    textCount += 1
    guard let x = attributes["x"].flatMap(Double.init), let length = attributes["textLength"].flatMap(Double.init) else {
      problems.append("A text has no place or no length: \(attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\"\($0.value)\"" }.joined(separator: " ")).")
      return
    }
    let isReversed = attributes["direction"] == "rtl"
    let start =
      switch attributes["text-anchor"] ?? "start" {
      case "middle": x - length / 2
      case "end": isReversed ? x : x - length
      default: isReversed ? x - length : x
      }
    let ends = [start, start + length].map { transform.transform(CGPoint(x: $0, y: attributes["y"].flatMap(Double.init) ?? 0)).x }
    text = Text(span: min(ends[0], ends[1])...max(ends[0], ends[1]))
  }

  private func checkNumbers(_ attributes: [String: String], of element: String) {
    // An id has the name of a symbol, such as “info”.
    for (name, value) in attributes where !["id", "href", "font-family"].contains(name) {
      let lowercased = value.lowercased()
      if lowercased.contains("nan") || lowercased.contains("inf") { problems.append("\(name)=\"\(value)\" of <\(element)> isn't a number.") }
    }
  }

  /// Returns the transform of an area from its own coordinates to those around it.
  private static func transform(ofArea attributes: [String: String]) -> AffineTransform {
    let box = numbers(attributes["viewBox"])
    let frame = ["x", "y", "width", "height"].map { attributes[$0].flatMap(Double.init) ?? 0 }
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return .identity }
    var transform = AffineTransform(translationByX: frame[0], byY: frame[1])
    transform.prepend(AffineTransform(scaleByX: frame[2] / box[2], byY: frame[3] / box[3]))
    transform.prepend(AffineTransform(translationByX: -box[0], byY: -box[1]))
    return transform
  }

  /// Returns the transform of a list such as “translate(1 2)scale(3)”.
  private static func transform(_ list: String?) -> AffineTransform {
    var result = AffineTransform.identity
    for item in (list ?? "").split(separator: ")") {
      let parts = item.split(separator: "(")
      guard parts.count == 2 else { continue }
      let numbers = numbers(String(parts[1]))
      switch (parts[0].trimmingCharacters(in: .whitespaces), numbers.count) {
      case ("translate", 1...2): result.prepend(AffineTransform(translationByX: numbers[0], byY: numbers.count == 2 ? numbers[1] : 0))
      case ("scale", 1...2): result.prepend(AffineTransform(scaleByX: numbers[0], byY: numbers.last ?? 1))
      case ("rotate", 1): result.prepend(AffineTransform(rotationByDegrees: numbers[0]))
      case ("matrix", 6):
        result.prepend(AffineTransform(m11: numbers[0], m12: numbers[1], m21: numbers[2], m22: numbers[3], tX: numbers[4], tY: numbers[5]))
      default: continue
      }
    }
    return result
  }

  private static func numbers(_ list: String?) -> [CGFloat] { (list ?? "").split { " ,".contains($0) }.compactMap { Double($0).map { CGFloat($0) } } }
}
