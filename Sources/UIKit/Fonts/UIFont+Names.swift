public import Foundation

extension UIFont {
  /// How heavy a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Very light.
    public static let ultraLight: Weight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin: Weight = Weight(rawValue: -0.6)
    /// Light.
    public static let light: Weight = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular: Weight = Weight(rawValue: 0)
    /// Medium.
    public static let medium: Weight = Weight(rawValue: 0.23)
    /// A little bold.
    public static let semibold: Weight = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold: Weight = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy: Weight = Weight(rawValue: 0.56)
    /// Black.
    public static let black: Weight = Weight(rawValue: 0.62)
  }

  /// How wide the characters of a font are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrow.
    public static let condensed: Width = Width(rawValue: -0.2)
    /// Of the usual width.
    public static let standard: Width = Width(rawValue: 0)
    /// Wide.
    public static let expanded: Width = Width(rawValue: 0.2)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle: TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1: TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A smaller title.
    public static let title2: TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A still smaller title.
    public static let title3: TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline.
    public static let headline: TextStyle = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A line below a headline.
    public static let subheadline: TextStyle = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body: TextStyle = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// What stands out of text.
    public static let callout: TextStyle = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note.
    public static let footnote: TextStyle = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What stands below a picture.
    public static let caption1: TextStyle = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smallest text.
    public static let caption2: TextStyle = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size of text in the style in points, as on a phone; a style that isn't known has that of body text.
    func size(for category: UIContentSizeCategory) -> CGFloat { (Self.sizes[self] ?? Self.bodySizes)[category.place] }

    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    // In the order of the sizes of text, the accessibility sizes last.
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
  /// The sizes, from the smallest.
  package static let bySize: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among all sizes, from the smallest.
  fileprivate var place: Int { Self.bySize.firstIndex(of: self) ?? 3 }

  /// The size of text of traits, or of the device if they have none.
  static func of(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    guard let own = traits?.preferredContentSizeCategory, own != .unspecified else { return UITraitCollection.current.preferredContentSizeCategory }
    return own
  }

  /// Whether the first size is smaller than the second one.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool { first.place < second.place }

  /// Whether the first size is larger than the second one.
  public static func > (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool { second < first }

  /// Whether the first size is not larger than the second one.
  public static func <= (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool { !(second < first) }

  /// Whether the first size is not smaller than the second one.
  public static func >= (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool { !(first < second) }
}
