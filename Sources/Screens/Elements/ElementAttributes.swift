import HeadlessXCUI

/// Attributes of elements: states, scroll directions, and places on an element.
public enum ElementAttributes {
  /// A place on an element as a fraction of its size.
  ///
  /// (0, 0) is the top left corner, and (1, 1) is the bottom right corner.
  public typealias NormalizedCoordinate = CGVector

  /// A state of an element.
  public enum State: Sendable {
    /// The element is in the accessibility tree, on screen or not. A hidden element isn't.
    case exists
    /// A tap would land on the element: part of it is on screen and nothing covers it.
    case hittable
    /// The element exists, its app is in front, and its frame intersects the parent's frame.
    ///
    /// A visible element can be covered by other elements.
    case visible
    /// The element exists, its app is in front, and its frame intersects another element's frame.
    case visibleIn(any Element)
    /// The element is selected, such as a tab or a segment.
    case selected
    /// The element and everything around it are enabled.
    case enabled
    /// The element has the keyboard focus, so typed text goes to it.
    case hasKeyboardFocus
  }

  /// The direction that a view moves over its content when it scrolls.
  public enum Direction: Equatable, Sendable {
    /// A place on an element as a fraction of its size.
    ///
    /// This is TABTestKit's name of ``ElementAttributes/NormalizedCoordinate``.
    public typealias NormalizedCoordinate = CGVector

    /// Shows content above. The finger moves down.
    case upwards
    /// Shows content below. The finger moves up by a sixth of the element.
    ///
    /// If the keyboard is on screen, the finger starts above it.
    case downwards
    /// Shows content to the left. The finger moves right.
    case left
    /// Shows content to the right. The finger moves left.
    case right
    /// Moves the finger from one place on the element to another.
    case from(NormalizedCoordinate, to: NormalizedCoordinate)
  }
}
