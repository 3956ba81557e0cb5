import Foundation

/// The phase of a gesture.
enum GesturePhase<Value> {
  /// The gesture can still be recognized.
  ///
  /// The gesture can already have a value.
  case possible(Value?)
  /// The gesture is recognized and in progress.
  case active(Value)
  /// The gesture was recognized and is over.
  case ended(Value)
  /// The gesture wasn't recognized.
  case failed

  /// Returns the phase with a transformed value.
  func map<New>(_ transform: (Value) -> New) -> GesturePhase<New> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The value of the gesture in this phase, or `nil` if there isn't one.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// Whether the phase is final.
  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  var isPossible: Bool { if case .possible = self { true } else { false } }

  var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  var hasFailed: Bool { if case .failed = self { true } else { false } }

  var hasEnded: Bool { if case .ended = self { true } else { false } }
}

/// A call to app code that a gesture requests.
typealias GestureAction = () -> Void

/// A change of the touches on a view.
struct GestureEvent {
  /// The fingers on the view, including fingers that were just lifted.
  var touches: [Touch]
  /// The time of the event, in seconds since the device started.
  let time: Double
  /// The time of the event on the device's clock.
  let date: Date
  /// The frame of the view on the screen.
  let frame: CGRect
  /// The view's node, used to look up named coordinate spaces.
  let node: Node
  /// Whether all fingers have been lifted from the screen.
  let isLift: Bool
  /// Whether no further touches are expected.
  let isLast: Bool

  /// Whether only time has passed and no finger has moved.
  var isTick: Bool { touches.allSatisfy { $0.phase == .stationary } }

  /// Returns a point of the screen in a coordinate space.
  @MainActor
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    // If no view has the space's name, the result is in screen coordinates.
    let origin = node.frame(of: space, local: frame)?.origin ?? .zero
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Returns a point of the screen relative to the view's size.
  func anchor(of point: CGPoint) -> UnitPoint {
    guard frame.width > 0, frame.height > 0 else { return .center }
    return UnitPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
  }
}

/// An object that recognizes one gesture in one sequence of touches.
@MainActor
class GestureRecognizer<G: Gesture> {
  /// Updates the recognizer with new values of the same gesture.
  func update(_ gesture: G) {}

  /// The name of the gesture, for messages.
  var name: String { "gesture" }

  /// The time when the recognizer needs an event even if no finger moves.
  ///
  /// The time is in seconds since the device started.
  ///
  /// The value is `nil` if the gesture doesn't depend on time.
  var deadline: Double? { nil }

  /// Whether gestures with a lower priority must wait until this gesture has failed.
  var blocksLowerGestures: Bool { false }

  /// Whether a lower-priority gesture that is recognized before the finger is lifted wins.
  ///
  /// For example, a long press is recognized before the finger is lifted, but a tap only afterwards.
  var yieldsToHolds: Bool { false }

  /// Updates the gesture with an event of its touches.
  ///
  /// The method isn't called again after it has returned a final phase.
  ///
  /// - Parameter actions: An array that the recognizer adds calls to app code to.
  func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<G.Value> { .failed }

  /// Cancels the gesture because another gesture was recognized or the touches were canceled.
  func cancel(_ actions: inout [GestureAction]) {}
}
