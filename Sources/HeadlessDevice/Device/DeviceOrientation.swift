/// The orientation of a device.
package enum DeviceOrientation: Int, CaseIterable, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The device is upright, with the home button at the bottom.
  case portrait = 1
  /// The device is upright, with the home button at the top.
  case portraitUpsideDown = 2
  /// The device is on its side, with the home button on the right.
  case landscapeLeft = 3
  /// The device is on its side, with the home button on the left.
  case landscapeRight = 4
  /// The device is flat, with the screen facing up.
  case faceUp = 5
  /// The device is flat, with the screen facing down.
  case faceDown = 6

  /// Whether the screen turns to landscape, or `nil` if it keeps its orientation.
  var turnsScreenToLandscape: Bool? {
    switch self {
    case .portrait: false
    case .landscapeLeft, .landscapeRight: true
    case .unknown, .portraitUpsideDown, .faceUp, .faceDown: nil
    }
  }
}
