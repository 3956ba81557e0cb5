import Foundation
import UIKit

/// A font for text.
///
/// The size of a font determines the size of text.
///
/// All glyphs have the same width relative to the font size, so a layout is the same on all machines.
public struct Font: Equatable, Sendable {
  /// The font size, in points.
  public let size: CGFloat
  // The text style that the font scales with, or `nil` for a fixed size.
  let style: TextStyle?
  /// The weight, from 100 to 900, or `nil` for the weight of the text style.
  private(set) var ownWeight: Int?
  private(set) var isItalic = false
  private(set) var design: Design?

  init(size: CGFloat, style: TextStyle? = nil, weight: Weight? = nil, design: Design? = nil) {
    self.size = size
    self.style = style
    ownWeight = weight?.number
    self.design = design
  }

  /// Returns the font with a fixed size, in points.
  func resized(to size: CGFloat) -> Font {
    var copy = Font(size: size)
    (copy.ownWeight, copy.isItalic, copy.design) = (ownWeight ?? (style == .headline ? 600 : nil), isItalic, design)
    return copy
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the system font with a fixed size in points, which doesn't scale with the text size.
  ///
  /// The weight and the design have no effect on the simulated device, because glyphs have fixed widths.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(size: size, weight: weight, design: design) }

  /// Returns the system font in a text style.
  ///
  /// The weight and the design have no effect on the simulated device, because glyphs have fixed widths.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(size: style.font.size, style: style, weight: weight, design: design)
  }

  /// Returns a custom font with a size in points that scales with body text.
  ///
  /// On the simulated device, text in the font has the size of text in the system font.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size, style: .body) }

  /// Returns a custom font with a size in points that scales with a text style.
  ///
  /// On the simulated device, text in the font has the size of text in the system font.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font(size: size, style: textStyle) }

  /// Returns a custom font with a fixed size in points, which doesn't scale with the text size.
  ///
  /// On the simulated device, text in the font has the size of text in the system font.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }

  /// The weight of a font.
  public enum Weight: Hashable, Sendable {
    /// The thinnest weight.
    case ultraLight
    /// A thin weight.
    case thin
    /// A light weight.
    case light
    /// The default weight.
    case regular
    /// A medium weight.
    case medium
    /// A semibold weight.
    case semibold
    /// A bold weight.
    case bold
    /// A heavy weight.
    case heavy
    /// The heaviest weight.
    case black
  }

  /// The design of a font.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// A design with serifs.
    case serif
    /// A rounded design.
    case rounded
    /// A design whose glyphs have the same width.
    case monospaced
  }

  /// A style for text, such as a title or body text.
  ///
  /// The text style and the device's text size determine the font size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The style of large titles.
    case largeTitle
    /// The style of first-level titles.
    case title
    /// The style of second-level titles.
    case title2
    /// The style of third-level titles.
    case title3
    /// The style of headlines.
    case headline
    /// The style of subheadlines.
    case subheadline
    /// The style of body text.
    case body
    /// The style of callouts.
    case callout
    /// The style of footnotes.
    case footnote
    /// The style of captions.
    case caption
    /// The style of secondary captions.
    case caption2

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

  /// Returns the font in bold.
  ///
  /// Only pictures show it. The size of text doesn't change.
  public func bold() -> Font { weight(.bold) }
  /// Returns the font in italics.
  ///
  /// Only pictures show it. The size of text doesn't change.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// Returns the font with a weight.
  ///
  /// Only pictures show it. The size of text doesn't change.
  public func weight(_ weight: Weight) -> Font { changed { $0.ownWeight = weight.number } }
  /// Returns the font with monospaced glyphs.
  ///
  /// On the simulated device, all fonts are monospaced.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// Returns the font with monospaced digits.
  ///
  /// On the simulated device, all fonts are monospaced.
  public func monospacedDigit() -> Font { self }

  /// The font of large titles, 34 points.
  public static let largeTitle = Font(size: 34, style: .largeTitle)
  /// The font of first-level titles, 28 points.
  public static let title = Font(size: 28, style: .title)
  /// The font of second-level titles, 22 points.
  public static let title2 = Font(size: 22, style: .title2)
  /// The font of third-level titles, 20 points.
  public static let title3 = Font(size: 20, style: .title3)
  /// The font of headlines, 17 points.
  public static let headline = Font(size: 17, style: .headline)
  /// The font of subheadlines, 15 points.
  public static let subheadline = Font(size: 15, style: .subheadline)
  /// The font of body text, 17 points.
  public static let body = Font(size: 17, style: .body)
  /// The font of callouts, 16 points.
  public static let callout = Font(size: 16, style: .callout)
  /// The font of footnotes, 13 points.
  public static let footnote = Font(size: 13, style: .footnote)
  /// The font of captions, 12 points.
  public static let caption = Font(size: 12, style: .caption)
  /// The font of secondary captions, 11 points.
  public static let caption2 = Font(size: 11, style: .caption2)
}

/// The metrics of text, which are the same on all machines.
///
/// UIKit's labels use the same metrics.
enum TextMetrics {
  static func characterWidth(_ font: Font) -> CGFloat { TextMeasure.characterWidth(fontSize: font.size) }

  static func lineHeight(_ font: Font) -> CGFloat { TextMeasure.lineHeight(fontSize: font.size) }

  /// Returns the size of text that wraps at a width in points.
  ///
  /// Lines break at spaces. A word that is longer than a line breaks inside the word.
  /// The height is the height of the lines. The number of lines is at least `reservedLines` and at most `lineLimit`.
  static func size(of text: String, font: Font, width: CGFloat?, lineLimit: Int? = nil, reservedLines: Int = 0) -> CGSize {
    TextMeasure.size(of: text, fontSize: font.size, width: width, lineLimit: lineLimit, reservedLines: reservedLines)
  }
}
