import Foundation
import ScreenModel

/// A node that keeps what is in it clear of the edges of the screen, of bars, or of a view beside it.
@MainActor
protocol SafeAreaBounding: Node {
  /// What the node keeps its content clear of; `nil` for nothing.
  var safeAreaBounds: SafeAreaBounds? { get }
  /// The node itself, if it is a page with a title.
  var titledPage: (any TitledPage)? { get }
}

extension SafeAreaBounding {
  var titledPage: (any TitledPage)? { nil }
}

/// A page whose large title content on it scrolls away.
@MainActor
protocol TitledPage: Node {
  /// How much lower the title is than it would be without the content, in points.
  var titleCollapse: CGFloat { get }

  /// The title follows content from then on.
  func titleFollows(_ scrolling: any Scrolling)
  func titleStopsFollowing(_ scrolling: any Scrolling)
}

/// The room that a node gives to its content, and the room that content reaches when it scrolls.
struct SafeAreaBounds {
  let inner: CGRect
  let outer: CGRect
  /// The edges where bars, the keyboard or other views lie over the room between the two.
  let covered: Edge.Set
}

/// How far a frame may be extended, because it touches the edges of the safe area.
struct SafeAreaReach {
  /// The room beyond each edge, in points.
  var insets = ElementDetails.Insets()
  /// The part of that room that bars or other views cover.
  var covered = ElementDetails.Insets()
  /// The page whose navigation bar is above the frame.
  weak var page: (any TitledPage)?

  /// Adds the room of a node around, if the frame, extended so far, touches its edges.
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
    // A bar goes on to the edge of the screen.
    if isCovered || covered[keyPath: edge] > 0 { covered[keyPath: edge] = insets[keyPath: edge] }
  }
}

extension Node {
  /// How far a frame in this node reaches beyond its edges, if it may fill what lies under bars and at the edges of the screen.
  ///
  /// In scrolling content there is nothing of this: the room around the content makes up for it.
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

  /// The same, as readers of geometry are told it.
  func safeAreaInsets(of frame: CGRect) -> EdgeInsets {
    let insets = safeAreaReach(of: frame).insets
    let (leading, trailing) = environment.isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    return EdgeInsets(top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
  }
}
