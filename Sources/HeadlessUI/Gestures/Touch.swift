import Foundation

/// What a finger on the screen has just done.
package enum TouchPhase: Hashable, Sendable {
  /// The finger came down.
  case began
  /// The finger moved.
  case moved
  /// The finger rests.
  case stationary
  /// The finger was lifted.
  case ended
  /// The system took the touch away, so that nothing comes of it.
  case cancelled
}

/// One finger on the screen at one moment.
package struct Touch: Hashable, Sendable {
  /// Tells the finger from others that touch the screen.
  package let id: Int
  /// What the finger has just done.
  package var phase: TouchPhase
  /// The point of the screen.
  package var location: CGPoint
  /// How fast the finger moved last, in points a second; zero after a rest, and after a movement that took no time.
  package var velocity: CGSize
  /// When the phase began, in seconds since the device started.
  package var time: Double

  /// How many times in a row the finger has come down here, with this one.
  package var tapCount: Int

  /// Creates a touch.
  package init(id: Int, phase: TouchPhase, location: CGPoint, velocity: CGSize = .zero, time: Double, tapCount: Int = 1) {
    self.tapCount = tapCount
    self.id = id
    self.phase = phase
    self.location = location
    self.velocity = velocity
    self.time = time
  }

  /// Whether the finger touches the screen no longer.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
