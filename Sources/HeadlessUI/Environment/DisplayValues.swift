import Foundation

extension EnvironmentValues {
  /// The pixels of a point: 3, as on most phones, unless a view around sets another number.
  @Entry public var displayScale: CGFloat = 3

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether the screen is dimmed, as a watch's is; never on a phone.
  public var isLuminanceReduced: Bool { false }

  /// Whether the screen is being recorded or shared; never on a simulated device.
  public var isSceneCaptured: Bool { false }

  /// Whether the nearest view around that can be focused has the focus of a hardware keyboard; a simulated phone has none.
  public var isFocused: Bool { false }
}
