import Foundation

/// One tap or several in a row, with one finger.
public struct TapGesture: PrimitiveGesture {
  /// What the gesture tells: nothing but that it was recognized.
  public typealias Value = ()

  /// The number of taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) { self.count = count }

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<TapGesture> { TapRecognizer(count: count) }
}

private final class TapRecognizer: GestureRecognizer<TapGesture> {
  private var tracker: TapTracker

  init(count: Int) { tracker = TapTracker(count: count) }

  override func update(_ gesture: TapGesture) { tracker.count = gesture.count }

  override var name: String { "tap gesture" }
  override var blocksLowerGestures: Bool { true }
  override var yieldsToHolds: Bool { tracker.isDown }

  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<Void> { tracker.handle(event).map { _ in } }
}

/// One tap or several in a row, with the place of the last one.
public struct SpatialTapGesture: PrimitiveGesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// The place of the tap, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<SpatialTapGesture> { SpatialTapRecognizer(self) }
}

private final class SpatialTapRecognizer: GestureRecognizer<SpatialTapGesture> {
  private var tracker: TapTracker
  private var space: CoordinateSpace

  init(_ gesture: SpatialTapGesture) {
    tracker = TapTracker(count: gesture.count)
    space = gesture.coordinateSpace
  }

  override func update(_ gesture: SpatialTapGesture) {
    tracker.count = gesture.count
    space = gesture.coordinateSpace
  }

  override var name: String { "tap gesture" }
  override var blocksLowerGestures: Bool { true }
  override var yieldsToHolds: Bool { tracker.isDown }

  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<SpatialTapGesture.Value> {
    tracker.handle(event).map { SpatialTapGesture.Value(location: event.convert($0, to: space)) }
  }
}

/// Counts the taps of one finger.
struct TapTracker {
  /// A finger that moves this far, in points, taps no longer.
  static let tolerance: CGFloat = 10

  var count: Int
  private var done = 0
  private var start: CGPoint?

  init(count: Int) { self.count = count }

  /// Whether the finger is on the screen.
  var isDown: Bool { start != nil }

  mutating func handle(_ event: GestureEvent) -> GesturePhase<CGPoint> {
    if event.touches.count > 1 { return .failed }
    if let touch = event.touches.first {
      switch touch.phase {
      case .began: start = touch.location
      case .moved, .stationary:
        if let start, touch.location.distance(to: start) >= Self.tolerance { return .failed }
      case .cancelled: return .failed
      case .ended:
        guard let start, touch.location.distance(to: start) < Self.tolerance else { return .failed }
        self.start = nil
        done += 1
        if done >= max(1, count) { return .ended(touch.location) }
      }
    }
    return event.isLast && start == nil ? .failed : .possible(nil)
  }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
