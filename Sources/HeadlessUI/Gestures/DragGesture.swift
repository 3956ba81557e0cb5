import Foundation

/// A gesture that recognizes a drag with one finger.
///
/// If a second finger touches the view, the gesture ends without a result: `onEnded(_:)` isn't called, and a `@GestureState` is reset.
/// UIKit's pan gesture differs, because it follows the center of all fingers. Public sources don't say exactly what SwiftUI does: see “Differences from Apple's”.
public struct DragGesture: PrimitiveGesture {
  /// The properties of a drag gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the current event.
    public var time: Date
    /// The current location of the finger.
    public var location: CGPoint
    /// The location of the first touch.
    public var startLocation: CGPoint
    /// The velocity of the finger, in points per second.
    public var velocity: CGSize

    /// The distance from the first touch to the current location, in points.
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }

    /// The predicted final location if the finger were lifted now.
    public var predictedEndLocation: CGPoint { CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4) }

    /// The predicted final translation if the finger were lifted now, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// The distance that the finger has to move before the gesture is recognized, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture with a minimum distance in points and a coordinate space for its locations.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture with a minimum distance in points and a coordinate space for its locations.
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
    // As on iOS, a second finger ends a drag without a result.
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
