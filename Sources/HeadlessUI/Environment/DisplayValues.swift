import Foundation

extension EnvironmentValues {
  /// The number of pixels per point.
  ///
  /// The default is 3, as on most iPhones.
  @Entry public var displayScale: CGFloat = 3

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether the screen is dimmed, as on a watch.
  ///
  /// `false` on the simulated device.
  public var isLuminanceReduced: Bool { false }

  /// Whether the screen is being recorded or shared.
  ///
  /// `false` on the simulated device.
  public var isSceneCaptured: Bool { false }

  /// Whether the nearest focusable view has keyboard focus.
  ///
  /// It's `false` on the simulated device, which doesn't have a hardware keyboard.
  public var isFocused: Bool { false }
}
