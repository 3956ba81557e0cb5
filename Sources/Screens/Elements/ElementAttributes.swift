import HeadlessXCUI

/// What can be said of elements: their states, the directions they scroll in, and places on them.
public enum ElementAttributes {
  /// A place on an element as a fraction of its size: (0, 0) is its top left corner, (1, 1) its bottom right one.
  public typealias NormalizedCoordinate = CGVector

  /// A state that an element is or is not in.
  public enum State: Sendable {
    /// The element is in the accessibility tree, on screen or not; what is hidden is not.
    case exists
    /// A tap would land on the element: some of it is on screen and nothing covers it.
    case hittable
    /// The element exists, its app is in front, and its frame intersects its parent's frame; being covered does not matter.
    case visible
    /// The element exists, its app is in front, and its frame intersects the frame of another element.
    case visibleIn(any Element)
    /// The element is selected, as a tab or a segment.
    case selected
    /// The element is enabled, and so is everything around it.
    case enabled
    /// What is typed goes to the element.
    case hasKeyboardFocus
  }

  /// The way that the view moves over its content when it scrolls.
  public enum Direction: Equatable, Sendable {
    /// Shows what is above: the finger moves down.
    case upwards
    /// Shows what is below: the finger moves up, by a sixth of the element; with the keyboard on screen it starts above it.
    case downwards
    /// Shows what is to the left: the finger moves to the right.
    case left
    /// Shows what is to the right: the finger moves to the left.
    case right
    /// Moves the finger from one place on the element to another.
    case from(NormalizedCoordinate, to: NormalizedCoordinate)
  }
}
