public import Foundation

/// A collection of font attributes, such as name, size and traits.
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

  /// Creates a descriptor with a font name and size.
  public convenience init(name: String, size: CGFloat) { self.init(Values(name: name, size: size)) }

  /// Creates a descriptor with attributes.
  ///
  /// Only the name, family, size and weight have an effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) { self.init(Values(name: ".SFUI", size: 12).with(attributes)) }

  /// Returns the descriptor of the system font for a text style.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Returns the descriptor of the system font for a text style, in the text size of traits.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  var name: String { values.name }

  /// The name of the font.
  public var postscriptName: String { values.name }

  /// The size of the font, in points.
  public var pointSize: CGFloat { values.size }

  /// The symbolic traits of the font, such as bold and italic.
  public var symbolicTraits: SymbolicTraits { values.traits }

  private func changing(_ change: (inout Values) -> Void) -> UIFontDescriptor {
    var values = values
    change(&values)
    return UIFontDescriptor(values)
  }

  /// Returns the descriptor with a different size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changing { $0.size = newPointSize } }

  /// Returns the descriptor with a different family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { changing { $0.name = newFamily } }

  /// Returns the descriptor with different symbolic traits.
  ///
  /// The result is never `nil`.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { changing { $0.traits = symbolicTraits } }

  /// Returns the descriptor with a different design of the system font.
  ///
  /// The result is never `nil`.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { changing { $0.design = design } }

  /// Returns the descriptor with additional attributes.
  ///
  /// Only the name, family, size and weight have an effect.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { UIFontDescriptor(values.with(attributes)) }

  /// Returns whether an object is a descriptor with the same attributes.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.values == values }

  /// The hash value of the attributes.
  public override var hash: Int { values.hashValue }

  /// The symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw value, with a bit for each member of the set.
    public let rawValue: UInt32

    /// Creates a set of symbolic traits from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic: SymbolicTraits = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold.
    public static let traitBold: SymbolicTraits = SymbolicTraits(rawValue: 1 << 1)
    /// The font has expanded characters.
    public static let traitExpanded: SymbolicTraits = SymbolicTraits(rawValue: 1 << 5)
    /// The font has condensed characters.
    public static let traitCondensed: SymbolicTraits = SymbolicTraits(rawValue: 1 << 6)
    /// The font is monospaced.
    public static let traitMonoSpace: SymbolicTraits = SymbolicTraits(rawValue: 1 << 10)
    /// The font has more space between lines.
    public static let traitLooseLeading: SymbolicTraits = SymbolicTraits(rawValue: 1 << 16)
    /// The font has less space between lines.
    public static let traitTightLeading: SymbolicTraits = SymbolicTraits(rawValue: 1 << 15)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default`: SystemDesign = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design.
    public static let rounded: SystemDesign = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The serif design.
    public static let serif: SystemDesign = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    public static let monospaced: SystemDesign = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The name of a font attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String

    /// Creates an attribute name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The font's family.
    public static let family: AttributeName = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name.
    public static let name: AttributeName = AttributeName(rawValue: "NSFontNameAttribute")
    /// The font's size.
    public static let size: AttributeName = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The font's traits, in a dictionary with ``TraitKey`` keys.
    public static let traits: AttributeName = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The font's features.
    public static let featureSettings: AttributeName = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The font's text style.
    public static let textStyle: AttributeName = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a font trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight of the font.
    public static let weight: TraitKey = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of the font.
    public static let width: TraitKey = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The symbolic traits of the font.
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
