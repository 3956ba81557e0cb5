import Foundation

/// A view that `safeAreaInset(edge:)` has put another one beside: readers of geometry in it are told of the room of that one.
struct SafeAreaContent<Content: View>: View, ModifierView {
  let content: Content
  /// Whether the other view is at the leading or the trailing edge.
  let isHorizontal: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { SafeAreaContentNode(self, inputs) }
}

private final class SafeAreaContentNode<Content: View>: SingleChildNode<SafeAreaContent<Content>>, SafeAreaReducing {
  let isHorizontal: Bool

  init(_ view: SafeAreaContent<Content>, _ inputs: NodeInputs) {
    isHorizontal = view.isHorizontal
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override var managesKeyboard: Bool { onlyItem?.managesKeyboard ?? false }

  override func update(_ view: SafeAreaContent<Content>) { content.updateView(view.content) }
}

/// A node whose view has less than the safe area around it.
@MainActor
private protocol SafeAreaReducing: Node {
  var isHorizontal: Bool { get }
}

extension Node {
  /// The room that others take of the safe area beyond the edges of a frame that reach as far as the views around let them.
  func safeAreaInsets(of frame: CGRect) -> EdgeInsets {
    var (left, right, top, bottom) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    var reached = frame
    var current: Node? = self
    while let node = current, !node.isPresented {
      if let content = node as? any SafeAreaReducing, let around = content.frameAround {
        let inner = content.frame
        if content.isHorizontal {
          if abs(reached.minX - inner.minX) < 0.5 { left += inner.minX - around.minX }
          if abs(reached.maxX - inner.maxX) < 0.5 { right += around.maxX - inner.maxX }
        } else {
          if abs(reached.minY - inner.minY) < 0.5 { top += inner.minY - around.minY }
          if abs(reached.maxY - inner.maxY) < 0.5 { bottom += around.maxY - inner.maxY }
        }
        reached = CGRect(x: frame.minX - left, y: frame.minY - top, width: frame.width + left + right, height: frame.height + top + bottom)
      }
      current = node.parent
    }
    return environment.isRightToLeft
      ? EdgeInsets(top: top, leading: right, bottom: bottom, trailing: left) : EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }

  /// The frame of the nearest node around this one that lays out what is in it.
  fileprivate var frameAround: CGRect? {
    var node = parent
    while let current = node {
      if current.isItem { return current.frame }
      node = current.parent
    }
    return nil
  }
}
