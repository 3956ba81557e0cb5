import Foundation

/// A view's gesture during a sequence of touches.
@MainActor
class GestureCandidate {
  enum State {
    case possible, active, ended, failed
  }

  let node: Node
  fileprivate(set) var state = State.possible
  /// Whether the gesture takes precedence over other gestures or is recognized simultaneously.
  fileprivate(set) var isPermitted = false
  /// Whether the gesture was recognized while a finger was still on the screen.
  private(set) var isHold = false
  // The gesture's actions, kept until it's known whether the gesture takes precedence.
  fileprivate var held: [GestureAction] = []

  init(node: Node) { self.node = node }

  var isOver: Bool { state == .ended || state == .failed }
  var deadline: Double? { nil }
  var blocksLowerGestures: Bool { false }
  var yieldsToHolds: Bool { false }
  fileprivate var name: String { "gesture" }

  fileprivate func recognize(_ event: GestureEvent, _ actions: inout [GestureAction]) -> State { .failed }
  fileprivate func abort(_ actions: inout [GestureAction]) {}

  /// Updates the gesture with an event of its touches.
  func handle(_ event: GestureEvent) {
    guard !isOver else { return }
    var actions: [GestureAction] = []
    state = recognize(event, &actions)
    isHold = state == .ended && !event.isLift
    switch state {
    case .failed:
      held.removeAll()
      run(actions)
    case .possible: run(actions)
    case .active, .ended: if isPermitted { run(actions) } else { held += actions }
    }
  }

  /// Permits the gesture to run its actions, because it takes precedence over the others.
  func permit() {
    isPermitted = true
    let actions = held
    held.removeAll()
    run(actions)
  }

  /// Cancels the gesture because another gesture takes precedence or the touches were canceled.
  func cancel() {
    held.removeAll()
    guard state == .possible || state == .active || !isPermitted, state != .failed else { return }
    state = .failed
    var actions: [GestureAction] = []
    abort(&actions)
    run(actions)
  }

  private func run(_ actions: [GestureAction]) {
    guard !actions.isEmpty, node.isAlive else { return }
    node.host.scheduler.withCause("the \(name) of \(node.enclosingViewName)") { for action in actions { action() } }
  }
}

/// A candidate with the recognizer of a specific gesture type.
final class ViewGestureCandidate<Recognized: Gesture>: GestureCandidate {
  private let recognizer: GestureRecognizer<Recognized>

  init(node: Node, recognizer: GestureRecognizer<Recognized>) {
    self.recognizer = recognizer
    super.init(node: node)
  }

  /// Updates the recognizer with new values of the gesture.
  func update(_ gesture: Recognized) { recognizer.update(gesture) }

  override var deadline: Double? { isOver ? nil : recognizer.deadline }
  override var blocksLowerGestures: Bool { recognizer.blocksLowerGestures }
  override var yieldsToHolds: Bool { recognizer.yieldsToHolds }
  override fileprivate var name: String { recognizer.name }

  override fileprivate func recognize(_ event: GestureEvent, _ actions: inout [GestureAction]) -> State {
    switch recognizer.handle(event, &actions) {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  override fileprivate func abort(_ actions: inout [GestureAction]) { recognizer.cancel(&actions) }
}
