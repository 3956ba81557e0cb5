/// A gesture that combines two gestures that can be recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of both gestures.
  ///
  /// A value is `nil` if its gesture isn't recognized.
  @frozen public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a simultaneous gesture from two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<SimultaneousGesture> { SimultaneousRecognizer(first, second, inputs) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<SimultaneousGesture<First, Second>, First, Second> {
  override func update(_ gesture: SimultaneousGesture<First, Second>) { update(gesture.first, gesture.second) }

  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
    if !firstPhase.isOver { firstPhase = first.handle(event, &actions) }
    if !secondPhase.isOver { secondPhase = second.handle(event, &actions) }
    if firstPhase.hasFailed, secondPhase.hasFailed { return .failed }
    let value = SimultaneousGesture<First, Second>.Value(first: firstPhase.value, second: secondPhase.value)
    if firstPhase.isOver, secondPhase.isOver { return .ended(value) }
    if firstPhase.isRecognized || secondPhase.isRecognized { return .active(value) }
    return .possible(value.first == nil && value.second == nil ? nil : value)
  }
}

extension Gesture {
  /// Returns a gesture that recognizes this gesture and another gesture at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
}
