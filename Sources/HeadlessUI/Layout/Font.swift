import Foundation

/// A font, whose size determines the size of a text.
///
/// Glyphs have fixed widths, so that a layout is the same on every machine.
public struct Font: Equatable, Sendable {
  /// The size in points.
  public let size: CGFloat

  /// The system's font at a size in points.
  ///
  /// The weight and the design have no effect: glyphs have fixed widths.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(size: size) }

  /// The system's font in a style.
  ///
  /// The weight and the design have no effect.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { style.font }

  /// A custom font at a size in points, measured like the system's.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }

  /// A custom font at a size in points, measured like the system's.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font(size: size) }

  /// A custom font at a fixed size in points, measured like the system's.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }

  /// The weight of a font.
  public enum Weight: Hashable, Sendable {
    /// The weights, from thin to thick.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The design of a font.
  public enum Design: Hashable, Sendable {
    /// The designs: the default, with serifs, rounded, and monospaced.
    case `default`, serif, rounded, monospaced
  }

  /// The style of a text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles, from the largest to the smallest.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// Returns the font in bold; its metrics stay the same.
  public func bold() -> Font { self }
  /// Returns the font in italics; its metrics stay the same.
  public func italic() -> Font { self }
  /// Returns the font in a weight; its metrics stay the same.
  public func weight(_ weight: Weight) -> Font { self }
  /// Returns the font with glyphs of fixed width, which all fonts have here.
  public func monospaced() -> Font { self }
  /// Returns the font with digits of fixed width, which all fonts have here.
  public func monospacedDigit() -> Font { self }

  /// 34 points.
  public static let largeTitle = Font(size: 34)
  /// 28 points.
  public static let title = Font(size: 28)
  /// 22 points.
  public static let title2 = Font(size: 22)
  /// 20 points.
  public static let title3 = Font(size: 20)
  /// 17 points.
  public static let headline = Font(size: 17)
  /// 15 points.
  public static let subheadline = Font(size: 15)
  /// 17 points.
  public static let body = Font(size: 17)
  /// 16 points.
  public static let callout = Font(size: 16)
  /// 13 points.
  public static let footnote = Font(size: 13)
  /// 12 points.
  public static let caption = Font(size: 12)
  /// 11 points.
  public static let caption2 = Font(size: 11)
}

/// The fixed metrics of text: half the font's size for a character, six fifths of it for a line.
enum TextMetrics {
  static func characterWidth(_ font: Font) -> CGFloat { font.size / 2 }

  static func lineHeight(_ font: Font) -> CGFloat { (font.size * 1.2).roundedUp }

  /// Returns the size of a text that is at most `width` points wide: it wraps at spaces, and inside of words that are too long.
  static func size(of text: String, font: Font, width: CGFloat?, lineLimit: Int? = nil) -> CGSize {
    let advance = characterWidth(font)
    var lines = 0
    var longest = 0
    // A stack proposes an infinite width to find out how flexible a view is.
    let limit = width.map { $0 < 1_000_000 ? max(1, Int((max(0, $0) + 0.001) / advance)) : Int.max } ?? Int.max
    forEachLine(text, limit: limit) { length in
      lines += 1
      longest = max(longest, length)
    }
    if let lineLimit { lines = min(lines, max(1, lineLimit)) }
    return CGSize(width: (CGFloat(longest) * advance).roundedUp, height: CGFloat(lines) * lineHeight(font))
  }

  private static func forEachLine(_ text: String, limit: Int, _ body: (Int) -> Void) {
    // A text of plain ASCII without line breaks that fits is the common case and needs no walk over characters.
    let utf8 = text.utf8
    if utf8.count <= limit, !utf8.contains(where: { $0 >= 128 || $0 == 10 }) {
      body(utf8.count)
      return
    }
    var line = 0
    var word = 0
    func endWord() {
      while word > limit {
        if line > 0 { body(line) }
        body(limit)
        line = 0
        word -= limit
      }
      if line == 0 {
        line = word
      } else if line + 1 + word <= limit {
        line += 1 + word
      } else {
        body(line)
        line = word
      }
      word = 0
    }
    for character in text {
      if character.isNewline {
        endWord()
        body(line)
        line = 0
      } else if character == " " {
        endWord()
      } else {
        word += 1
      }
    }
    endWord()
    body(line)
  }
}
