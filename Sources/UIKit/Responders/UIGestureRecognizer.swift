public import Foundation

/// The base class of gesture recognizers for UIKit views.
///
/// In a representable, taps, long presses, swipes and drags with one finger are recognized. Other recognizers don't receive touches, and the test's log names their class once. [Apple: UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// The gesture hasn't been recognized yet.
    case possible = 0
    /// The gesture began.
    case began = 1
    /// The gesture changed.
    case changed = 2
    /// The gesture ended.
    case ended = 3
    /// The gesture was canceled.
    case cancelled = 4
    /// The touches didn't match the gesture.
    case failed = 5

    /// The gesture was recognized.
    public static let recognized: State = .ended
  }

  private struct Action {
    weak var target: AnyObject?
    let action: Selector
  }

  private var actions: [Action] = []

  /// Creates a recognizer that calls a target's method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a target and a method to call.
  open func addTarget(_ target: Any, action: Selector) { actions.append(Action(target: target as AnyObject, action: action)) }

  /// Removes a target's method.
  ///
  /// `nil` matches any target or any method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { (target == nil || $0.target === target) && (action == nil || $0.action == action) }
  }

  /// The state of the gesture, which subclasses can set.
  ///
  /// Every change except to `.failed` calls the targets.
  open var state: State = .possible {
    didSet {
      guard state != .possible, state != .failed else { return }
      for action in actions { if let target = action.target { action.action.perform(on: target, with: [self]) } }
    }
  }

  /// The finger that performs the gesture, or `nil` before the first gesture.
  package final var finger: Finger?

  /// A finger of a gesture.
  package struct Finger {
    /// The location in the recognizer's view, in points.
    package var place: CGPoint
    /// The location on the screen, in points.
    package var placeOnScreen: CGPoint
    /// The velocity, in points per second.
    package var velocity: CGSize
    /// Whether the finger is on the screen.
    package var isDown: Bool

    /// Creates a finger with its locations and velocity.
    package init(place: CGPoint, placeOnScreen: CGPoint, velocity: CGSize, isDown: Bool) {
      (self.place, self.placeOnScreen, self.velocity, self.isDown) = (place, placeOnScreen, velocity, isDown)
    }
  }

  /// The recognizers that must fail before this one can recognize its gesture.
  package private(set) final var failureRequirements: [UIGestureRecognizer] = []

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// The delegate of the recognizer.
  ///
  /// The delegate is asked about simultaneous gestures when the view appears or changes, not during a touch.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { view?.elementDidChange() }
  }
  /// A Boolean value that indicates whether the recognizer is enabled.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { view?.elementDidChange() } }
  }
  /// A Boolean value that indicates whether recognizing the gesture cancels touches in the view.
  open var cancelsTouchesInView: Bool = true
  /// A Boolean value that indicates whether touches are delayed until the gesture fails.
  open var delaysTouchesBegan: Bool = false
  /// A Boolean value that indicates whether the ends of touches are delayed until the gesture fails.
  open var delaysTouchesEnded: Bool = true
  /// The name of the recognizer.
  open var name: String?
  /// The number of fingers touching the view.
  open var numberOfTouches: Int { finger?.isDown == true ? 1 : 0 }

  /// Requires another recognizer of the same view to fail first.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(otherGestureRecognizer)
    view?.elementDidChange()
  }

  /// Returns the location of the finger in a view, or in the window if it's `nil`.
  ///
  /// The view must be an ancestor or descendant of the recognizer's view.
  ///
  /// Before the first gesture, the location is the origin.
  open func location(in view: UIView?) -> CGPoint {
    guard let finger else { return .zero }
    guard let view, !(view is UIWindow), let own = self.view else { return finger.placeOnScreen }
    return own.convert(finger.place, to: view)
  }

  /// Returns the location of a finger, which is the location of the gesture.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Resets the recognizer.
  ///
  /// Subclasses override it. The default implementation does nothing.
  open func reset() {}
}

/// The delegate of a gesture recognizer.
///
/// The delegate decides whether a gesture can begin, and whether two gestures can be recognized simultaneously.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the gesture can begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two gestures can be recognized simultaneously.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether the gesture requires another gesture to fail.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether another gesture requires this gesture to fail.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns whether the gesture can begin.
  ///
  /// The default implementation returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether two gestures can be recognized simultaneously.
  ///
  /// The default implementation returns `false`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the gesture requires another gesture to fail.
  ///
  /// The default implementation returns `false`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another gesture requires this gesture to fail.
  ///
  /// The default implementation returns `false`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
