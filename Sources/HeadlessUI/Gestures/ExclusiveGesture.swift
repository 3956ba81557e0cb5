/// A gesture that combines two gestures, and recognizes only one of them.
///
/// The first gesture takes precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that was recognized.
  @frozen public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates an exclusive gesture from two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<ExclusiveGesture> { ExclusiveRecognizer(first, second, inputs) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<ExclusiveGesture<First, Second>, First, Second> {
  // Whether the second gesture was recognized while a finger was still on the screen.
  private var secondIsHold = false
  // The second gesture's actions, kept until the first gesture has failed.
  private var held: [GestureAction] = []

  override func update(_ gesture: ExclusiveGesture<First, Second>) { update(gesture.first, gesture.second) }

  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    if !firstPhase.isOver { firstPhase = first.handle(event, &actions) }
    if firstPhase.isRecognized {
      held.removeAll()
      if !secondPhase.isOver {
        second.cancel(&actions)
        secondPhase = .failed
      }
      return firstPhase.map { .first($0) }
    }
    if !secondPhase.isOver {
      secondPhase = second.handle(event, &held)
      secondIsHold = secondPhase.hasEnded && !event.isLift
    }
    if !firstPhase.hasFailed, secondPhase.isRecognized, !isBlocked {
      first.cancel(&actions)
      firstPhase = .failed
    }
    guard firstPhase.hasFailed else { return .possible(firstPhase.value.map { .first($0) }) }
    actions += held
    held.removeAll()
    return secondPhase.map { .second($0) }
  }

  /// Whether the recognized second gesture has to wait for the first.
  private var isBlocked: Bool { first.blocksLowerGestures && !(first.yieldsToHolds && secondIsHold) }

  override func cancel(_ actions: inout [GestureAction]) {
    held.removeAll()
    super.cancel(&actions)
  }
}

extension Gesture {
  /// Returns a gesture that recognizes this gesture or, if this gesture fails, another gesture.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
