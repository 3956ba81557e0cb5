/// A space that the components of a color are in.
///
/// Components are never converted from one space to another.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the space, such as “kCGColorSpaceSRGB”, or `nil` for a device's space.
  public let name: CFString?
  /// How the components of a color are read.
  public let model: CGColorSpaceModel

  private init(_ name: CFString?, _ model: CGColorSpaceModel) { (self.name, self.model) = (name, model) }

  /// Creates a color space with a name.
  ///
  /// The result is `nil` if the name isn't one of this type's constants.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear: self.init(name, .rgb)
    case Self.genericGrayGamma2_2, Self.linearGray: self.init(name, .monochrome)
    default: return nil
    }
  }

  /// The number of components of a color, without its alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The name of the standard RGB space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of the standard RGB space that has components beyond 0 and 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of the standard RGB space with linear components.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The name of the wider RGB space of displays.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of the generic RGB space with linear components.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// The name of the generic gray space.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the gray space with linear components.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  static let deviceRGB: CGColorSpace = CGColorSpace(nil, .rgb)
  static let deviceGray: CGColorSpace = CGColorSpace(nil, .monochrome)
  static let standard: CGColorSpace = CGColorSpace(sRGB, .rgb)

  /// Whether two spaces have the same name and the same model.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool { first.name == second.name && first.model == second.model }

  /// Hashes the name and the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// A text, as the C interfaces of Apple's frameworks take it.
public typealias CFString = String

/// How the components of a color are read.
public enum CGColorSpaceModel: Int32, Sendable {
  /// The model isn't known.
  case unknown = -1
  /// One component: a shade of gray.
  case monochrome = 0
  /// Three components: red, green and blue.
  case rgb = 1
  /// Four components: cyan, magenta, yellow and black.
  case cmyk = 2
}

/// Returns the RGB space of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the gray space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
