import Foundation

/// Two fingers on a view, followed from where they came down.
struct FingerPair {
  /// The point between the fingers when they came down.
  private(set) var center: CGPoint = .zero
  private(set) var hasBegun = false
  /// The distance between the fingers, as a part of that when they came down.
  private(set) var scale: CGFloat = 1
  /// The angle that the fingers have turned since they came down, in radians.
  private(set) var rotation: Double = 0
  /// How fast the distance and the angle change, in a second.
  private(set) var speed: (scale: CGFloat, rotation: Double) = (0, 0)
  private var distance: CGFloat = 0
  private var angle: Double = 0
  private var time: Double = 0

  /// What a change of the touches means.
  enum Change {
    /// There are not two fingers yet.
    case waits
    /// Two fingers are on the view.
    case moves
    /// One of the two was lifted.
    case ends
    /// There are more fingers, or the touches were taken away.
    case fails
  }

  mutating func follow(_ event: GestureEvent) -> Change {
    let touches = event.touches
    if touches.count > 2 || touches.contains(where: { $0.phase == .cancelled }) { return .fails }
    guard touches.count == 2 else {
      if hasBegun { return .ends }
      return event.isLast || touches.contains(where: \.isOver) ? .fails : .waits
    }
    let (first, second) = (touches[0].location, touches[1].location)
    let newDistance = first.distance(to: second)
    let newAngle = Double(atan2(second.y - first.y, second.x - first.x))
    if !hasBegun {
      hasBegun = true
      center = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
      distance = max(newDistance, 1)
      (angle, time) = (newAngle, event.time)
    } else if !event.isTick {
      // Two fingers on one point are told apart no more than the distance allows that they began with.
      let newScale = max(newDistance, 1) / distance
      // From one half turn to the other, so that a whole turn adds up.
      let turned = (newAngle - angle).remainder(dividingBy: 2 * .pi)
      let seconds = event.time - time
      if touches.contains(where: { $0.phase == .moved }) {
        speed = seconds > 0 ? ((newScale - scale) / CGFloat(seconds), turned / seconds) : (0, 0)
      }
      scale = newScale
      rotation += turned
      (angle, time) = (newAngle, event.time)
    }
    return touches.contains(where: \.isOver) ? .ends : .moves
  }
}
