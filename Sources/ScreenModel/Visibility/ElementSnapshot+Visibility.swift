import Foundation

// What a person sees of an element, and where a finger reaches it.
extension ElementSnapshot {
  /// The part of the frame that is on the screen and not clipped, whatever covers it; `.null` if nothing is left.
  public var visibleRect: CGRect { tree.visibleRect(of: id) }

  /// The visible fraction of the frame's area, from 0 to 1: the part on the screen that nothing clips or covers.
  public var visibleFraction: Double { tree.visibleFraction(of: id) }

  /// A visible point of the element that a finger can touch; `nil` if less than 10 square points of it are visible.
  public var interactionPoint: CGPoint? { tree.interactionPoint(of: id) }

  /// Whether the element itself can be seen at all: it is not hidden, not wholly transparent, and has something to draw.
  ///
  /// An element that does not clip draws outside of an empty frame. What is around it, and where it is, does not count.
  public var isDrawn: Bool {
    if isHidden || alpha <= 0 { return false }
    return !clipsToBounds || frame.width != 0 || frame.height != 0
  }

  /// Whether the frame intersects the window that the element is in, or else the topmost element around it.
  public var isOnScreen: Bool {
    var window = self
    for ancestor in ancestors {
      window = ancestor
      if ancestor.type == .window { break }
    }
    return frame.sharesArea(with: window.frame)
  }

  /// Whether the element and everything around it can be seen and is on the screen; what covers it does not count.
  public var isOnScreenAndDrawn: Bool {
    if !isDrawn || !isOnScreen { return false }
    return ancestors.allSatisfy { $0.isDrawn && $0.isOnScreen }
  }
}

extension CGRect {
  /// Whether two rectangles share an area; for an empty one, whether its place is inside.
  func sharesArea(with other: CGRect) -> Bool {
    if width > 0, height > 0 { return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
    return minX >= other.minX && maxX <= other.maxX && minY >= other.minY && maxY <= other.maxY
  }
}
