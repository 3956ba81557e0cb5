import Foundation

/// The look of text: its font, color and alignment.
package struct TextLook: Hashable, Sendable {
  /// The design of the font.
  package enum Design: Character, Sendable {
    case standard = "d"
    case serif = "s"
    case rounded = "r"
    case monospaced = "m"
  }

  /// The alignment of lines.
  package enum Alignment: Character, Sendable {
    case leading = "l"
    case center = "c"
    case trailing = "t"
  }

  /// The font size, in points.
  package var size: CGFloat
  /// The weight, from 100 (ultralight) to 900 (black).
  package var weight: Int
  package var design: Design
  package var isItalic: Bool
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  package var alignment: Alignment
  /// The color, or `nil` for the color of the element's kind.
  package var paint: Paint?

  /// Creates the look of text.
  package init(
    size: CGFloat = 17, weight: Int = 400, design: Design = .standard, isItalic: Bool = false, isUnderlined: Bool = false, isStruckThrough: Bool = false,
    alignment: Alignment = .leading, paint: Paint? = nil
  ) {
    (self.size, self.weight, self.design, self.isItalic, self.isUnderlined) = (size, weight, design, isItalic, isUnderlined)
    (self.isStruckThrough, self.alignment, self.paint) = (isStruckThrough, alignment, paint)
  }
}
