public import Foundation

/// The base class of the gestures that a view of UIKit's recognizes.
///
/// In a representable, taps, long presses, swipes and drags of one finger are recognized. Touches don't reach any other recognizer, and the log of the test names its class once. [Apple: UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// A state of a gesture.
  public enum State: Int, Sendable {
    /// The gesture isn't recognized yet.
    case possible = 0
    /// The gesture began.
    case began = 1
    /// The gesture changed.
    case changed = 2
    /// The gesture ended.
    case ended = 3
    /// The gesture was cancelled.
    case cancelled = 4
    /// The touches weren't the gesture.
    case failed = 5

    /// The gesture was recognized.
    public static let recognized: State = .ended
  }

  private struct Action {
    weak var target: AnyObject?
    let action: Selector
  }

  private var actions: [Action] = []

  /// Creates a recognizer that calls a method of a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that calls nothing.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Lets the recognizer call a method of a target.
  open func addTarget(_ target: Any, action: Selector) { actions.append(Action(target: target as AnyObject, action: action)) }

  /// Lets the recognizer call a method of a target no longer; `nil` stands for each of them.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { (target == nil || $0.target === target) && (action == nil || $0.action == action) }
  }

  /// The state of the gesture, which a subclass may set; each change but the one to `.failed` calls the targets.
  open var state: State = .possible {
    didSet {
      guard state != .possible, state != .failed else { return }
      for action in actions { if let target = action.target { action.action.perform(on: target, with: [self]) } }
    }
  }

  /// The finger, or `nil` before the first gesture.
  package final var finger: Finger?

  /// A finger that makes a gesture.
  package struct Finger {
    /// The place in the recognizer's view, in points.
    package var place: CGPoint
    /// The place on the screen, in points.
    package var placeOnScreen: CGPoint
    /// The speed, in points per second.
    package var velocity: CGSize
    /// Whether the finger is on the screen.
    package var isDown: Bool

    /// Creates a finger.
    package init(place: CGPoint, placeOnScreen: CGPoint, velocity: CGSize, isDown: Bool) {
      (self.place, self.placeOnScreen, self.velocity, self.isDown) = (place, placeOnScreen, velocity, isDown)
    }
  }

  /// The gestures that must fail before this one is recognized.
  package private(set) final var failureRequirements: [UIGestureRecognizer] = []

  /// The view that the recognizer belongs to.
  open internal(set) weak var view: UIView?
  /// The object that decides about the gesture.
  ///
  /// It's asked about simultaneous gestures of the same view and of those around it, when the view is shown or changes, and not while fingers are on the screen.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { view?.elementDidChange() }
  }
  /// Whether the gesture can be recognized.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { view?.elementDidChange() } }
  }
  /// Whether the touches of a recognized gesture are cancelled in the view.
  open var cancelsTouchesInView: Bool = true
  /// Whether the view gets touches only when the gesture has failed.
  open var delaysTouchesBegan: Bool = false
  /// Whether the view gets the ends of touches only when the gesture has failed.
  open var delaysTouchesEnded: Bool = true
  /// The name of the recognizer.
  open var name: String?
  /// The number of fingers on the view.
  open var numberOfTouches: Int { finger?.isDown == true ? 1 : 0 }

  /// Lets the gesture wait for another one of the same view to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(otherGestureRecognizer)
    view?.elementDidChange()
  }

  /// Returns the place of the finger in a view that is around the recognizer's view, or in it; `nil` stands for the window.
  ///
  /// Before the first gesture it's the origin.
  open func location(in view: UIView?) -> CGPoint {
    guard let finger else { return .zero }
    guard let view, !(view is UIWindow), let own = self.view else { return finger.placeOnScreen }
    return own.convert(finger.place, to: view)
  }

  /// Returns the place of a finger, which is the gesture's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Goes back to the state before the gesture; does nothing, for a subclass to override.
  open func reset() {}
}

/// An object that decides about a gesture.
///
/// It's asked whether a gesture may begin, and whether two may be recognized at once.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two gestures may be recognized at once.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether the gesture waits for another one to fail.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether another gesture waits for this one to fail.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns whether the gesture may begin: true by default.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether two gestures may be recognized at once: false by default.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the gesture waits for another one to fail: false by default.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another gesture waits for this one to fail: false by default.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
