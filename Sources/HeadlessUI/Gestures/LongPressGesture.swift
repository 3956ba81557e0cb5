import Foundation

/// A gesture that recognizes a long press while the finger is still on the screen.
public struct LongPressGesture: PrimitiveGesture {
  /// The gesture's value, which is `true` while the finger rests and when the press is recognized.
  public typealias Value = Bool

  /// The duration of the press, in seconds.
  public var minimumDuration: Double
  /// The distance that the finger can move before the gesture fails, in points.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture with a minimum duration in seconds and a maximum distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<LongPressGesture> { LongPressRecognizer(self) }
}

private final class LongPressRecognizer: GestureRecognizer<LongPressGesture> {
  private var gesture: LongPressGesture
  private var began: (location: CGPoint, time: Double)?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override func update(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var name: String { "long press" }
  override var deadline: Double? { began.map { $0.time + gesture.minimumDuration } }
  override var blocksLowerGestures: Bool { began != nil }

  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<Bool> {
    if event.touches.count > 1 { return .failed }
    guard let touch = event.touches.first else { return began == nil && !event.isLast ? .possible(nil) : .failed }
    if began == nil, !touch.isOver { began = (touch.location, event.time) }
    guard let began, touch.phase != .cancelled, touch.location.distance(to: began.location) <= gesture.maximumDistance else { return .failed }
    // Times are sums with rounding errors, so allow a small tolerance.
    if event.time - began.time >= gesture.minimumDuration - 1e-9 { return .ended(true) }
    return touch.phase == .ended ? .failed : .possible(true)
  }
}
