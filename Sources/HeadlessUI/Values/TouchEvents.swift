import Foundation

/// A tap, for the framework's own controls.
struct TapEvent {
  /// The point of the screen.
  let location: CGPoint
  /// The number of fingers.
  var touches = 1
  /// The number of taps in a row, with this one.
  var count = 1
}

/// A drag from one point of the screen to another, for the framework's own controls.
package struct DragEvent {
  let start: CGPoint
  let end: CGPoint
  /// How fast the finger was when it was lifted, in points a second.
  var velocity = CGSize.zero
  /// How long the finger rested before it moved, in seconds.
  var hold = 0.0

  /// Whether the finger rested as long as it takes to lift a view off the screen.
  var lifts: Bool { hold >= Self.holdOfLift }

  /// How long a finger rests to lift a view, in seconds.
  package static let holdOfLift = 0.5
}
