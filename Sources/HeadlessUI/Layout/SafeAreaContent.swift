import Foundation
import ScreenModel

/// A view that shares its area with the view that a `safeAreaInset(edge:)` modifier adds.
///
/// Geometry readers in this view report the space of the added view as safe area insets.
struct SafeAreaContent<Content: View>: View, ModifierView {
  let content: Content
  /// Whether the added view is at the leading or trailing edge.
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

  /// The frame of the nearest enclosing node that lays out its content.
  private var frameAround: CGRect? {
    var node = parent
    while let current = node {
      if current.isItem { return current.frame }
      node = current.parent
    }
    return nil
  }
}
