import Foundation

// The visible parts of an element, and the point where a finger can touch it.
extension ElementSnapshot {
  /// The part of the frame that's on the screen and isn't clipped, or `.null` if there's none.
  ///
  /// Other elements can cover this part.
  public var visibleRect: CGRect { tree.visibleRect(of: id) }

  /// The fraction of the frame's area that's on the screen, not clipped and not covered, from 0 to 1.
  public var visibleFraction: Double { tree.visibleFraction(of: id) }

  /// A visible point of the element that a finger can touch.
  ///
  /// The value is `nil` if less than 10 square points are visible.
  public var interactionPoint: CGPoint? { tree.interactionPoint(of: id) }

  /// Whether the element has content to draw and isn't hidden or fully transparent.
  ///
  /// An element with an empty frame has content if it doesn't clip, because it can draw outside of its frame. The element's position and ancestors don't count.
  public var isRendered: Bool {
    if isHidden || alpha <= 0 { return false }
    return !clipsToBounds || frame.width != 0 || frame.height != 0
  }

  /// Whether the element has content to draw and isn't hidden or fully transparent.
  @available(*, deprecated, renamed: "isRendered")
  public var isDrawn: Bool { isRendered }

  /// Whether the element's frame intersects its window, or its topmost ancestor if there's no window.
  public var isOnScreen: Bool {
    var window = self
    for ancestor in ancestors {
      window = ancestor
      if ancestor.type == .window { break }
    }
    return frame.sharesArea(with: window.frame)
  }

  /// Whether the element and all its ancestors are rendered and on the screen.
  ///
  /// Other elements can cover the element.
  public var isOnScreenAndRendered: Bool {
    if !isRendered || !isOnScreen { return false }
    return ancestors.allSatisfy { $0.isRendered && $0.isOnScreen }
  }

  /// Whether the element and all its ancestors are rendered and on the screen.
  @available(*, deprecated, renamed: "isOnScreenAndRendered")
  public var isOnScreenAndDrawn: Bool { isOnScreenAndRendered }
}

extension CGRect {
  /// Returns whether two rectangles overlap.
  ///
  /// An empty rectangle counts as overlapping if it's inside the other rectangle.
  func sharesArea(with other: CGRect) -> Bool {
    if width > 0, height > 0 { return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
    return minX >= other.minX && maxX <= other.maxX && minY >= other.minY && maxY <= other.maxY
  }
}
