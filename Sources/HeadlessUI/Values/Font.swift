import Foundation
import UIKit

/// A font, whose size determines the size of a text.
///
/// Glyphs have fixed widths, so that a layout is the same on every machine.
public struct Font: Equatable, Sendable {
  /// The size in points.
  public let size: CGFloat
  // The style whose growth the font follows; none for a fixed size.
  let style: TextStyle?

  init(size: CGFloat, style: TextStyle? = nil) {
    self.size = size
    self.style = style
  }

  /// The system's font at a size in points, which does not grow with the size of text.
  ///
  /// The weight and the design have no effect: glyphs have fixed widths.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(size: size) }

  /// The system's font in a style.
  ///
  /// The weight and the design have no effect.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { style.font }

  /// A custom font at a size in points, measured like the system's; it grows with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size, style: .body) }

  /// A custom font at a size in points, measured like the system's; it grows with text of a style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font(size: size, style: textStyle) }

  /// A custom font at a fixed size in points, measured like the system's; it does not grow with the size of text.
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

  /// The style of a text, from which the size of its font follows, with the size of text that the device has.
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
  public static let largeTitle = Font(size: 34, style: .largeTitle)
  /// 28 points.
  public static let title = Font(size: 28, style: .title)
  /// 22 points.
  public static let title2 = Font(size: 22, style: .title2)
  /// 20 points.
  public static let title3 = Font(size: 20, style: .title3)
  /// 17 points.
  public static let headline = Font(size: 17, style: .headline)
  /// 15 points.
  public static let subheadline = Font(size: 15, style: .subheadline)
  /// 17 points.
  public static let body = Font(size: 17, style: .body)
  /// 16 points.
  public static let callout = Font(size: 16, style: .callout)
  /// 13 points.
  public static let footnote = Font(size: 13, style: .footnote)
  /// 12 points.
  public static let caption = Font(size: 12, style: .caption)
  /// 11 points.
  public static let caption2 = Font(size: 11, style: .caption2)
}

/// The fixed metrics of text, which UIKit's labels share.
enum TextMetrics {
  static func characterWidth(_ font: Font) -> CGFloat { TextMeasure.characterWidth(fontSize: font.size) }

  static func lineHeight(_ font: Font) -> CGFloat { TextMeasure.lineHeight(fontSize: font.size) }

  /// Returns the size of a text that is at most `width` points wide: it wraps at spaces, and inside of words that are too long.
  ///
  /// The height is that of the lines, of `lineLimit` at most and of `reservedLines` at least.
  static func size(of text: String, font: Font, width: CGFloat?, lineLimit: Int? = nil, reservedLines: Int = 0) -> CGSize {
    TextMeasure.size(of: text, fontSize: font.size, width: width, lineLimit: lineLimit, reservedLines: reservedLines)
  }
}
