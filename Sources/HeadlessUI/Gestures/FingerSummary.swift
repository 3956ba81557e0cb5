import Foundation

/// The combined movement of all fingers in a touch sequence.
///
/// Controls use the summary because they act when the fingers are lifted.
struct FingerSummary {
  /// The center of the fingers when they touched the screen.
  private(set) var start: CGPoint = .zero
  /// The maximum number of fingers at the same time.
  private(set) var count = 0
  /// The number of consecutive taps.
  private(set) var tapCount = 1
  private(set) var hasMoved = false
  private(set) var isLifted = false
  /// The time that the fingers were on the screen, in seconds.
  private(set) var duration = 0.0
  /// The time that the fingers rested before they moved, in seconds.
  private var hold = 0.0
  private var end: CGPoint = .zero
  private var velocity = CGSize.zero
  private var began = 0.0

  mutating func follow(_ touches: [Touch]) {
    guard let first = touches.first else { return }
    if isLifted || count == 0 {
      self = FingerSummary()
      began = first.time
      tapCount = first.tapCount
    }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.location.x, y: $0.y + $1.location.y) }
    let center = CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    if touches.count > count {
      count = touches.count
      (start, end) = (center, center)
    } else if touches.count == count {
      end = center
    }
    if touches.contains(where: { $0.phase == .moved }) {
      if !hasMoved { hold = max(0, first.time - began) }
      hasMoved = true
    }
    velocity = first.velocity
  }

  mutating func lift(at time: Double) {
    isLifted = true
    duration = max(0, time - began)
  }

  /// Whether the fingers have moved far enough for a drag.
  var isDrag: Bool { hasMoved && start.distance(to: end) >= TapTracker.tolerance }

  var drag: DragEvent { DragEvent(start: start, end: end, velocity: velocity, hold: hold) }
}
