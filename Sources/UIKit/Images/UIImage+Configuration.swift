public import Foundation

extension UIImage {
  /// The configuration of a symbol image.
  ///
  /// On the simulated device, the configuration has no effect.
  public typealias SymbolConfiguration = Configuration

  /// The configuration of an image.
  ///
  /// On the simulated device, the configuration has no effect.
  public final class Configuration: NSObject, Sendable {
    /// Creates a configuration with a point size.
    public convenience init(pointSize: CGFloat) { self.init() }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init() }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init() }

    /// Creates a configuration with a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }

    /// Creates a configuration with a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }

    /// Creates a configuration with a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }

    /// Creates a configuration with a font.
    public convenience init(font: UIFont) { self.init() }

    /// Creates a configuration with a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }

    /// Creates a configuration with shades of one color for the layers of the symbol.
    public convenience init(hierarchicalColor: UIColor) { self.init() }

    /// Creates a configuration with a color for each layer of the symbol.
    public convenience init(paletteColors: [UIColor]) { self.init() }

    /// Returns a configuration that combines the values of both.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration { self }

    /// Returns a configuration that prefers multicolor symbols.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }

    /// Returns a configuration that prefers monochrome symbols.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// The weight isn't specified.
    case unspecified = 0
    /// The ultra light weight.
    case ultraLight
    /// The thin weight.
    case thin
    /// The light weight.
    case light
    /// The regular weight.
    case regular
    /// The medium weight.
    case medium
    /// The semibold weight.
    case semibold
    /// The bold weight.
    case bold
    /// The heavy weight.
    case heavy
    /// The black weight.
    case black
  }

  /// The scale of a symbol.
  public enum SymbolScale: Int, Sendable {
    /// The default scale.
    case `default` = -1
    /// The scale isn't specified.
    case unspecified = 0
    /// The small scale.
    case small
    /// The medium scale.
    case medium
    /// The large scale.
    case large
  }
}
