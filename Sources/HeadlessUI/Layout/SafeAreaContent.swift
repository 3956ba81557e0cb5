import Foundation
import ScreenModel

/// A view that `safeAreaInset(edge:)` has put another one beside: readers of geometry in it are told of the room of that one.
struct SafeAreaContent<Content: View>: View, ModifierView {
  let content: Content
  /// Whether the other view is at the leading or the trailing edge.
  let isHorizontal: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { SafeAreaContentNode(self, inputs) }
}

private final class SafeAreaContentNode<Content: View>: SingleChildNode<SafeAreaContent<Content>>, SafeAreaBounding {
  private let isHorizontal: Bool

  init(_ view: SafeAreaContent<Content>, _ inputs: NodeInputs) {
    isHorizontal = view.isHorizontal
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override var managesKeyboard: Bool { onlyItem?.managesKeyboard ?? false }

  override func update(_ view: SafeAreaContent<Content>) { content.updateView(view.content) }

  var safeAreaBounds: SafeAreaBounds? {
    guard let around = frameAround else { return nil }
    let inner = frame
    let outer =
      isHorizontal
      ? CGRect(x: around.minX, y: inner.minY, width: around.width, height: inner.height)
      : CGRect(x: inner.minX, y: around.minY, width: inner.width, height: around.height)
    return SafeAreaBounds(inner: inner, outer: outer, covered: .all)
  }

  /// The frame of the nearest node around this one that lays out what is in it.
  private var frameAround: CGRect? {
    var node = parent
    while let current = node {
      if current.isItem { return current.frame }
      node = current.parent
    }
    return nil
  }
}

/// A node that keeps what is in it clear of the edges of the screen, of bars, or of a view beside it.
@MainActor
protocol SafeAreaBounding: Node {
  /// What the node keeps its content clear of; `nil` for nothing.
  var safeAreaBounds: SafeAreaBounds? { get }
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
  weak var page: PageNode?

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
      if let bounds = (node as? any SafeAreaBounding)?.safeAreaBounds {
        if let page = node as? PageNode, reach.page == nil, abs(reach.insets.rect(around: frame).minY - bounds.inner.minY) < 0.5 { reach.page = page }
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
