import Foundation

/// A gesture that recognizes two fingers rotating around their center.
public struct RotateGesture: PrimitiveGesture {
  /// The properties of a rotate gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the current event.
    public var time: Date
    /// The angle that the fingers have rotated.
    ///
    /// The angle is positive for a clockwise rotation.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The initial center of the fingers, as a relative position in the view.
    public var startAnchor: UnitPoint
    /// The initial center of the fingers, in the view's coordinate space.
    public var startLocation: CGPoint
  }

  /// The minimum rotation for the gesture to be recognized.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture with a minimum angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<RotateGesture> { RotateRecognizer(self) }
}

private final class RotateRecognizer: GestureRecognizer<RotateGesture> {
  private var gesture: RotateGesture
  private var pair = FingerPair()
  private var start: (anchor: UnitPoint, location: CGPoint)?
  private var phase = GesturePhase<RotateGesture.Value>.possible(nil)

  init(_ gesture: RotateGesture) { self.gesture = gesture }

  override func update(_ gesture: RotateGesture) { self.gesture = gesture }

  override var name: String { "rotate gesture" }

  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<RotateGesture.Value> {
    let change = pair.follow(event)
    if case .fails = change { return .failed }
    guard pair.hasBegun else { return phase }
    let start = start ?? (event.anchor(of: pair.center), event.convert(pair.center, to: .local))
    self.start = start
    let value = RotateGesture.Value(
      time: event.date, rotation: .radians(pair.rotation), velocity: .radians(pair.speed.rotation), startAnchor: start.anchor, startLocation: start.location)
    let isActive = phase.isRecognized || abs(pair.rotation) >= abs(gesture.minimumAngleDelta.radians)
    if case .ends = change { return isActive ? .ended(value) : .failed }
    if isActive, !event.isTick || !phase.isRecognized { phase = .active(value) }
    return phase
  }
}

/// A gesture that recognizes a rotation and reports only the angle.
///
/// In new code, use ``RotateGesture``.
public struct RotationGesture: Gesture {
  /// The angle that the fingers have rotated.
  public typealias Value = Angle

  /// The minimum rotation for the gesture to be recognized.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture with a minimum angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// A rotate gesture that provides the value.
  public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
