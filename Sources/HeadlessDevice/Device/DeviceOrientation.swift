/// How a device is held.
package enum DeviceOrientation: Int, CaseIterable, Sendable {
  /// Nobody knows.
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

  /// Whether what is on the screen stands on the device's long side; `nil` where the screen stays as it was.
  var turnsScreenToLandscape: Bool? {
    switch self {
    case .portrait: false
    case .landscapeLeft, .landscapeRight: true
    case .unknown, .portraitUpsideDown, .faceUp, .faceDown: nil
    }
  }
}
