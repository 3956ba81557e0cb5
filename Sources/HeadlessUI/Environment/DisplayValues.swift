import Foundation

extension EnvironmentValues {
  /// The number of pixels per point.
  ///
  /// The default is 3, as on most iPhones.
  @Entry public var displayScale: CGFloat = 3

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether the brightness of the screen is reduced, as on a watch with an always-on display.
  ///
  /// On the simulated device, the value is always `false`.
  public var isLuminanceReduced: Bool { false }

  /// Whether the screen is being recorded or shared.
  ///
  /// On the simulated device, the value is always `false`.
  public var isSceneCaptured: Bool { false }

  /// Whether the nearest focusable view has keyboard focus.
  ///
  /// The value is always `false`, because the simulated device doesn't have a hardware keyboard.
  public var isFocused: Bool { false }
}
