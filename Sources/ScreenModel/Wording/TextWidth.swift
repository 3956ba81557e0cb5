import Foundation

/// An estimate of the width of text in Helvetica, for machines that don't have this font.
struct TextWidth {
  /// The width as a multiple of the font size.
  private(set) var ems: CGFloat = 0
  /// Whether the width of every character is known.
  private(set) var isKnown: Bool = true

  init(of text: String, isBold: Bool = false) {
    for scalar in text.unicodeScalars {
      if let width = Self.thousandths(of: scalar) {
        ems += CGFloat(width) / 1_000
      } else {
        ems += 0.6
        isKnown = false
      }
    }
    if isBold { ems *= 1.06 }
  }

  /// Returns the width of a character in thousandths of the font size.
  ///
  /// Returns `nil` if the character isn't Latin, Chinese, Japanese or Korean.
  private static func thousandths(of scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "i", "j", "l", "'", "’", "‘": 222
    case " ", "\u{A0}", "!", ",", ".", "/", ":", ";", "I", "[", "\\", "]", "f", "t", "·", "|": 278
    case "(", ")", "-", "r", "`", "“", "”", "{", "}": 333
    case "\"", "*", "•", "°": 380
    case "c", "k", "s", "v", "x", "y", "z", "J": 500
    case "F", "T", "Z": 611
    case "C", "D", "H", "N", "R", "U", "w": 722
    case "G", "O", "Q": 778
    case "M", "m": 833
    case "%", "W": 920
    case "…", "—", "@": 1_000
    case "A"..."Z": 667
    case "\u{21}"..."\u{7E}": 570
    case "\u{C0}"..."\u{17F}": scalar.properties.isUppercase ? 667 : 530
    case "\u{3000}"..."\u{30FF}", "\u{4E00}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}", "\u{FF00}"..."\u{FF60}": 1_000
    case "–", "€": 556
    default: nil
    }
  }
}
