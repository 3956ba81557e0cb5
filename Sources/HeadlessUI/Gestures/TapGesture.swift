import Foundation

/// A gesture that recognizes one or more taps with one finger.
public struct TapGesture: PrimitiveGesture {
  /// The gesture's value, which is empty.
  public typealias Value = ()

  /// The required number of taps.
  public var count: Int

  /// Creates a tap gesture with a number of taps.
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

/// A gesture that recognizes one or more taps and reports the location of the last tap.
public struct SpatialTapGesture: PrimitiveGesture {
  /// The properties of a spatial tap gesture.
  public struct Value: Equatable, Sendable {
    /// The location of the tap, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The required number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a spatial tap gesture with a number of taps and a coordinate space for the location.
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

/// A counter of the taps of one finger.
struct TapTracker {
  /// The distance that a finger can move before it no longer counts as a tap, in points.
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
  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
