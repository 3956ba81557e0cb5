import Foundation

/// The phase of a touch.
package enum TouchPhase: Hashable, Sendable {
  /// A finger touched the screen.
  case began
  /// The finger moved.
  case moved
  /// The finger is on the screen but hasn't moved.
  case stationary
  /// The finger was lifted.
  case ended
  /// The system canceled the touch.
  case cancelled
}

/// The state of a finger on the screen at a moment.
package struct Touch: Hashable, Sendable {
  /// The identifier of the finger, unique among the fingers on the screen.
  package let id: Int
  /// The phase of the touch.
  package var phase: TouchPhase
  /// The location of the finger on the screen, in points.
  package var location: CGPoint
  /// The latest velocity of the finger, in points per second.
  ///
  /// The velocity is zero after a rest, and after a movement that took no time.
  package var velocity: CGSize
  /// The time when the phase began, in seconds since the device started.
  package var time: Double

  /// The number of consecutive taps at the location, including this touch.
  package var tapCount: Int

  /// Creates a touch with the state of a finger.
  package init(id: Int, phase: TouchPhase, location: CGPoint, velocity: CGSize = .zero, time: Double, tapCount: Int = 1) {
    self.tapCount = tapCount
    self.id = id
    self.phase = phase
    self.location = location
    self.velocity = velocity
    self.time = time
  }

  /// Whether the finger has left the screen.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
