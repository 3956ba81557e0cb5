import Foundation

/// Two fingers that turn around the point between them.
public struct RotateGesture: PrimitiveGesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// When this was.
    public var time: Date
    /// The angle that the fingers have turned; clockwise above 0.
    public var rotation: Angle
    /// How fast the angle changes, in a second.
    public var velocity: Angle
    /// The point between the fingers at the start, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The point between the fingers at the start, in the view's own coordinate space.
    public var startLocation: CGPoint
  }

  /// How far the fingers turn before the gesture is recognized.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of a least angle.
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

/// Two fingers that turn, which tells the angle only: the older form of ``RotateGesture``.
public struct RotationGesture: Gesture {
  /// The angle that the fingers have turned.
  public typealias Value = Angle

  /// How far the fingers turn before the gesture is recognized.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of a least angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// The gesture that this one is made of.
  public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
