import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// When this was.
    public var time: Date
    /// The distance between the fingers, as a part of that at the start: above 1 they have moved apart.
    public var magnification: CGFloat
    /// How fast the magnification changes, in a second.
    public var velocity: CGFloat
    /// The point between the fingers at the start, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The point between the fingers at the start, in the view's own coordinate space.
    public var startLocation: CGPoint
  }

  /// How far the magnification is from 1 before the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture with a minimum change in scale.
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

/// Two fingers that move apart or together, which tells the magnification only: the older form of ``MagnifyGesture``.
public struct MagnificationGesture: Gesture {
  /// The distance between the fingers, as a part of that at the start.
  public typealias Value = CGFloat

  /// How far the magnification is from 1 before the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture with a minimum change in scale.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The gesture that this one is made of.
  public var body: some Gesture<CGFloat> { MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification) }
}
