import Foundation

/// A gesture that recognizes two fingers moving apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  /// The properties of a magnify gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the current event.
    public var time: Date
    /// The ratio of the current distance between the fingers to their first distance.
    ///
    /// The value is greater than 1 if the fingers have moved apart.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The initial center of the fingers, as a relative position in the view.
    public var startAnchor: UnitPoint
    /// The initial center of the fingers, in the view's coordinate space.
    public var startLocation: CGPoint
  }

  /// The minimum difference of the magnification from 1 for the gesture to be recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture with a minimum change of the magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<MagnifyGesture> { MagnifyRecognizer(self) }
}

private final class MagnifyRecognizer: GestureRecognizer<MagnifyGesture> {
  private var gesture: MagnifyGesture
  private var pair = FingerPair()
  private var start: (anchor: UnitPoint, location: CGPoint)?
  private var phase = GesturePhase<MagnifyGesture.Value>.possible(nil)

  init(_ gesture: MagnifyGesture) { self.gesture = gesture }

  override func update(_ gesture: MagnifyGesture) { self.gesture = gesture }

  override var name: String { "magnify gesture" }

  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<MagnifyGesture.Value> {
    let change = pair.follow(event)
    if case .fails = change { return .failed }
    guard pair.hasBegun else { return phase }
    let start = start ?? (event.anchor(of: pair.center), event.convert(pair.center, to: .local))
    self.start = start
    let value = MagnifyGesture.Value(
      time: event.date, magnification: pair.scale, velocity: pair.speed.scale, startAnchor: start.anchor, startLocation: start.location)
    let isActive = phase.isRecognized || abs(pair.scale - 1) >= gesture.minimumScaleDelta
    if case .ends = change { return isActive ? .ended(value) : .failed }
    if isActive, !event.isTick || !phase.isRecognized { phase = .active(value) }
    return phase
  }
}

/// A gesture that recognizes a magnification and reports only the scale.
///
/// In new code, use ``MagnifyGesture``.
public struct MagnificationGesture: Gesture {
  /// The ratio of the current distance between the fingers to their first distance.
  public typealias Value = CGFloat

  /// The minimum difference of the magnification from 1 for the gesture to be recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture with a minimum change of the magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// A magnify gesture that provides the value.
  public var body: some Gesture<CGFloat> { MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification) }
}
