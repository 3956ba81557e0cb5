import Foundation

/// How far a gesture has come.
enum GesturePhase<Value> {
  /// It may still be recognized; what it tells meanwhile, if it does.
  case possible(Value?)
  /// It is recognized and goes on.
  case active(Value)
  /// It is recognized and over.
  case ended(Value)
  /// It is not recognized.
  case failed

  /// Returns the phase with another value.
  func map<New>(_ transform: (Value) -> New) -> GesturePhase<New> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// What the gesture tells in this phase.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// Whether nothing changes the phase any more.
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

/// A call of an app's own code that a gesture asks for.
typealias GestureAction = () -> Void

/// What has happened to the touches of a view.
struct GestureEvent {
  /// The fingers on the view, with those that were lifted just now.
  var touches: [Touch]
  /// The moment, in seconds since the device started.
  let time: Double
  /// The moment on the device's clock.
  let date: Date
  /// The frame of the view on the screen.
  let frame: CGRect
  /// The view, which lies in the coordinate spaces that have names.
  let node: Node
  /// Whether no finger is on the screen any more.
  let isLift: Bool
  /// Whether no further touch comes soon.
  let isLast: Bool

  /// Whether only time has passed.
  var isTick: Bool { touches.allSatisfy { $0.phase == .stationary } }

  /// Returns a point of the screen in a coordinate space.
  @MainActor
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    // Without a view of that name the screen's coordinates count.
    let origin = node.frame(of: space, local: frame)?.origin ?? .zero
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Returns a point of the screen as a part of the view's size.
  func anchor(of point: CGPoint) -> UnitPoint {
    guard frame.width > 0, frame.height > 0 else { return .center }
    return UnitPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
  }
}

/// Recognizes one gesture in one sequence of touches.
@MainActor
class GestureRecognizer<G: Gesture> {
  /// Takes the values of a new description of the same gesture.
  func update(_ gesture: G) {}

  /// What messages call the gesture.
  var name: String { "gesture" }

  /// When the gesture wants to be asked again though no finger has moved, in seconds since the device started.
  var deadline: Double? { nil }

  /// Whether gestures of lower priority wait until this one, which is still possible, has failed.
  var blocksLowerGestures: Bool { false }

  /// Whether a gesture of lower priority that is recognized while the finger rests goes before this one: a tap is over when the finger is lifted, a press earlier.
  var yieldsToHolds: Bool { false }

  /// Follows the touches; after the phase is over it is not called again.
  ///
  /// - Parameter actions: Gets the calls of the app's own code.
  func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<G.Value> { .failed }

  /// Another gesture was recognized, or the touches were taken away.
  func cancel(_ actions: inout [GestureAction]) {}
}
