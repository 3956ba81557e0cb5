/// A phone, by the size of its screen.
///
/// For a phone that is not among those named here, give its size: `DeviceModel(width: 360, height: 780)`.
public struct DeviceModel: Hashable, Sendable {
  /// The width of the screen held upright, in points.
  public let width: Double
  /// The height of the screen held upright, in points.
  public let height: Double

  /// Creates a phone with a screen of a size in points; the device is held upright.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The phone of every test that sets no other: 390 × 844 points.
  public static let standard = DeviceModel(width: 390, height: 844)
  /// 320 × 568 points, the smallest screen of an iPhone.
  public static let iPhoneSEFirstGeneration = DeviceModel(width: 320, height: 568)
  /// 375 × 667 points, with a home button.
  public static let iPhoneSE = DeviceModel(width: 375, height: 667)
  /// 375 × 812 points.
  public static let iPhone13Mini = DeviceModel(width: 375, height: 812)
  /// 390 × 844 points.
  public static let iPhone14 = DeviceModel(width: 390, height: 844)
  /// 393 × 852 points.
  public static let iPhone16 = DeviceModel(width: 393, height: 852)
  /// 402 × 874 points.
  public static let iPhone16Pro = DeviceModel(width: 402, height: 874)
  /// 430 × 932 points.
  public static let iPhone16Plus = DeviceModel(width: 430, height: 932)
  /// 440 × 956 points.
  public static let iPhone16ProMax = DeviceModel(width: 440, height: 956)
}
