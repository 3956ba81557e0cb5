import Foundation
import UIKit

/// A gesture that passes the touches of a view to a UIKit gesture recognizer.
struct UIKitGesture: PrimitiveGesture {
  typealias Value = ()

  let recognizer: UIGestureRecognizer

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<UIKitGesture> { recognizer.makeFollower() ?? GestureRecognizer() }
}

extension UIView {
  /// The gesture recognizers that can receive simulated touches.
  ///
  /// If a recognizer must fail before another one can begin, it's listed first.
  var supportedRecognizers: [UIGestureRecognizer] {
    guard isUserInteractionEnabled, let all = gestureRecognizers, !all.isEmpty else { return [] }
    let supported = all.filter { $0.isEnabled && $0.isSupported }
    let required = supported.filter { recognizer in supported.contains { $0.failureRequirements.contains { $0 === recognizer } } }
    return required + supported.filter { recognizer in !required.contains { $0 === recognizer } }
  }

  /// The types of the gesture recognizers in the view that aren't supported.
  var unsupportedRecognizers: [Any.Type] { (gestureRecognizers ?? []).filter { !$0.isSupported }.map { type(of: $0) } + subviews.flatMap(\.unsupportedRecognizers) }
}

extension UIGestureRecognizer {
  fileprivate func makeFollower() -> GestureFollower? {
    switch self {
    case let tap as UITapGestureRecognizer where tap.numberOfTouchesRequired == 1: TapFollower(tap)
    case let press as UILongPressGestureRecognizer where press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0: PressFollower(press)
    case let swipe as UISwipeGestureRecognizer where swipe.numberOfTouchesRequired == 1: SwipeFollower(swipe)
    case let pan as UIPanGestureRecognizer where pan.minimumNumberOfTouches <= 1: PanFollower(pan)
    default: nil
    }
  }

  fileprivate var isSupported: Bool { makeFollower() != nil }

  /// Whether the delegate allows another recognizer to recognize the same touches.
  ///
  /// Other recognizers are those of the view and of its superviews.
  var isSimultaneous: Bool {
    guard let delegate else { return false }
    var others: [UIGestureRecognizer] = []
    var view = view
    while let current = view {
      others += current.gestureRecognizers ?? []
      view = current.superview
    }
    return others.contains { $0 !== self && delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: $0) }
  }
}

/// Observes the touches of one finger for a UIKit gesture recognizer.
private class GestureFollower: GestureRecognizer<UIKitGesture> {
  private let recognizer: UIGestureRecognizer
  /// The location and time at which the finger touched the screen, or `nil` if it hasn't yet.
  final var start: (place: CGPoint, time: Double)?
  // A Boolean value that indicates whether the targets have been notified of the current gesture.
  private var isTold = false

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

  final override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<Void> {
    guard event.touches.count <= 1 else { return fail(&actions) }
    guard let touch = event.touches.first else { return wait(event) }
    if touch.phase == .cancelled { return fail(&actions) }
    if touch.phase == .began { start = (touch.location, event.time) }
    return start.map { follow(touch, from: $0, event, &actions) } ?? .failed
  }

  /// Handles an event while no finger is on the screen.
  func wait(_ event: GestureEvent) -> GesturePhase<Void> { start == nil && event.isLast ? .failed : .possible(nil) }

  /// Handles a touch of a finger that is on the screen or has been lifted.
  func follow(_ touch: Touch, from start: (place: CGPoint, time: Double), _ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<Void> { .failed }

  /// Returns whether the delegate allows a recognized gesture to begin.
  final func mayBegin(_ touch: Touch, _ event: GestureEvent) -> Bool {
    recognizer.finger = Self.finger(touch, event)
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Changes the state of the recognizer, which notifies its targets.
  final func tell(_ state: UIGestureRecognizer.State, _ touch: Touch, _ event: GestureEvent, _ actions: inout [GestureAction]) {
    let finger = Self.finger(touch, event)
    actions.append { [self] in
      recognizer.finger = finger
      isTold = true
      recognizer.state = state
      if state == .ended { reset() }
    }
  }

  private static func finger(_ touch: Touch, _ event: GestureEvent) -> UIGestureRecognizer.Finger {
    UIGestureRecognizer.Finger(place: event.convert(touch.location, to: .local), placeOnScreen: touch.location, velocity: touch.velocity, isDown: true)
  }

  private func fail(_ actions: inout [GestureAction]) -> GesturePhase<Void> {
    cancel(&actions)
    return .failed
  }

  final override func cancel(_ actions: inout [GestureAction]) {
    guard isTold else { return }
    actions.append { [self] in
      recognizer.state = .cancelled
      reset()
    }
  }

  private func reset() {
    isTold = false
    recognizer.finger?.isDown = false
    recognizer.state = .possible
    recognizer.reset()
  }
}

private final class TapFollower: GestureFollower {
  private var taps: TapTracker

  init(_ recognizer: UITapGestureRecognizer) {
    taps = TapTracker(count: recognizer.numberOfTapsRequired)
    super.init(recognizer)
  }

  override var name: String { "tap gesture" }
  override var blocksLowerGestures: Bool { true }
  override var yieldsToHolds: Bool { taps.isDown }

  override func wait(_ event: GestureEvent) -> GesturePhase<Void> { taps.handle(event).map { _ in } }

  override func follow(_ touch: Touch, from start: (place: CGPoint, time: Double), _ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<Void> {
    let phase = taps.handle(event)
    if phase.hasEnded {
      guard mayBegin(touch, event) else { return .failed }
      tell(.ended, touch, event, &actions)
    }
    return phase.map { _ in }
  }
}

/// The base class for followers of gestures that begin, change, and end.
private class ContinuousFollower: GestureFollower {
  final private(set) var hasBegun = false

  /// Returns whether the gesture begins now, or `nil` if it can't begin anymore.
  func begins(_ touch: Touch, from start: (place: CGPoint, time: Double), _ event: GestureEvent) -> Bool? { nil }

  final override func follow(_ touch: Touch, from start: (place: CGPoint, time: Double), _ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<Void> {
    if !hasBegun {
      guard let begins = begins(touch, from: start, event) else { return .failed }
      guard begins else { return touch.isOver ? .failed : .possible(nil) }
      guard mayBegin(touch, event) else { return .failed }
      hasBegun = true
      tell(.began, touch, event, &actions)
    } else if touch.phase == .moved {
      tell(.changed, touch, event, &actions)
    }
    guard touch.isOver else { return .active(()) }
    tell(.ended, touch, event, &actions)
    return .ended(())
  }
}

private final class PressFollower: ContinuousFollower {
  private let recognizer: UILongPressGestureRecognizer

  init(_ recognizer: UILongPressGestureRecognizer) {
    self.recognizer = recognizer
    super.init(recognizer)
  }

  override var name: String { "long press" }
  override var deadline: Double? { hasBegun ? nil : start.map { $0.time + recognizer.minimumPressDuration } }
  override var blocksLowerGestures: Bool { start != nil && !hasBegun }

  override func begins(_ touch: Touch, from start: (place: CGPoint, time: Double), _ event: GestureEvent) -> Bool? {
    guard touch.location.distance(to: start.place) <= recognizer.allowableMovement else { return nil }
    // A time is a sum of floating-point durations, so allow for a rounding error.
    return event.time - start.time >= recognizer.minimumPressDuration - 1e-9
  }
}

private final class PanFollower: ContinuousFollower {
  private let recognizer: UIPanGestureRecognizer

  init(_ recognizer: UIPanGestureRecognizer) {
    self.recognizer = recognizer
    super.init(recognizer)
  }

  override var name: String { "drag gesture" }

  override func begins(_ touch: Touch, from start: (place: CGPoint, time: Double), _ event: GestureEvent) -> Bool? {
    guard isAtEdge(start.place, event) else { return nil }
    guard touch.location.distance(to: start.place) >= 10 else { return false }
    recognizer.origin = start.place
    return true
  }

  private func isAtEdge(_ place: CGPoint, _ event: GestureEvent) -> Bool {
    guard let edges = (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges else { return true }
    let screen = event.node.host.system.screen
    return edges.contains(.left) && place.x <= screen.minX + 20 || edges.contains(.right) && place.x >= screen.maxX - 20
      || edges.contains(.top) && place.y <= screen.minY + 20 || edges.contains(.bottom) && place.y >= screen.maxY - 20
  }
}

private final class SwipeFollower: GestureFollower {
  private let recognizer: UISwipeGestureRecognizer

  init(_ recognizer: UISwipeGestureRecognizer) {
    self.recognizer = recognizer
    super.init(recognizer)
  }

  override var name: String { "swipe" }

  override func follow(_ touch: Touch, from start: (place: CGPoint, time: Double), _ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<Void> {
    let (x, y) = (touch.location.x - start.place.x, touch.location.y - start.place.y)
    let way: UISwipeGestureRecognizer.Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    guard event.time - start.time <= 0.5 else { return .failed }
    guard max(abs(x), abs(y)) >= 50 else { return touch.isOver ? .failed : .possible(nil) }
    guard min(abs(x), abs(y)) <= 50, recognizer.direction.contains(way), mayBegin(touch, event) else { return .failed }
    tell(.ended, touch, event, &actions)
    return .ended(())
  }
}
