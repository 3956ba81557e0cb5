/// The physical orientation of a device, with UIKit's raw values.
public enum UIDeviceOrientation: Int, CaseIterable, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The device is upright, with the home button at the bottom.
  case portrait = 1
  /// The device is upside down, with the home button at the top.
  case portraitUpsideDown = 2
  /// The device is on its side, with the home button on the right.
  case landscapeLeft = 3
  /// The device is on its side, with the home button on the left.
  case landscapeRight = 4
  /// The device lies flat with the screen up.
  case faceUp = 5
  /// The device lies flat with the screen down.
  case faceDown = 6

  /// A Boolean value that indicates whether the device is in a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is in a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
