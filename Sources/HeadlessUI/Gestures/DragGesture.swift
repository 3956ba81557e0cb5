import Foundation

/// A gesture of one finger that comes down, moves at least a distance, and is lifted.
///
/// A second finger ends it without a result.
public struct DragGesture: PrimitiveGesture {
  /// Where the finger is, where it came down, and how fast it moves.
  public struct Value: Equatable, Sendable {
    /// When this was.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger came down.
    public var startLocation: CGPoint
    /// How fast the finger moves, in points a second.
    public var velocity: CGSize

    /// How far the finger has moved, in points.
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }

    /// Where the finger would come to rest if it were lifted now.
    public var predictedEndLocation: CGPoint { CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4) }

    /// How far the finger would have moved if it were lifted now, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// How far the finger moves before the gesture is recognized, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the places.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a least distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture with a distance in points after which it is recognized, and a coordinate space for its values.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<DragGesture> { DragRecognizer(self) }
}

private final class DragRecognizer: GestureRecognizer<DragGesture> {
  private var gesture: DragGesture
  private var start: (point: CGPoint, location: CGPoint)?
  private var phase = GesturePhase<DragGesture.Value>.possible(nil)

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func update(_ gesture: DragGesture) { self.gesture = gesture }

  override var name: String { "drag gesture" }

  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<DragGesture.Value> {
    // A second finger ends a drag without a result, as on a phone.
    if event.touches.count > 1 { return .failed }
    guard let touch = event.touches.first else { return start == nil && !event.isLast ? phase : .failed }
    if touch.phase == .cancelled || (start == nil && touch.phase == .ended) { return .failed }
    let isFirst = start == nil
    let start = start ?? (touch.location, event.convert(touch.location, to: gesture.coordinateSpace))
    self.start = start
    if !isFirst, touch.phase == .stationary { return phase }
    let value = DragGesture.Value(
      time: event.date, location: event.convert(touch.location, to: gesture.coordinateSpace), startLocation: start.location, velocity: touch.velocity)
    let isActive = phase.isRecognized || touch.location.distance(to: start.point) >= gesture.minimumDistance
    if touch.phase == .ended { return isActive ? .ended(value) : .failed }
    if isActive { phase = .active(value) }
    return phase
  }
}
