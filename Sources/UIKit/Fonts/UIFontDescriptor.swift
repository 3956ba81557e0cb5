public import Foundation

/// The values of a font.
///
/// [Apple: UIFontDescriptor](https://developer.apple.com/documentation/uikit/uifontdescriptor)
public final class UIFontDescriptor: NSObject, Sendable {
  struct Values: Hashable, Sendable {
    var name: String
    var size: CGFloat
    var weight: UIFont.Weight = .regular
    var design: SystemDesign = .default
    var traits: SymbolicTraits = []
  }

  private let values: Values

  init(_ values: Values) { self.values = values }

  /// Creates the values of a font with a name.
  public convenience init(name: String, size: CGFloat) { self.init(Values(name: name, size: size)) }

  /// Creates the values of a font from attributes; those that aren't a name, a family, a size or a weight have no effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) { self.init(Values(name: ".SFUI", size: 12).with(attributes)) }

  /// Returns the values of the system's font for a text.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Returns the values of the system's font for a text, in the size of text of traits.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  var name: String { values.name }

  /// The name of the font.
  public var postscriptName: String { values.name }

  /// The size, in points.
  public var pointSize: CGFloat { values.size }

  /// The style of the font.
  public var symbolicTraits: SymbolicTraits { values.traits }

  private func changing(_ change: (inout Values) -> Void) -> UIFontDescriptor {
    var values = values
    change(&values)
    return UIFontDescriptor(values)
  }

  /// Returns the values with another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changing { $0.size = newPointSize } }

  /// Returns the values with another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { changing { $0.name = newFamily } }

  /// Returns the values with another style; the result is never `nil`.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { changing { $0.traits = symbolicTraits } }

  /// Returns the values with another design of the system's font; the result is never `nil`.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { changing { $0.design = design } }

  /// Returns the values with other attributes; those that aren't a name, a family, a size or a weight have no effect.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { UIFontDescriptor(values.with(attributes)) }

  /// Whether another object has the same values.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.values == values }

  /// A hash of the values.
  public override var hash: Int { values.hashValue }

  /// Styles of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt32

    /// Creates a set from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static let traitItalic: SymbolicTraits = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold: SymbolicTraits = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded: SymbolicTraits = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed: SymbolicTraits = SymbolicTraits(rawValue: 1 << 6)
    /// With characters of one width.
    public static let traitMonoSpace: SymbolicTraits = SymbolicTraits(rawValue: 1 << 10)
    /// With more space between lines.
    public static let traitLooseLeading: SymbolicTraits = SymbolicTraits(rawValue: 1 << 16)
    /// With less space between lines.
    public static let traitTightLeading: SymbolicTraits = SymbolicTraits(rawValue: 1 << 15)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual design.
    public static let `default`: SystemDesign = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round.
    public static let rounded: SystemDesign = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif: SystemDesign = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters of one width.
    public static let monospaced: SystemDesign = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The font's family.
    public static let family: AttributeName = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name.
    public static let name: AttributeName = AttributeName(rawValue: "NSFontNameAttribute")
    /// The font's size.
    public static let size: AttributeName = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The font's traits, by ``TraitKey``.
    public static let traits: AttributeName = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The font's features.
    public static let featureSettings: AttributeName = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The font's style of text.
    public static let textStyle: AttributeName = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How heavy the font is.
    public static let weight: TraitKey = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide the font is.
    public static let width: TraitKey = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The font's style.
    public static let symbolic: TraitKey = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }
}

extension UIFontDescriptor.Values {
  fileprivate func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Self {
    var result = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String { result.name = name }
    if let size = attributes[.size] as? NSNumber { result.size = CGFloat(size.doubleValue) }
    if let size = attributes[.size] as? CGFloat { result.size = size }
    let weight = (attributes[.traits] as? [UIFontDescriptor.TraitKey: Any])?[.weight]
    if let weight = weight as? UIFont.Weight { result.weight = weight }
    return result
  }
}
