import Foundation

extension View {
  /// Sets the vertical offset of the text in this view from their baseline.
  ///
  /// On the simulated device, it has no effect.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Sets the spacing between characters.
  ///
  /// On the simulated device, it has no effect. Characters have a fixed width.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets the spacing between characters.
  ///
  /// On the simulated device, it has no effect. Characters have a fixed width.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Draws a line under the text in this view.
  ///
  /// Only pictures show it.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    look(isActive) { style, _ in style.isUnderlined = isActive }
  }

  /// Draws a line through the text in this view.
  ///
  /// Only pictures show it.
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    look(isActive) { style, _ in style.isStruckThrough = isActive }
  }

  /// Sets the scale of the text in this view.
  ///
  /// On the simulated device, it has no effect. Text keeps its size.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Sets whether the spacing between characters can shrink to make text fit.
  ///
  /// On the simulated device, it has no effect.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Shows the text in this view in a monospaced font.
  ///
  /// On the simulated device, it has no effect. All fonts are monospaced.
  public func monospaced(_ isActive: Bool = true) -> some View { look(isActive) { style, _ in style.design = isActive ? .monospaced : nil } }

  /// Sets the width of the font's characters.
  ///
  /// On the simulated device, it has no effect. Characters have a fixed width.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets the height of lines.
  ///
  /// On the simulated device, it has no effect. Lines have a fixed height.
  public func lineHeight(_ lineHeight: Text.LineHeight?) -> some View { self }

  /// Sets whether the user can copy the text in this view.
  ///
  /// If the text can be selected, a long press shows a menu with “Copy”.
  public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
    environment(\.textSelection, Selectability.allowsSelection ? .text : .nothing)
  }

  /// Sets whether the view is mirrored in a right-to-left layout.
  ///
  /// On the simulated device, it has no effect.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Sets the language for the typesetting of text.
  ///
  /// On the simulated device, it has no effect.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Sets the strategy for aligning text.
  ///
  /// On the simulated device, it has no effect.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
}

/// A type that indicates whether text can be selected.
public protocol TextSelectability {
  /// A Boolean value that indicates whether the user can select text.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// The value is `true`, because text can be selected.
  public static var allowsSelection: Bool { true }
}

/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// The value is `false`, because text can't be selected.
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
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line under or through text.
    public enum Pattern: Hashable, Sendable {
      /// A solid line.
      case solid
      /// A line of dots.
      case dot
      /// A line of dashes.
      case dash
      /// A line of alternating dashes and dots.
      case dashDot
      /// A line of dashes that are each followed by two dots.
      case dashDotDot
    }

    /// The pattern of the line.
    let pattern: Pattern
    /// The color of the line, or `nil` for the color of the text.
    let color: Color?

    /// Creates a line style from a pattern and a color.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()
  }

  /// The scale of text relative to other text.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The default scale.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller scale.
    public static let secondary = Scale(isSecondary: true)
  }

  /// The height of lines of text.
  public struct LineHeight: Hashable, Sendable {
    /// The height of the font's lines.
    public static let normal = LineHeight()
    /// A height with more space between lines.
    public static let loose = LineHeight()
    /// A height with less space between lines.
    public static let tight = LineHeight()
    /// A height that depends on the content of each line.
    public static let variable = LineHeight()

    /// Returns a line height that is a multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight() }
    /// Returns a line height in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight() }
    /// Returns the font's line height, increased by a number of points.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight() }
  }

  /// A strategy for aligning text.
  public enum AlignmentStrategy: Hashable, Sendable {
    /// The default strategy.
    case `default`
    /// Text is aligned by the layout direction of the view.
    case layoutBased
    /// Text is aligned by its writing direction.
    case writingDirectionBased
  }

  /// Returns the text with a vertical offset from its baseline, in points.
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
  /// Only pictures show it.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { underline(isActive, color: color) }
  /// Returns the text with a line through it.
  ///
  /// Only pictures show it.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { strikethrough(isActive, color: color) }
  /// Returns the text at a different scale.
  ///
  /// On the simulated device, it has no effect.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  /// Returns the text in a monospaced font.
  ///
  /// Only pictures show it.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.design(isActive ? .monospaced : nil)) }
  /// Returns the text with a font design.
  ///
  /// Only pictures show it.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design?.look)) }
  /// Returns the text with a font width.
  ///
  /// On the simulated device, it has no effect.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
}

extension Font {
  /// The width of a font's characters.
  public struct Width: Hashable, Sendable {
    /// The width relative to the standard width, which is 0.
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
    /// Standard spacing.
    case standard
    /// Reduced spacing.
    case tight
    /// Increased spacing.
    case loose
  }

  /// Returns the font with a different width.
  ///
  /// The font's metrics don't change.
  public func width(_ width: Width) -> Font { self }
  /// Returns the font with different line spacing.
  ///
  /// The font's metrics don't change.
  public func leading(_ leading: Leading) -> Font { self }
  /// Returns the font with small capitals.
  ///
  /// The font's metrics don't change.
  public func smallCaps() -> Font { self }
  /// Returns the font with small capitals for lowercase letters.
  ///
  /// The font's metrics don't change.
  public func lowercaseSmallCaps() -> Font { self }
  /// Returns the font with small capitals for uppercase letters.
  ///
  /// The font's metrics don't change.
  public func uppercaseSmallCaps() -> Font { self }
  /// Returns the font in bold or regular weight.
  ///
  /// The font's metrics don't change.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// Returns the font in italic or upright style.
  ///
  /// The font's metrics don't change.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
}
