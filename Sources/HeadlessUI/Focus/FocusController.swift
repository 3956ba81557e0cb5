import Foundation

/// Keeps track of the field that has the focus.
@MainActor
final class FocusController {
  unowned(unsafe) var host: ViewHost!
  private(set) unowned(unsafe) var focused: TextInputNode?

  /// The distance that is kept between the field and the keyboard, in points.
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
    host.keyboardDidChange(for: node)
    reveal(node)
  }

  /// Scrolls a field so that the keyboard does not cover it.
  private func reveal(_ field: TextInputNode) {
    guard let top = host.keyboard.top, let scrolling = field.enclosingScrolling(.vertical) else { return }
    let hidden = field.frame.maxY + Self.margin - top
    // The content is laid out again in a shorter frame, where this offset is not too large.
    if hidden > 0 { scrolling.contentOffset.y += hidden }
  }

  /// Removes the focus from a field.
  func resign(_ node: TextInputNode) {
    guard focused === node else { return }
    focused = nil
    observers(of: node) { $0.fieldDidLoseFocus() }
    if node.isAlive { node.markNeedsSync() }
    host.keyboardDidChange(for: node)
  }

  private func observers(of field: TextInputNode, _ body: (any FocusObserving) -> Void) {
    var node: Node? = field.parent
    while let current = node {
      if let observer = current.focusObserver { body(observer) }
      node = current.parent
    }
  }
}

/// A node that follows the focus of a field under it.
@MainActor
protocol FocusObserving: Node {
  /// A field under this node has got the keyboard.
  func fieldDidGetFocus()

  /// A field under this node has lost the keyboard.
  func fieldDidLoseFocus()
}
