public import Foundation

/// A recognizer of taps of one finger.
///
/// Its state is `ended` when the last tap is over.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired: Int = 1
  /// The number of fingers.
  open var numberOfTouchesRequired: Int = 1
}

/// A recognizer of long presses of one finger.
///
/// Its state is `began` when the finger has rested long enough, `changed` when it moves after that, and `ended` when it's lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired: Int = 0
  /// The number of fingers.
  open var numberOfTouchesRequired: Int = 1
  /// The length of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that a finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of drags of one finger.
///
/// Its state is `began` when the finger has moved 10 points, `changed` when it moves on, and `ended` when it's lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches: Int = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches: Int = .max

  /// The place on the screen that the drag is measured from.
  package final var origin: CGPoint?

  /// Returns the distance of the drag, in points; zero before the first drag.
  open func translation(in view: UIView?) -> CGPoint {
    guard let origin, let place = finger?.placeOnScreen else { return .zero }
    return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
  }

  /// Sets the distance of the drag: what the finger moves from now on is added to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let place = finger?.placeOnScreen else { return }
    origin = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
  }

  /// Returns the speed of the drag, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { finger.map { CGPoint(x: $0.velocity.width, y: $0.velocity.height) } ?? .zero }
}

/// A recognizer of drags that begin within 20 points of the screen's edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the drag may begin at.
  open var edges: UIRectEdge = []
}

/// A recognizer of swipes of one finger.
///
/// Its state is `ended` when the finger has moved 50 points in a direction within half a second.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right: Direction = Direction(rawValue: 1)
    /// To the left.
    public static let left: Direction = Direction(rawValue: 2)
    /// Up.
    public static let up: Direction = Direction(rawValue: 4)
    /// Down.
    public static let down: Direction = Direction(rawValue: 8)
  }

  /// The directions of the swipe.
  open var direction: Direction = .right
  /// The number of fingers.
  open var numberOfTouchesRequired: Int = 1
}

/// A recognizer of pinches; touches don't reach it here.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch.
  open var scale: CGFloat = 1
  /// The speed of the pinch: zero, because there are no touches.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations; touches don't reach it here.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the rotation, in radians.
  open var rotation: CGFloat = 0
  /// The speed of the rotation: zero, because there are no touches.
  open var velocity: CGFloat { 0 }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt

  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge at the top.
  public static let top: UIRectEdge = UIRectEdge(rawValue: 1)
  /// The edge at the left.
  public static let left: UIRectEdge = UIRectEdge(rawValue: 2)
  /// The edge at the bottom.
  public static let bottom: UIRectEdge = UIRectEdge(rawValue: 4)
  /// The edge at the right.
  public static let right: UIRectEdge = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIView {
  /// Adds a gesture recognizer.
  ///
  /// As on a phone, a label and an image view have no gestures while `isUserInteractionEnabled` is false, as it is by default.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a gesture recognizer away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
