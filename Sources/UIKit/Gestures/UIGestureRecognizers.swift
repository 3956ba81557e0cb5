public import Foundation

/// A recognizer of taps with one finger.
///
/// Its state becomes `ended` after the last tap.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps.
  open var numberOfTapsRequired: Int = 1
  /// The required number of fingers.
  open var numberOfTouchesRequired: Int = 1
}

/// A recognizer of long presses with one finger.
///
/// Its state becomes `began` after the finger has rested for the minimum duration, `changed` when the finger moves afterward, and `ended` when it's lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps before the press.
  open var numberOfTapsRequired: Int = 0
  /// The required number of fingers.
  open var numberOfTouchesRequired: Int = 1
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the finger, in points.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of drags with one finger.
///
/// Its state becomes `began` after the finger has moved 10 points, `changed` when it moves further, and `ended` when it's lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches: Int = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches: Int = .max

  /// The point on screen that the drag is measured from.
  package final var origin: CGPoint?

  /// Returns the distance of the drag, in points.
  ///
  /// The distance is zero before the first drag.
  open func translation(in view: UIView?) -> CGPoint {
    guard let origin, let place = finger?.placeOnScreen else { return .zero }
    return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
  }

  /// Sets the distance of the drag.
  ///
  /// Further movement is added to the distance.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let place = finger?.placeOnScreen else { return }
    origin = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
  }

  /// Returns the speed of the drag, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { finger.map { CGPoint(x: $0.velocity.width, y: $0.velocity.height) } ?? .zero }
}

/// A recognizer of drags that start within 20 points of a screen edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the drag can start from.
  open var edges: UIRectEdge = []
}

/// A recognizer of swipes with one finger.
///
/// Its state becomes `ended` after the finger has moved 50 points in a permitted direction within half a second.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The raw value, with a bit for each member of the set.
    public let rawValue: UInt

    /// Creates a set of directions from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static let right: Direction = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left: Direction = Direction(rawValue: 2)
    /// A swipe up.
    public static let up: Direction = Direction(rawValue: 4)
    /// A swipe down.
    public static let down: Direction = Direction(rawValue: 8)
  }

  /// The permitted directions of the swipe.
  open var direction: Direction = .right
  /// The required number of fingers.
  open var numberOfTouchesRequired: Int = 1
}

/// A recognizer of pinches.
///
/// On the simulated device, the recognizer doesn't receive touches.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch.
  open var scale: CGFloat = 1
  /// The speed of the pinch.
  ///
  /// Always zero, because the recognizer doesn't receive touches.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations.
///
/// On the simulated device, the recognizer doesn't receive touches.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the rotation, in radians.
  open var rotation: CGFloat = 0
  /// The speed of the rotation.
  ///
  /// Always zero, because the recognizer doesn't receive touches.
  open var velocity: CGFloat { 0 }
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The raw value, with a bit for each member of the set.
  public let rawValue: UInt

  /// Creates a set of edges from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top: UIRectEdge = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left: UIRectEdge = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom: UIRectEdge = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right: UIRectEdge = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIView {
  /// Adds a gesture recognizer.
  ///
  /// As on a phone, labels and image views don't respond to gestures while `isUserInteractionEnabled` is `false`, which is their default.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a gesture recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
