import Foundation

// The visible parts of an element, and the point where a finger reaches it.
extension ElementSnapshot {
  /// The part of the frame that's on the screen and isn't clipped, or `.null` if there's none.
  ///
  /// The part can be covered by other elements.
  public var visibleRect: CGRect { tree.visibleRect(of: id) }

  /// The visible fraction of the frame's area, from 0 to 1: on the screen, not clipped, and not covered.
  public var visibleFraction: Double { tree.visibleFraction(of: id) }

  /// A visible point of the element that a finger can touch.
  ///
  /// It's `nil` if less than 10 square points are visible.
  public var interactionPoint: CGPoint? { tree.interactionPoint(of: id) }

  /// Whether the element's own flags make it visible.
  ///
  /// The element isn't hidden or fully transparent, and it has content to draw. An element with an empty frame has content if it doesn't clip, because it can draw outside of its frame. The
  /// elements around it and its position don't count.
  public var isRendered: Bool {
    if isHidden || alpha <= 0 { return false }
    return !clipsToBounds || frame.width != 0 || frame.height != 0
  }

  /// Whether the element's own flags make it visible.
  @available(*, deprecated, renamed: "isRendered")
  public var isDrawn: Bool { isRendered }

  /// Whether the frame intersects the element's window, or the topmost ancestor if there's no window.
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
  /// They can be covered.
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
  /// An empty rectangle counts as overlapping if it's inside the other.
  func sharesArea(with other: CGRect) -> Bool {
    if width > 0, height > 0 { return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
    return minX >= other.minX && maxX <= other.maxX && minY >= other.minY && maxY <= other.maxY
  }
}
