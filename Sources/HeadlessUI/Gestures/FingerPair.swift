import Foundation

/// Two fingers on a view, tracked from their first touch.
struct FingerPair {
  /// The center between the fingers at their first touch.
  private(set) var center: CGPoint = .zero
  private(set) var hasBegun = false
  /// The ratio of the current distance between the fingers to their first distance.
  private(set) var scale: CGFloat = 1
  /// The angle that the fingers have rotated since their first touch, in radians.
  private(set) var rotation: Double = 0
  /// The change of the scale and of the rotation, per second.
  private(set) var speed: (scale: CGFloat, rotation: Double) = (0, 0)
  private var distance: CGFloat = 0
  private var angle: Double = 0
  private var time: Double = 0

  /// The state of the two fingers after a change of the touches.
  enum Change {
    /// Fewer than two fingers have touched the view so far.
    case waits
    /// Two fingers are on the view.
    case moves
    /// One of the two fingers was lifted.
    case ends
    /// There are more than two fingers, or the touches were canceled.
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
      // A minimum distance of one point avoids a division by zero and a scale of zero.
      let newScale = max(newDistance, 1) / distance
      // The remainder is at most half a turn in either direction, so adding up remainders counts full turns.
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
