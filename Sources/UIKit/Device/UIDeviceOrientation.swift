/// How a device is held, with UIKit's names and raw values.
public enum UIDeviceOrientation: Int, CaseIterable, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright, the home button below.
  case portrait = 1
  /// Upright, the home button above.
  case portraitUpsideDown = 2
  /// On its side, the home button on the right.
  case landscapeLeft = 3
  /// On its side, the home button on the left.
  case landscapeRight = 4
  /// Flat, the screen above.
  case faceUp = 5
  /// Flat, the screen below.
  case faceDown = 6

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
