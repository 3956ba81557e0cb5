import Foundation

// A recorded screen has a look for each element, so looks are written as short texts: fields separated by “|”, each with a letter for its kind.
extension ElementLook {
  /// The look as a short text, or an empty text for a look without details.
  package var code: String {
    var code = LookCode()
    if style != .automatic { code.field("s", style.rawValue) }
    if !traits.isEmpty { code.field("f", String(traits.rawValue)) }
    if let text {
      code.field("t")
      code.append(text)
    }
    if let tint {
      code.field("c")
      code.append(tint)
    }
    if let background {
      code.field("b")
      code.append(background)
    }
    if opacity != 1 { code.field("a", SnapshotText.number(opacity)) }
    if !transform.isEmpty {
      code.field("m")
      code.append(transform)
    }
    if !note.isEmpty {
      code.field("n")
      code.append(escaping: note)
    }
    if let details {
      code.field("d")
      code.append(details)
    }
    for drawing in under {
      code.field("u")
      code.append(drawing)
    }
    for drawing in over {
      code.field("o")
      code.append(drawing)
    }
    return code.text
  }

  /// Creates a look from its text.
  ///
  /// Fields that can't be read are left out, because they come from a newer version.
  package init(code: String) {
    self.init()
    for field in LookCode.parts(Substring(code), "|") {
      let (letter, value) = LookCode.head(field)
      switch letter {
      case "s": style = Style(rawValue: String(value)) ?? .automatic
      case "f": traits = UInt32(value).map(Traits.init) ?? []
      case "t": text = TextLook(code: value)
      case "c": tint = Paint(code: value)
      case "b": background = Paint(code: value)
      case "a": opacity = LookCode.plausible(value).map { min(max(0, $0), 1) } ?? 1
      case "m": transform = LookCode.transform(value)
      case "n": note = LookCode.unescaped(value)
      case "d": details = DrawnDetails(code: value)
      case "u": if let drawing = ScreenDrawing(code: value) { under.append(drawing) }
      case "o": if let drawing = ScreenDrawing(code: value) { over.append(drawing) }
      default: break
      }
    }
  }
}

/// The text of a look while it's written, with the reading and escaping of its parts.
private struct LookCode {
  private(set) var text = ""

  mutating func field(_ letter: Character, _ value: String = "") {
    if !text.isEmpty { text.append("|") }
    text.append(letter)
    text.append(value)
  }

  mutating func append(_ part: String) { text.append(part) }

  mutating func append(escaping part: String) { text.append(Self.escaped(part)) }

  mutating func append(_ number: CGFloat) {
    if let whole = Int(exactly: number) { return text.append(String(whole)) }
    // Drawings have up to three decimals, and one more keeps a number from being rounded twice in the same direction.
    guard abs(number) < 1e11 else { return text.append("0") }
    let parts = Int((number * 10_000).rounded())
    let fraction = String(parts.magnitude % 10_000)
    text.append(parts < 0 ? "-" : "")
    text.append(String(parts.magnitude / 10_000))
    text.append(".")
    text.append(String(repeating: "0", count: 4 - fraction.count) + fraction)
  }

  mutating func append(_ rect: CGRect) {
    append(rect.minX)
    append(",")
    append(rect.minY)
    append(",")
    append(rect.width)
    append(",")
    append(rect.height)
  }

  mutating func append(_ transform: [CGFloat]) {
    for (index, number) in transform.enumerated() {
      if index > 0 { append(",") }
      append(number)
    }
  }

  private static let reserved: Set<Unicode.Scalar> = ["|", ";", "~", "%"]

  static func escaped(_ text: String) -> String {
    if !text.utf8.contains(where: { $0 == 0x7C || $0 == 0x3B || $0 == 0x7E || $0 == 0x25 }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if reserved.contains(scalar) { result += "%" + String(scalar.value, radix: 16) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  static func unescaped(_ text: Substring) -> String { text.removingPercentEncoding ?? String(text) }

  static func numbers(_ text: Substring) -> [CGFloat] { parts(text, ",").compactMap { plausible($0).map { CGFloat($0) } } }

  /// Returns a number that a drawing can have, or `nil` for a text of a damaged journal.
  static func plausible(_ text: Substring) -> Double? { Double(text).flatMap { abs($0) < 1e9 ? $0 : nil } }

  /// Returns the parts of a text between separators.
  ///
  /// An app's text can start with a combining mark, which joins the separator before it into one character, so scalars are compared.
  static func parts(_ text: Substring, _ separator: Unicode.Scalar, maxSplits: Int = .max, omitsEmpty: Bool = true) -> [Substring] {
    text.unicodeScalars.split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omitsEmpty).map { Substring($0) }
  }

  /// Returns a text without its first scalar, and that scalar.
  static func head(_ text: Substring) -> (Unicode.Scalar?, Substring) { (text.unicodeScalars.first, Substring(text.unicodeScalars.dropFirst())) }

  /// Returns the numbers of a transform, or an empty array for a damaged text.
  static func transform(_ text: Substring) -> [CGFloat] {
    let numbers = numbers(text)
    return numbers.count == 6 ? numbers : []
  }

  static func rect(_ text: Substring) -> CGRect? {
    let numbers = numbers(text)
    return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }
}

extension LookCode {
  mutating func append(_ paint: Paint) {
    append(paint.digits)
    guard paint.opacity < 1 else { return }
    append("/")
    append(SnapshotText.number(paint.opacity))
  }

  mutating func append(_ look: TextLook) {
    append(look.size)
    append(",")
    append(String(look.weight))
    append(",")
    text.append(look.design.rawValue)
    text.append(look.alignment.rawValue)
    if look.isItalic { append("i") }
    if look.isUnderlined { append("u") }
    if look.isStruckThrough { append("x") }
    guard let paint = look.paint else { return }
    append(",")
    append(paint)
  }

  mutating func append(_ drawing: ScreenDrawing) {
    append(drawing.frame)
    if let shadow = drawing.shadow {
      append(";h")
      append(CGRect(origin: shadow.offset, size: CGSize(width: shadow.radius, height: 0)))
      append("~")
      append(shadow.paint)
    }
    if !drawing.transform.isEmpty {
      append(";m")
      append(drawing.transform)
    }
    for mark in drawing.marks {
      append(";")
      append(mark)
    }
  }

  mutating func append(_ details: DrawnDetails) {
    append(escaping: details.symbol ?? "")
    append(details.hasImage ? "~i~" : "~~")
    if let number = details.number { append("\(number)") }
    append("~")
    if let range = details.range { append("\(range.lowerBound),\(range.upperBound)") }
    append("~")
    if let date = details.date { append("\(date.timeIntervalSince1970)") }
    let covered = details.covered
    if covered == ElementDetails.Insets() { return }
    append("~")
    append(CGRect(x: covered.top, y: covered.left, width: covered.bottom, height: covered.right))
  }

  private mutating func append(_ mark: ScreenDrawing.Mark) {
    switch mark.content {
    case .fill(_, let isEvenOdd): append(isEvenOdd ? "e" : "f")
    case .stroke(_, let width):
      append("l")
      append(width)
    case .text(_, let look, _):
      append("t")
      append(look)
    case .symbol: append("s")
    case .image: append("i")
    }
    append("~")
    append(mark.paint)
    append("~")
    append(mark.transform)
    append("~")
    if let clip = mark.clip { append(clip) }
    append("~")
    switch mark.content {
    case .fill(let path, _), .stroke(let path, _): append(path)
    case .text(let text, _, let box), .symbol(let text, let box):
      append(box)
      append("~")
      append(escaping: text)
    case .image(let box): append(box)
    }
  }

  private mutating func append(_ path: [ScreenDrawing.Segment]) {
    for (index, segment) in path.enumerated() {
      if index > 0 { append(" ") }
      append(segment.letter)
      for (index, point) in segment.points.enumerated() {
        if index > 0 { append(",") }
        append(point.x)
        append(",")
        append(point.y)
      }
    }
  }
}

extension Paint {
  fileprivate init?(code: some StringProtocol) {
    let parts = code.split(separator: "/")
    guard let hex = parts.first, hex.count == 6, hex.allSatisfy(\.isHexDigit) else { return nil }
    self.init(UInt32(hex, radix: 16) ?? 0, opacity: parts.count > 1 ? Double(parts[1]) ?? 1 : 1)
  }
}

extension TextLook {
  fileprivate init?(code: some StringProtocol) {
    let parts = code.split(separator: ",")
    guard parts.count >= 3, let size = Double(parts[0]), size.isFinite, let weight = Int(parts[1]) else { return nil }
    let letters = Array(parts[2])
    guard letters.count >= 2 else { return nil }
    self.init(
      size: size, weight: weight, design: Design(rawValue: letters[0]) ?? .standard, isItalic: letters.contains("i"), isUnderlined: letters.contains("u"),
      isStruckThrough: letters.contains("x"), alignment: Alignment(rawValue: letters[1]) ?? .leading, paint: parts.count > 3 ? Paint(code: parts[3]) : nil)
  }
}

extension DrawnDetails {
  fileprivate init?(code: Substring) {
    let parts = LookCode.parts(code, "~", omitsEmpty: false)
    guard parts.count >= 5 else { return nil }
    self.init()
    symbol = parts[0].isEmpty ? nil : LookCode.unescaped(parts[0])
    hasImage = parts[1] == "i"
    number = Double(parts[2]).flatMap { $0.isFinite ? $0 : nil }
    let ends = parts[3].split(separator: ",").compactMap { Double($0) }.filter(\.isFinite)
    if ends.count == 2, ends[0] <= ends[1] { range = ends[0]...ends[1] }
    date = Double(parts[4]).flatMap { abs($0) < 1e11 ? $0 : nil }.map { Date(timeIntervalSince1970: $0) }
    if parts.count > 5, let rect = LookCode.rect(parts[5]) { covered = ElementDetails.Insets(top: rect.minX, left: rect.minY, bottom: rect.width, right: rect.height) }
  }
}

extension ScreenDrawing {
  fileprivate init?(code: Substring) {
    let parts = LookCode.parts(code, ";")
    guard let first = parts.first, let frame = LookCode.rect(first) else { return nil }
    // The texts of a shadow and a transform have fewer parts than a mark, so they aren't read as marks.
    let transform = parts.dropFirst().first { $0.first == "m" }.map { LookCode.transform($0.dropFirst()) }
    self.init(
      frame: frame, marks: parts.dropFirst().compactMap { Mark(code: $0) }, shadow: parts.dropFirst().first.flatMap { Shadow(code: $0) }, transform: transform ?? [])
  }
}

extension ScreenDrawing.Shadow {
  fileprivate init?(code: Substring) {
    let parts = LookCode.parts(code, "~")
    guard parts.count == 2, code.first == "h", let rect = LookCode.rect(parts[0].dropFirst()), let paint = Paint(code: parts[1]) else { return nil }
    self.init(paint, radius: rect.width, x: rect.minX, y: rect.minY)
  }
}

extension ScreenDrawing.Mark {
  fileprivate init?(code: Substring) {
    let parts = LookCode.parts(code, "~", maxSplits: 5, omitsEmpty: false)
    guard parts.count >= 5, let kind = parts[0].first, let paint = Paint(code: parts[1]) else { return nil }
    let content: ScreenDrawing.Content
    let box = LookCode.rect(parts[4])
    switch kind {
    case "f", "e": content = .fill(ScreenDrawing.path(parts[4]), isEvenOdd: kind == "e")
    case "l": content = .stroke(ScreenDrawing.path(parts[4]), width: LookCode.plausible(parts[0].dropFirst()) ?? 1)
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
  fileprivate static func path(_ code: Substring) -> [Segment] {
    code.split(separator: " ").compactMap { part in
      guard let letter = part.first else { return nil }
      let numbers = LookCode.numbers(part.dropFirst())
      let count =
        switch letter {
        case "M", "L": 1
        case "Q": 2
        case "C": 3
        default: 0
        }
      guard numbers.count == count * 2 else { return nil }
      return Segment(String(letter), (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) })
    }
  }
}
