/// A phone model with the size of its screen.
///
/// For a phone that isn't listed here, create a model with the size of the screen: `DeviceModel(width: 360, height: 780)`.
public struct DeviceModel: Hashable, Sendable {
  /// The width of the screen in portrait orientation, in points.
  public let width: Double
  /// The height of the screen in portrait orientation, in points.
  public let height: Double

  /// Creates a phone model with a screen size in points, in portrait orientation.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The default phone model, with 390 × 844 points.
  public static let standard = DeviceModel(width: 390, height: 844)
  /// The first iPhone SE, with 320 × 568 points, the smallest iPhone screen.
  public static let iPhoneSEFirstGeneration = DeviceModel(width: 320, height: 568)
  /// An iPhone SE with a home button and 375 × 667 points.
  public static let iPhoneSE = DeviceModel(width: 375, height: 667)
  /// An iPhone 13 mini, with 375 × 812 points.
  public static let iPhone13Mini = DeviceModel(width: 375, height: 812)
  /// An iPhone 14, with 390 × 844 points.
  public static let iPhone14 = DeviceModel(width: 390, height: 844)
  /// An iPhone 16, with 393 × 852 points.
  public static let iPhone16 = DeviceModel(width: 393, height: 852)
  /// An iPhone 16 Pro, with 402 × 874 points.
  public static let iPhone16Pro = DeviceModel(width: 402, height: 874)
  /// An iPhone 16 Plus, with 430 × 932 points.
  public static let iPhone16Plus = DeviceModel(width: 430, height: 932)
  /// An iPhone 16 Pro Max, with 440 × 956 points.
  public static let iPhone16ProMax = DeviceModel(width: 440, height: 956)
}
