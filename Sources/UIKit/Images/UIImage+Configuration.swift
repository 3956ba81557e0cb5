public import Foundation

extension UIImage {
  /// How a symbol is drawn, which a headless screen does not show.
  public typealias SymbolConfiguration = Configuration

  /// How an image is drawn, which a headless screen does not show.
  public final class Configuration: NSObject, Sendable {
    /// Creates a configuration with a size of text.
    public convenience init(pointSize: CGFloat) { self.init() }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init() }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init() }

    /// Creates a configuration with a style of text.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }

    /// Creates a configuration with a style of text and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }

    /// Creates a configuration with a size of text and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }

    /// Creates a configuration with a size of text, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }

    /// Creates a configuration with a font.
    public convenience init(font: UIFont) { self.init() }

    /// Creates a configuration with a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }

    /// Creates a configuration with a color whose shades the layers of a symbol have.
    public convenience init(hierarchicalColor: UIColor) { self.init() }

    /// Creates a configuration with the colors of a symbol's layers.
    public convenience init(paletteColors: [UIColor]) { self.init() }

    /// Returns a configuration with the values of both.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration { self }

    /// Returns a configuration of symbols with several colors.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }

    /// Returns a configuration of symbols with one color.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// The weight isn't specified.
    case unspecified = 0
    /// The weights, from the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The scale of a symbol.
  public enum SymbolScale: Int, Sendable {
    /// The system's scale.
    case `default` = -1
    /// The scale isn't specified.
    case unspecified = 0
    /// The scales, from the smallest to the largest.
    case small, medium, large
  }
}
