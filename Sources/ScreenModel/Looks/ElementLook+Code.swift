import Foundation

// A recorded screen has a look for each element, so looks are written as short texts: fields separated by “|”, each with a letter for its kind.
extension ElementLook {
  /// The look as a short text, or an empty text for a look without details.
  package var code: String {
    var fields: [String] = []
    if style != .automatic { fields.append("s\(style.rawValue)") }
    if !traits.isEmpty { fields.append("f\(traits.rawValue)") }
    if let text { fields.append("t\(text.code)") }
    if let tint { fields.append("c\(tint.code)") }
    if let background { fields.append("b\(background.code)") }
    if !note.isEmpty { fields.append("n\(LookCode.escaped(note))") }
    for drawing in under { fields.append("u\(drawing.code)") }
    for drawing in over { fields.append("o\(drawing.code)") }
    return fields.joined(separator: "|")
  }

  /// Creates a look from its text.
  ///
  /// Fields that can't be read are left out, because they come from a newer version.
  package init(code: String) {
    self.init()
    for field in code.split(separator: "|") {
      let value = field.dropFirst()
      switch field.first {
      case "s": style = Style(rawValue: String(value)) ?? .automatic
      case "f": traits = UInt32(value).map(Traits.init) ?? []
      case "t": text = TextLook(code: value)
      case "c": tint = Paint(code: value)
      case "b": background = Paint(code: value)
      case "n": note = LookCode.unescaped(value)
      case "u": if let drawing = ScreenDrawing(code: value) { under.append(drawing) }
      case "o": if let drawing = ScreenDrawing(code: value) { over.append(drawing) }
      default: break
      }
    }
  }
}

/// The escaping of texts and the writing of numbers in the texts of looks.
private enum LookCode {
  private static let reserved: Set<Unicode.Scalar> = ["|", ";", "~", "%"]

  static func escaped(_ text: String) -> String {
    if !text.unicodeScalars.contains(where: { reserved.contains($0) }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if reserved.contains(scalar) { result += "%" + String(scalar.value, radix: 16) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  static func unescaped(_ text: Substring) -> String { text.removingPercentEncoding ?? String(text) }

  static func numbers(_ numbers: [CGFloat]) -> String { numbers.map { SnapshotText.number($0) }.joined(separator: ",") }

  static func numbers(_ text: Substring) -> [CGFloat] { text.split(separator: ",").compactMap { Double($0).map { CGFloat($0) } } }

  static func rect(_ rect: CGRect) -> String { numbers([rect.minX, rect.minY, rect.width, rect.height]) }

  static func rect(_ text: Substring) -> CGRect? {
    let numbers = numbers(text)
    return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }
}

extension Paint {
  fileprivate var code: String { opacity < 1 ? "\(hex.dropFirst())/\(SnapshotText.number(opacity))" : String(hex.dropFirst()) }

  fileprivate init?(code: some StringProtocol) {
    let parts = code.split(separator: "/")
    guard let hex = parts.first, hex.count == 6, hex.allSatisfy(\.isHexDigit) else { return nil }
    self.init(hex: "#\(hex)", opacity: parts.count > 1 ? Double(parts[1]) ?? 1 : 1)
  }
}

extension TextLook {
  fileprivate var code: String {
    var letters = String([design.rawValue, alignment.rawValue])
    if isItalic { letters += "i" }
    if isUnderlined { letters += "u" }
    if isStruckThrough { letters += "x" }
    return "\(SnapshotText.number(size)),\(weight),\(letters)" + (paint.map { ",\($0.code)" } ?? "")
  }

  fileprivate init?(code: some StringProtocol) {
    let parts = code.split(separator: ",")
    guard parts.count >= 3, let size = Double(parts[0]), let weight = Int(parts[1]) else { return nil }
    let letters = Array(parts[2])
    guard letters.count >= 2 else { return nil }
    self.init(
      size: size, weight: weight, design: Design(rawValue: letters[0]) ?? .standard, isItalic: letters.contains("i"), isUnderlined: letters.contains("u"),
      isStruckThrough: letters.contains("x"), alignment: Alignment(rawValue: letters[1]) ?? .leading, paint: parts.count > 3 ? Paint(code: parts[3]) : nil)
  }
}

extension ScreenDrawing {
  fileprivate var code: String { ([LookCode.rect(frame)] + marks.map(\.code)).joined(separator: ";") }

  fileprivate init?(code: Substring) {
    let parts = code.split(separator: ";")
    guard let first = parts.first, let frame = LookCode.rect(first) else { return nil }
    self.init(frame: frame, marks: parts.dropFirst().compactMap { Mark(code: $0) })
  }
}

extension ScreenDrawing.Mark {
  fileprivate var code: String {
    let (kind, body): (String, String) =
      switch content {
      case .fill(let path, let isEvenOdd): (isEvenOdd ? "e" : "f", ScreenDrawing.code(of: path))
      case .stroke(let path, let width): ("l\(SnapshotText.number(width))", ScreenDrawing.code(of: path))
      case .text(let text, let look, let box): ("t\(look.code)", "\(LookCode.rect(box))~\(LookCode.escaped(text))")
      case .symbol(let name, let box): ("s", "\(LookCode.rect(box))~\(LookCode.escaped(name))")
      case .image(let box): ("i", LookCode.rect(box))
      }
    return "\(kind)~\(Paint(hex: color, opacity: opacity).code)~\(LookCode.numbers(transform))~\(clip.map { LookCode.rect($0) } ?? "")~\(body)"
  }

  fileprivate init?(code: Substring) {
    let parts = code.split(separator: "~", maxSplits: 5, omittingEmptySubsequences: false)
    guard parts.count >= 5, let kind = parts[0].first, let paint = Paint(code: parts[1]) else { return nil }
    let content: ScreenDrawing.Content
    let box = LookCode.rect(parts[4])
    switch kind {
    case "f", "e": content = .fill(ScreenDrawing.path(parts[4]), isEvenOdd: kind == "e")
    case "l": content = .stroke(ScreenDrawing.path(parts[4]), width: Double(parts[0].dropFirst()) ?? 1)
    case "t":
      guard let box, parts.count == 6, let look = TextLook(code: parts[0].dropFirst()) else { return nil }
      content = .text(LookCode.unescaped(parts[5]), look, in: box)
    case "s":
      guard let box, parts.count == 6 else { return nil }
      content = .symbol(LookCode.unescaped(parts[5]), in: box)
    case "i":
      guard let box else { return nil }
      content = .image(box)
    default: return nil
    }
    self.init(content, paint, transform: LookCode.numbers(parts[2]), clip: LookCode.rect(parts[3]))
  }
}

extension ScreenDrawing {
  fileprivate static func code(of path: [Segment]) -> String {
    path.map { segment in segment.letter + LookCode.numbers(segment.points.flatMap { [$0.x, $0.y] }) }.joined(separator: " ")
  }

  fileprivate static func path(_ code: Substring) -> [Segment] {
    code.split(separator: " ").compactMap { part in
      guard let letter = part.first else { return nil }
      let numbers = LookCode.numbers(part.dropFirst())
      let count = switch letter { case "M", "L": 1 case "Q": 2 case "C": 3 default: 0 }
      guard numbers.count == count * 2 else { return nil }
      return Segment(String(letter), (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) })
    }
  }
}
