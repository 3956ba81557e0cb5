/// The orientation of a device.
package enum DeviceOrientation: Int, CaseIterable, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// Upright, with the home button at the bottom.
  case portrait = 1
  /// Upright, with the home button at the top.
  case portraitUpsideDown = 2
  /// On its side, with the home button on the right.
  case landscapeLeft = 3
  /// On its side, with the home button on the left.
  case landscapeRight = 4
  /// Flat, with the screen facing up.
  case faceUp = 5
  /// Flat, with the screen facing down.
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
