import Foundation

/// A tap that is delivered to the framework's controls.
struct TapEvent {
  /// The location of the tap on the screen.
  let location: CGPoint
  /// The number of fingers that touch the screen.
  var touches = 1
  /// The number of consecutive taps, including this tap.
  var count = 1
}

/// A drag between two points on the screen that is delivered to the framework's controls.
package struct DragEvent {
  let start: CGPoint
  let end: CGPoint
  /// The velocity of the finger when it was lifted, in points per second.
  var velocity = CGSize.zero
  /// The time that the finger rested before it moved, in seconds.
  var hold = 0.0

  /// Whether the finger rested long enough to lift a view for drag and drop.
  var lifts: Bool { hold >= Self.holdOfLift }

  /// The time that a finger must rest to lift a view, in seconds.
  package static let holdOfLift = 0.5
}
