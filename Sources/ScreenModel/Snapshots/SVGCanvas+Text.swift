import Foundation

extension SVGCanvas {
  /// The style of drawn text.
  struct TextStyle {
    var size: CGFloat = 17
    var alignment: Alignment = .leading
    /// The color, or `nil` for the color of text.
    var fill: String?
    var weight: Int = 400
    var isUnderlined: Bool = false
    var isStruckThrough: Bool = false
    var isItalic: Bool = false
    var design: TextLook.Design = .standard
    var opacity: Double = 1

    var isBold: Bool { weight >= 600 }

    init(
      size: CGFloat = 17, alignment: Alignment = .leading, fill: String? = nil, isBold: Bool = false, isUnderlined: Bool = false
    ) {
      (self.size, self.alignment, self.fill, weight, self.isUnderlined) = (size.isFinite ? min(max(size, 1), 1_000) : 17, alignment, fill, isBold ? 600 : 400, isUnderlined)
    }

    /// Creates the style of a look, with a color for text that doesn't have one.
    init(_ look: TextLook, fill: String?, opacity: Double = 1) {
      self.init(size: look.size, alignment: Alignment(look.alignment), fill: look.paint?.hex ?? fill, isUnderlined: look.isUnderlined)
      (weight, isStruckThrough, isItalic, design) = (look.weight, look.isStruckThrough, look.isItalic, look.design)
      self.opacity = opacity * (look.paint?.opacity ?? 1)
    }

    /// Returns the estimated width of text, in points.
    func width(of text: String) -> CGFloat { (design == .monospaced ? 0.6 * CGFloat(text.count) : TextWidth(of: text, isBold: isBold).ems) * size }
  }

  /// The smallest factor for the font size of text before the text is truncated.
  private static let smallestScale: CGFloat = 0.7

  /// The largest ratio of the text's width to the box's width for which letters are only drawn narrower.
  private static let largestSqueeze: CGFloat = 1.15

  /// The smallest factor for the width of letters before the font size also decreases.
  private static let narrowestLetters: CGFloat = 0.72

  /// The largest factor for the width of letters.
  private static let widestLetters: CGFloat = 1.15

  /// Draws a line of text at the vertical center of a box.
  ///
  /// Text that's too wide becomes narrower, then smaller, and is then truncated with “…”. If the width of all letters is known, the text has an explicit width, so it stays in the box even if a
  /// viewer uses a wider font.
  ///
  /// - Parameter caret: The color of an insertion point after the text.
  mutating func text(_ text: String, in box: CGRect, _ style: TextStyle = TextStyle(), caret: String? = nil) {
    let box = box.drawable
    if box.isEmpty { return }
    var size = max(1, min(style.size, box.height * 0.8))
    var shown = SnapshotText.escaped(text)
    var width = TextWidth(of: shown, isBold: style.isBold)
    let room = box.width * Self.largestSqueeze
    if width.ems * size > room {
      size = max(size * Self.smallestScale, room / width.ems)
      if width.ems * size > room + 0.01 {
        shown = Self.cut(shown, to: box.width / size, isBold: style.isBold)
        width = TextWidth(of: shown, isBold: style.isBold)
      }
    }
    let length = min(box.width, width.ems * size)
    // An offset of about a third of the font size centers capital letters vertically in the box.
    let baseline = box.midY + size * 0.35
    if !shown.isEmpty { write(shown, at: CGPoint(x: x(of: style.alignment, in: box), y: baseline), size: size, length: length, style) }
    if let caret {
      let x = box.minX + (shown.isEmpty ? 0 : length + 1.5)
      line(CGPoint(x: x, y: baseline - size * 0.85), CGPoint(x: x, y: baseline + size * 0.2), stroke: caret, width: 2)
    }
  }

  /// Draws text on as many lines as fit in a box, at its vertical center.
  mutating func lines(_ text: String, in box: CGRect, _ style: TextStyle = TextStyle()) {
    let box = box.drawable
    if box.isEmpty { return }
    var size = style.size
    var lines = Self.wrapped(text, to: box.width / size, isBold: style.isBold)
    while CGFloat(lines.count) * size * 1.2 > box.height + 1 && size > style.size * Self.smallestScale {
      size -= 0.5
      lines = Self.wrapped(text, to: box.width / size, isBold: style.isBold)
    }
    let height = size * 1.2
    let room = max(1, Int((box.height + 1) / height))
    var style = style
    style.size = size
    if lines.count <= 1 || room == 1 { return self.text(lines.joined(separator: " "), in: box, style) }
    if lines.count > room { lines = lines.prefix(room - 1) + [lines[(room - 1)...].joined(separator: " ")] }
    var y = box.midY - CGFloat(lines.count) * height / 2
    for line in lines {
      self.text(line, in: CGRect(x: box.minX, y: y - size * 0.05, width: box.width, height: size * 1.3), style)
      y += height
    }
  }

  /// Draws text in its own font size, on as many lines as a box has.
  ///
  /// The box has the size that the layout measured, with letters that are half as wide as high. So lines break at the same places, and only text that didn't fit into its frame is truncated.
  /// The letters are drawn narrower if they're wider than measured.
  mutating func exactText(_ text: String, in box: CGRect, _ style: TextStyle) {
    let box = box.drawable
    if box.isEmpty { return }
    let size = max(1, style.size)
    let room = max(1, Int((box.height / (size * 1.2)).rounded()))
    let lines = MeasuredLines.lines(of: text, limit: max(1, Int((box.width + 0.001) / (size / 2))), room: room)
    let height = lines.count == room ? box.height / CGFloat(room) : size * 1.2
    var y = box.midY - height * CGFloat(lines.count) / 2
    for line in lines {
      let shown = SnapshotText.escaped(line)
      let width = style.width(of: shown)
      // Very narrow letters are hard to read, so a line that's much too wide is also smaller.
      let squeeze = width > 0 ? box.width / width : 1
      let scale = squeeze < Self.narrowestLetters ? max(Self.smallestScale, squeeze / Self.narrowestLetters) : 1
      var (length, lineStyle) = (min(box.width, width * scale), style)
      // A line that fills its frame in the layout also fills it here, so lines below each other are aligned. Letters get only a little wider, because wide ones look odd.
      if lines.count == 1, abs(CGFloat(line.count) * size / 2 - box.width) < 1.5 {
        length = min(box.width, length * Self.widestLetters)
        lineStyle.alignment = .center
      }
      if !shown.isEmpty {
        write(shown, at: CGPoint(x: x(of: lineStyle.alignment, in: box), y: y + height / 2 + size * scale * 0.35), size: size * scale, length: length, lineStyle)
      }
      y += height
    }
  }

  /// Returns text as lines that fit a width.
  ///
  /// A word that's wider than a line gets its own line.
  static func wrapped(_ text: String, to ems: CGFloat, isBold: Bool) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(whereSeparator: \.isNewline) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        if line.isEmpty || TextWidth(of: longer, isBold: isBold).ems <= ems {
          line = longer
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      lines.append(line)
    }
    return lines
  }

  private func x(of alignment: Alignment, in box: CGRect) -> CGFloat {
    switch alignment {
    case .leading: box.minX
    case .center: box.midX
    case .trailing: box.maxX
    }
  }

  private mutating func write(_ text: String, at point: CGPoint, size: CGFloat, length: CGFloat?, _ style: TextStyle) {
    var tag = "<text x=\"\(n(point.x))\" y=\"\(n(point.y))\" font-size=\"\(n(size))\" fill=\"\(style.fill ?? colors.text)\""
    if style.alignment != .leading { tag += " text-anchor=\"\(style.alignment.rawValue)\"" }
    if style.weight != 400 { tag += " font-weight=\"\(style.weight)\"" }
    if style.isUnderlined || style.isStruckThrough {
      tag += " text-decoration=\"\([style.isUnderlined ? "underline" : "", style.isStruckThrough ? "line-through" : ""].filter { !$0.isEmpty }.joined(separator: " "))\""
    }
    if style.isItalic { tag += " font-style=\"italic\"" }
    if let family = style.design.family { tag += " font-family=\"\(family)\"" }
    if style.opacity < 1 { tag += " fill-opacity=\"\(n(style.opacity))\"" }
    if let length, length > 0 { tag += " textLength=\"\(n(length))\" lengthAdjust=\"spacingAndGlyphs\"" }
    append(tag + " xml:space=\"preserve\">\(Self.escaped(text))</text>")
  }

  /// Returns the part of the text that fits, followed by “…”.
  private static func cut(_ text: String, to ems: CGFloat, isBold: Bool) -> String {
    var end = text.startIndex
    var width: CGFloat = 1
    for index in text.indices {
      width += TextWidth(of: String(text[index]), isBold: isBold).ems
      if width > ems { break }
      end = text.index(after: index)
    }
    return end == text.startIndex ? "" : text[..<end] + "…"
  }
}

extension SVGCanvas.Alignment {
  init(_ alignment: TextLook.Alignment) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }
}

extension TextLook.Design {
  /// The font family, or `nil` for the family of the drawing.
  fileprivate var family: String? {
    switch self {
    case .standard: nil
    case .serif: "New York, Georgia, serif"
    case .rounded: "SF Pro Rounded, system-ui, sans-serif"
    case .monospaced: "SF Mono, Menlo, DejaVu Sans Mono, monospace"
    }
  }
}

extension CGRect {
  /// The rectangle with finite coordinates and a size that text can be laid out in.
  ///
  /// An app can draw text in a rectangle of any size, and a journal can be damaged.
  fileprivate var drawable: CGRect {
    func limited(_ length: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat { length.isNaN ? 0 : min(max(length, range.lowerBound), range.upperBound) }
    return CGRect(
      x: limited(origin.x, -100_000...100_000), y: limited(origin.y, -100_000...100_000), width: limited(size.width, 0...10_000), height: limited(size.height, 0...10_000))
  }
}
