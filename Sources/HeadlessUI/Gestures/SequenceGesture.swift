/// A gesture that combines two gestures, with the second starting after the first is recognized.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of a gesture sequence.
  @frozen public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture was recognized.
    ///
    /// The second value is `nil` until the second gesture has a value.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<SequenceGesture> { SequenceRecognizer(self, inputs) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: GestureRecognizer<SequenceGesture<First, Second>> {
  private let first: GestureRecognizer<First>
  private let second: GestureRecognizer<Second>
  private var firstValue: First.Value?
  private var secondHasTouches = false

  init(_ gesture: SequenceGesture<First, Second>, _ inputs: _GestureInputs) {
    first = First._makeGesture(gesture.first, inputs).recognizer
    second = Second._makeGesture(gesture.second, inputs).recognizer
  }

  override func update(_ gesture: SequenceGesture<First, Second>) {
    first.update(gesture.first)
    second.update(gesture.second)
  }

  private var isSecond: Bool { firstValue != nil }

  override var name: String { first.name }
  override var deadline: Double? { isSecond ? second.deadline : first.deadline }
  override var blocksLowerGestures: Bool { isSecond ? second.blocksLowerGestures : first.blocksLowerGestures }
  override var yieldsToHolds: Bool { isSecond ? second.yieldsToHolds : first.yieldsToHolds }

  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    guard let firstValue else {
      let phase = first.handle(event, &actions)
      guard case .ended(let value) = phase else { return phase.map { .first($0) } }
      firstValue = value
      return .active(.second(value, nil))
    }
    // The second gesture can wait indefinitely for its first touch, so it isn't a failure that there are no touches.
    if event.touches.isEmpty, !secondHasTouches { return .active(.second(firstValue, nil)) }
    secondHasTouches = true
    switch second.handle(event, &actions) {
    case .possible(let value): return .active(.second(firstValue, value))
    case .active(let value): return .active(.second(firstValue, value))
    case .ended(let value): return .ended(.second(firstValue, value))
    case .failed: return .failed
    }
  }

  override func cancel(_ actions: inout [GestureAction]) { isSecond ? second.cancel(&actions) : first.cancel(&actions) }
}

extension Gesture {
  /// Returns a gesture that recognizes this gesture followed by another gesture.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
}
