public import Foundation

/// The screen of the simulated device.
@preconcurrency @MainActor
public final class UIScreen {
  /// The device's screen.
  nonisolated public static let main: UIScreen = UIScreen()

  nonisolated private init() {}

  /// The bounds of the screen in its current orientation, in points.
  ///
  /// Without a simulated device, this is the size of a phone in portrait.
  public var bounds: CGRect { CurrentUIDevice.system?.screen ?? CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The bounds of the screen in portrait, in pixels.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(x: 0, y: 0, width: min(size.width, size.height) * nativeScale, height: max(size.width, size.height) * nativeScale)
  }

  /// The number of pixels per point.
  ///
  /// Always 3.
  public var scale: CGFloat { 3 }

  /// The number of pixels per point.
  ///
  /// Always 3.
  public var nativeScale: CGFloat { 3 }

  /// The brightness of the screen, from 0 to 1.
  ///
  /// On the simulated device, the brightness has no effect.
  public var brightness: CGFloat {
    get { UIDeviceValues.current.brightness }
    set { UIDeviceValues.current.brightness = newValue }
  }

  /// The maximum frame rate of the screen.
  ///
  /// Always 60 frames per second.
  public var maximumFramesPerSecond: Int { 60 }

  /// A Boolean value that indicates whether the screen is being recorded.
  ///
  /// Always `false`.
  public var isCaptured: Bool { false }
}
