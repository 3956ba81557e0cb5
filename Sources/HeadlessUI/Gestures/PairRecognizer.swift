/// The base class of recognizers that combine two gestures.
///
/// Subclasses determine how the two gestures are combined.
class PairRecognizer<Pair: Gesture, First: Gesture, Second: Gesture>: GestureRecognizer<Pair> {
  final let first: GestureRecognizer<First>
  final let second: GestureRecognizer<Second>
  final var firstPhase = GesturePhase<First.Value>.possible(nil)
  final var secondPhase = GesturePhase<Second.Value>.possible(nil)

  init(_ first: First, _ second: Second, _ inputs: _GestureInputs) {
    self.first = First._makeGesture(first, inputs).recognizer
    self.second = Second._makeGesture(second, inputs).recognizer
  }

  final func update(_ first: First, _ second: Second) {
    self.first.update(first)
    self.second.update(second)
  }

  override var name: String { firstPhase.hasFailed ? second.name : first.name }

  override var deadline: Double? {
    let deadline = firstPhase.isOver ? nil : first.deadline
    guard !secondPhase.isOver, let other = second.deadline else { return deadline }
    return min(deadline ?? other, other)
  }

  override var blocksLowerGestures: Bool { (!firstPhase.isOver && first.blocksLowerGestures) || (!secondPhase.isOver && second.blocksLowerGestures) }
  override var yieldsToHolds: Bool { (firstPhase.isOver || first.yieldsToHolds) && (secondPhase.isOver || second.yieldsToHolds) }

  override func cancel(_ actions: inout [GestureAction]) {
    if !firstPhase.isOver { first.cancel(&actions) }
    if !secondPhase.isOver { second.cancel(&actions) }
  }
}
