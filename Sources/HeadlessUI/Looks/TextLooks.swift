import Foundation

extension View {
  /// Moves the letters of the texts in this view up or down.
  ///
  /// It changes no element.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Sets the space between letters, which have fixed widths here.
  ///
  /// It changes no element.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets the space between letters, which have fixed widths here.
  ///
  /// It changes no element.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Draws a line under the texts in this view.
  ///
  /// It changes no element.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { self }

  /// Draws a line through the texts in this view.
  ///
  /// It changes no element.
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { self }

  /// Sets a smaller scale for the texts in this view, which keep their size here.
  ///
  /// It changes no element.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Lets letters move closer together to fit.
  ///
  /// It changes no element.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets the texts in this view in letters of fixed width, which all fonts have here.
  ///
  /// It changes no element.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Sets the width of the font's letters, which are fixed here.
  ///
  /// It changes no element.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets the height of lines, which is fixed here.
  ///
  /// It changes no element.
  public func lineHeight(_ lineHeight: Text.LineHeight?) -> some View { self }

  /// Lets a person copy the texts in this view: a long press shows a menu with “Copy”.
  public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
    environment(\.textSelection, Selectability.allowsSelection ? .text : .nothing)
  }

  /// Mirrors the view where text runs from right to left.
  ///
  /// It changes no element.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Sets the language in which texts are set.
  ///
  /// It changes no element.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Aligns texts by their writing direction.
  ///
  /// It changes no element.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
}

/// Whether texts can be selected.
public protocol TextSelectability {
  /// Whether a person can select text.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Selection is allowed.
  public static var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Selection is not allowed.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Text {
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line under or through a text: solid, dots, dashes.
    public enum Pattern: Hashable, Sendable {
      /// The patterns of lines.
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// The pattern of the line.
    let pattern: Pattern
    /// The color of the line; `nil` for that of the text.
    let color: Color?

    /// Creates a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()
  }

  /// A scale of a text beside another one.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The usual scale.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller scale.
    public static let secondary = Scale(isSecondary: true)
  }

  /// A height of lines.
  public struct LineHeight: Hashable, Sendable {
    /// The heights: the font's, more, and less.
    public static let normal = LineHeight(), loose = LineHeight(), tight = LineHeight(), variable = LineHeight()

    /// A multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight() }
    /// A height in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight() }
    /// The font's height and some points more.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight() }
  }

  /// What texts are aligned by.
  public enum AlignmentStrategy: Hashable, Sendable {
    /// The layout direction of the view, or the writing direction of the text.
    case `default`, layoutBased, writingDirectionBased
  }

  /// Returns the text with its letters moved up or down.
  ///
  /// It changes no element.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// Returns the text with space between its letters.
  ///
  /// It changes no element.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Returns the text with space between its letters.
  ///
  /// It changes no element.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Returns the text with a line under it.
  ///
  /// It changes no element.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  /// Returns the text with a line through it.
  ///
  /// It changes no element.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  /// Returns the text in another scale.
  ///
  /// It changes no element.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  /// Returns the text in letters of fixed width.
  ///
  /// It changes no element.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Returns the text in a design of the font.
  ///
  /// It changes no element.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Returns the text in a width of the font.
  ///
  /// It changes no element.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
}

extension Font {
  /// A width of a font's letters.
  public struct Width: Hashable, Sendable {
    /// The width as a number; 0 is the usual one.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// Narrow.
    public static let compressed = Width(-0.4)
    /// Somewhat narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// A space between a font's lines.
  public enum Leading: Hashable, Sendable {
    /// The usual space, less, and more.
    case standard, tight, loose
  }

  /// Returns the font in a width; its metrics stay the same.
  public func width(_ width: Width) -> Font { self }
  /// Returns the font with another space between lines; its metrics stay the same.
  public func leading(_ leading: Leading) -> Font { self }
  /// Returns the font with small capitals; its metrics stay the same.
  public func smallCaps() -> Font { self }
  /// Returns the font with small capitals for lowercase letters; its metrics stay the same.
  public func lowercaseSmallCaps() -> Font { self }
  /// Returns the font with small capitals for uppercase letters; its metrics stay the same.
  public func uppercaseSmallCaps() -> Font { self }
  /// Returns the font in bold or not; its metrics stay the same.
  public func bold(_ isActive: Bool) -> Font { self }
  /// Returns the font in italics or not; its metrics stay the same.
  public func italic(_ isActive: Bool) -> Font { self }
}
