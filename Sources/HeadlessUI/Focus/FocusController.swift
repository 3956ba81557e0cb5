import Foundation

/// Knows which field has the keyboard.
@MainActor
final class FocusController {
  unowned(unsafe) var host: ViewHost!
  private(set) unowned(unsafe) var focused: TextInputNode?

  /// How much is seen of what lies below the field, in points.
  private static let margin: CGFloat = 8

  func focus(_ node: TextInputNode) {
    guard focused !== node else { return }
    if let old = focused {
      focused = nil
      old.markNeedsSync()
      observers(of: old) { $0.fieldDidLoseFocus() }
    }
    focused = node
    node.markNeedsSync()
    observers(of: node) { $0.fieldDidGetFocus() }
    host.keyboardDidChange()
    reveal(node)
  }

  /// Scrolls a field out from under the keyboard.
  private func reveal(_ field: TextInputNode) {
    guard let top = host.keyboard.top, let scrolling = field.enclosingScrolling(.vertical) else { return }
    let hidden = field.frame.maxY + Self.margin - top
    // What lies around the keyboard is laid out anew, in a shorter frame: the offset is not too large then.
    if hidden > 0 { scrolling.contentOffset.y += hidden }
  }

  /// Takes the keyboard from a field that has it.
  func resign(_ node: TextInputNode) {
    guard focused === node else { return }
    focused = nil
    observers(of: node) { $0.fieldDidLoseFocus() }
    if node.isAlive { node.markNeedsSync() }
    host.keyboardDidChange()
  }

  private func observers(of field: TextInputNode, _ body: (Node) -> Void) {
    var node: Node? = field.parent
    while let current = node {
      body(current)
      node = current.parent
    }
  }
}
