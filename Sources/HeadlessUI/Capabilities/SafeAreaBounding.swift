import Foundation
import ScreenModel

/// A node that keeps its content away from the screen's edges, bars, or another view.
@MainActor
protocol SafeAreaBounding: Node {
  /// The bounds of the content, or `nil` if the node doesn't limit its content.
  var safeAreaBounds: SafeAreaBounds? { get }
  /// The node itself if it's a page with a title, otherwise `nil`.
  var titledPage: (any TitledPage)? { get }
}

extension SafeAreaBounding {
  var titledPage: (any TitledPage)? { nil }
}

/// A page with a large title that scrolls away with the page's content.
@MainActor
protocol TitledPage: Node {
  /// The part of the large title's height that has scrolled away, in points.
  var titleCollapse: CGFloat { get }

  /// Makes the title collapse and expand as the given node scrolls.
  func titleFollows(_ scrolling: any Scrolling)
  func titleStopsFollowing(_ scrolling: any Scrolling)
}

/// The area of a node's content, and the larger area that scrolling content can extend to.
struct SafeAreaBounds {
  let inner: CGRect
  let outer: CGRect
  /// The edges where bars, the keyboard or other views cover the space between the two areas.
  let covered: Edge.Set
}

/// The distances by which a frame at the safe area's edges can extend beyond them.
struct SafeAreaReach {
  /// The space beyond each edge, in points.
  var insets = ElementDetails.Insets()
  /// The part of that space that is covered by bars or other views.
  var covered = ElementDetails.Insets()
  /// The page whose navigation bar is above the frame.
  weak var page: (any TitledPage)?

  /// Adds the space of a surrounding node if the frame touches that node's edges.
  ///
  /// The frame includes the space that was added for inner nodes.
  fileprivate mutating func add(_ bounds: SafeAreaBounds, to frame: CGRect) {
    let (inner, outer, reached) = (bounds.inner, bounds.outer, insets.rect(around: frame))
    let covered = bounds.covered
    add(inner.minY - outer.minY, if: abs(reached.minY - inner.minY) < 0.5, covered.contains(.top), \.top)
    add(outer.maxY - inner.maxY, if: abs(reached.maxY - inner.maxY) < 0.5, covered.contains(.bottom), \.bottom)
    add(inner.minX - outer.minX, if: abs(reached.minX - inner.minX) < 0.5, covered.contains(.leading), \.left)
    add(outer.maxX - inner.maxX, if: abs(reached.maxX - inner.maxX) < 0.5, covered.contains(.trailing), \.right)
  }

  private mutating func add(_ length: CGFloat, if touches: Bool, _ isCovered: Bool, _ edge: WritableKeyPath<ElementDetails.Insets, CGFloat>) {
    guard touches, length > 0 else { return }
    insets[keyPath: edge] += length
    // If a bar covers this space or the space inside it, count the whole length as covered, because the bar reaches the edge of the screen.
    if isCovered || covered[keyPath: edge] > 0 { covered[keyPath: edge] = insets[keyPath: edge] }
  }
}

extension Node {
  /// Returns how far a frame in this node can extend under bars and to the edges of the screen.
  ///
  /// Inside scrolling content the result is zero, because the insets of the scroll view replace the safe area.
  func safeAreaReach(of frame: CGRect) -> SafeAreaReach {
    var reach = SafeAreaReach()
    var current: Node? = self
    while let node = current {
      if node !== self, node.scrollingNode != nil { break }
      if let bounding = node as? any SafeAreaBounding, let bounds = bounding.safeAreaBounds {
        if let page = bounding.titledPage, reach.page == nil, abs(reach.insets.rect(around: frame).minY - bounds.inner.minY) < 0.5 { reach.page = page }
        reach.add(bounds, to: frame)
      }
      if node.isPresented { break }
      current = node.parent
    }
    return reach
  }

  /// Returns the safe area insets of a frame, as geometry readers report them.
  func safeAreaInsets(of frame: CGRect) -> EdgeInsets {
    let insets = safeAreaReach(of: frame).insets
    let (leading, trailing) = environment.isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    return EdgeInsets(top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
  }
}
