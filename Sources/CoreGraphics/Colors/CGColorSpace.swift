/// A color space, which defines the meaning of a color's components.
///
/// Components are never converted between color spaces.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the color space, such as “kCGColorSpaceSRGB”, or `nil` for a device color space.
  public let name: CFString?
  /// The color model of the color space.
  public let model: CGColorSpaceModel

  private init(_ name: CFString?, _ model: CGColorSpaceModel) { (self.name, self.model) = (name, model) }

  /// Creates a color space with a name, or returns `nil` if the name isn't supported.
  ///
  /// The name must be one of this type's constants.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear: self.init(name, .rgb)
    case Self.genericGrayGamma2_2, Self.linearGray: self.init(name, .monochrome)
    default: return nil
    }
  }

  /// The number of components of a color, without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The name of the sRGB color space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of the extended sRGB color space, whose components can be below 0 and above 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of the linear sRGB color space.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The name of the Display P3 color space.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of the generic linear RGB color space.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// The name of the generic gray color space.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the linear gray color space.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  static let deviceRGB: CGColorSpace = CGColorSpace(nil, .rgb)
  static let deviceGray: CGColorSpace = CGColorSpace(nil, .monochrome)
  static let standard: CGColorSpace = CGColorSpace(sRGB, .rgb)

  /// Returns whether two color spaces have the same name and model.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool { first.name == second.name && first.model == second.model }

  /// Hashes the name and the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// A string, for APIs from Apple's C frameworks.
public typealias CFString = String

/// The color model of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// The model is unknown.
  case unknown = -1
  /// A model with one component for gray.
  case monochrome = 0
  /// A model with three components: red, green and blue.
  case rgb = 1
  /// A model with four components: cyan, magenta, yellow and black.
  case cmyk = 2
}

/// Returns the device RGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
