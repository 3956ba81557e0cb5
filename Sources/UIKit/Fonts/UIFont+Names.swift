public import Foundation

extension UIFont {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a font weight from a number between -1 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a font weight from a number between -1 and 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra light weight.
    public static let ultraLight: Weight = Weight(rawValue: -0.8)
    /// The thin weight.
    public static let thin: Weight = Weight(rawValue: -0.6)
    /// The light weight.
    public static let light: Weight = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular: Weight = Weight(rawValue: 0)
    /// The medium weight.
    public static let medium: Weight = Weight(rawValue: 0.23)
    /// The semibold weight.
    public static let semibold: Weight = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold: Weight = Weight(rawValue: 0.4)
    /// The heavy weight.
    public static let heavy: Weight = Weight(rawValue: 0.56)
    /// The black weight.
    public static let black: Weight = Weight(rawValue: 0.62)
  }

  /// The width of a font's characters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a font width from a number between -1 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The condensed width.
    public static let condensed: Width = Width(rawValue: -0.2)
    /// The standard width.
    public static let standard: Width = Width(rawValue: 0)
    /// The expanded width.
    public static let expanded: Width = Width(rawValue: 0.2)
  }

  /// A text style, which describes the purpose of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a text style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles.
    public static let largeTitle: TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles.
    public static let title1: TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles.
    public static let title2: TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles.
    public static let title3: TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headlines.
    public static let headline: TextStyle = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadlines.
    public static let subheadline: TextStyle = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text.
    public static let body: TextStyle = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts.
    public static let callout: TextStyle = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes.
    public static let footnote: TextStyle = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions.
    public static let caption1: TextStyle = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of secondary captions.
    public static let caption2: TextStyle = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Returns the font size of the style for a text size, in points, as on a phone.
    ///
    /// An unknown style uses the size of body text.
    func size(for category: UIContentSizeCategory) -> CGFloat { (Self.sizes[self] ?? Self.bodySizes)[category.place] }

    // Each array is in the order of the text sizes, with the accessibility sizes last, because a category's `place` is the index.
    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
  }
}

extension UIContentSizeCategory {
  /// The categories, smallest first.
  package static let bySize: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index of the category, smallest first.
  fileprivate var place: Int { Self.bySize.firstIndex(of: self) ?? 3 }

  /// Returns the text size of traits, or of the device if the traits don't specify one.
  static func of(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    guard let own = traits?.preferredContentSizeCategory, own != .unspecified else { return UITraitCollection.current.preferredContentSizeCategory }
    return own
  }

  /// Returns whether the first category is smaller than the second.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool { first.place < second.place }

  /// Returns whether the first category is larger than the second.
  public static func > (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool { second < first }

  /// Returns whether the first category is smaller than or equal to the second.
  public static func <= (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool { !(second < first) }

  /// Returns whether the first category is larger than or equal to the second.
  public static func >= (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool { !(first < second) }
}
