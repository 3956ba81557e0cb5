import Foundation

extension View {
  /// Sets the vertical offset of the texts in this view from their baseline.
  ///
  /// On the simulated device, it has no effect.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Sets the spacing between characters.
  ///
  /// On the simulated device, characters have fixed widths.
  ///
  /// On the simulated device, it has no effect.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets the spacing between characters.
  ///
  /// On the simulated device, characters have fixed widths.
  ///
  /// On the simulated device, it has no effect.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Draws a line under the texts in this view.
  ///
  /// On the simulated device, it has no effect.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { self }

  /// Draws a line through the texts in this view.
  ///
  /// On the simulated device, it has no effect.
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { self }

  /// Sets the scale of the texts in this view.
  ///
  /// On the simulated device, they keep their size.
  ///
  /// On the simulated device, it has no effect.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Sets whether the spacing between characters can shrink to fit a text.
  ///
  /// On the simulated device, it has no effect.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets the texts in this view in a monospaced font.
  ///
  /// On the simulated device, all fonts are monospaced.
  ///
  /// On the simulated device, it has no effect.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Sets the width of the font's characters.
  ///
  /// On the simulated device, the width is fixed.
  ///
  /// On the simulated device, it has no effect.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets the height of lines.
  ///
  /// On the simulated device, the height is fixed.
  ///
  /// On the simulated device, it has no effect.
  public func lineHeight(_ lineHeight: Text.LineHeight?) -> some View { self }

  /// Sets whether a person can copy the texts in this view.
  ///
  /// A long press shows a menu with “Copy”.
  public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
    environment(\.textSelection, Selectability.allowsSelection ? .text : .nothing)
  }

  /// Sets whether the view is mirrored in a right-to-left layout.
  ///
  /// On the simulated device, it has no effect.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Sets the language for the typesetting of texts.
  ///
  /// On the simulated device, it has no effect.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Sets the strategy for aligning texts.
  ///
  /// On the simulated device, it has no effect.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
}

/// A type that indicates whether texts can be selected.
public protocol TextSelectability {
  /// A Boolean value that indicates whether a person can select text.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// `true`, because selection is allowed.
  public static var allowsSelection: Bool { true }
}

/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// `false`, because selection isn't allowed.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Text {
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line under or through a text: solid, dots, dashes.
    public enum Pattern: Hashable, Sendable {
      /// The patterns of lines, from solid to dashes and dots.
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// The pattern of the line.
    let pattern: Pattern
    /// The color of the line, or `nil` for the color of the text.
    let color: Color?

    /// Creates a line style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()
  }

  /// The scale of a text relative to other texts.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The default scale.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller scale.
    public static let secondary = Scale(isSecondary: true)
  }

  /// The height of lines of text.
  public struct LineHeight: Hashable, Sendable {
    /// The font's height, a larger, a smaller, and a variable height.
    public static let normal = LineHeight(), loose = LineHeight(), tight = LineHeight(), variable = LineHeight()

    /// Returns a multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight() }
    /// Returns a height in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight() }
    /// Returns the font's height increased by a number of points.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight() }
  }

  /// A strategy for aligning texts.
  public enum AlignmentStrategy: Hashable, Sendable {
    /// The default, the layout direction of the view, or the writing direction of the text.
    case `default`, layoutBased, writingDirectionBased
  }

  /// Returns the text with a vertical offset from its baseline.
  ///
  /// On the simulated device, it has no effect.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// Returns the text with spacing between its characters.
  ///
  /// On the simulated device, it has no effect.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Returns the text with spacing between its characters.
  ///
  /// On the simulated device, it has no effect.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Returns the text with an underline.
  ///
  /// On the simulated device, it has no effect.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  /// Returns the text with a line through it.
  ///
  /// On the simulated device, it has no effect.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  /// Returns the text at another scale.
  ///
  /// On the simulated device, it has no effect.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  /// Returns the text in a monospaced font.
  ///
  /// On the simulated device, it has no effect.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Returns the text with a font design.
  ///
  /// On the simulated device, it has no effect.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Returns the text with a font width.
  ///
  /// On the simulated device, it has no effect.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
}

extension Font {
  /// A width of a font's characters.
  public struct Width: Hashable, Sendable {
    /// The width as a number.
    ///
    /// The standard width is 0.
    public var value: CGFloat

    /// Creates a font width from a number.
    public init(_ value: CGFloat) { self.value = value }

    /// A narrow width.
    public static let compressed = Width(-0.4)
    /// A slightly narrow width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)
  }

  /// The spacing between a font's lines.
  public enum Leading: Hashable, Sendable {
    /// Standard, reduced, or increased spacing.
    case standard, tight, loose
  }

  /// Returns the font with another width.
  ///
  /// Its metrics don't change.
  public func width(_ width: Width) -> Font { self }
  /// Returns the font with other line spacing.
  ///
  /// Its metrics don't change.
  public func leading(_ leading: Leading) -> Font { self }
  /// Returns the font with small capitals.
  ///
  /// Its metrics don't change.
  public func smallCaps() -> Font { self }
  /// Returns the font with small capitals for lowercase letters.
  ///
  /// Its metrics don't change.
  public func lowercaseSmallCaps() -> Font { self }
  /// Returns the font with small capitals for uppercase letters.
  ///
  /// Its metrics don't change.
  public func uppercaseSmallCaps() -> Font { self }
  /// Returns the font with bold on or off.
  ///
  /// Its metrics don't change.
  public func bold(_ isActive: Bool) -> Font { self }
  /// Returns the font with italics on or off.
  ///
  /// Its metrics don't change.
  public func italic(_ isActive: Bool) -> Font { self }
}
