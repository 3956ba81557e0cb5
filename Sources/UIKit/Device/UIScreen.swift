public import Foundation

/// The screen of the simulated device.
@preconcurrency @MainActor
public final class UIScreen {
  /// The screen of the device that the code runs on.
  nonisolated public static let main: UIScreen = UIScreen()

  nonisolated private init() {}

  /// The screen in points, as the device is held; that of a phone that stands upright where no device is simulated.
  public var bounds: CGRect { CurrentUIDevice.system?.screen ?? CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The screen in pixels, as of a device that stands upright.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(x: 0, y: 0, width: min(size.width, size.height) * nativeScale, height: max(size.width, size.height) * nativeScale)
  }

  /// How many pixels a point has: 3.
  public var scale: CGFloat { 3 }

  /// How many pixels a point has: 3.
  public var nativeScale: CGFloat { 3 }

  /// How bright the screen is, from 0 to 1.
  ///
  /// It changes no element.
  public var brightness: CGFloat {
    get { UIDeviceValues.current.brightness }
    set { UIDeviceValues.current.brightness = newValue }
  }

  /// How many pictures a second the screen shows at most: 60.
  public var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen is recorded: never.
  public var isCaptured: Bool { false }
}
