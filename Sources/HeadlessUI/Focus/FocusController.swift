import Foundation
import ScreenModel
import UIKit

/// Keeps track of the field that has the focus.
@MainActor
final class FocusController {
  private(set) weak var focused: TextInputNode?
  let writes = FocusWrites()

  /// The distance that is kept between the field and the keyboard, in points.
  private static let margin: CGFloat = 8

  /// How many fields can have the focus in between while it moves to another one.
  private static let mostMoves = 8

  func focus(_ node: TextInputNode) {
    guard focused !== node, node.editor?.mayBeginEditing() ?? true, focused?.editor?.mayEndEditing() ?? true else { return }
    // The delegate of a field that loses the focus may give it to yet another field, which then loses it too.
    for _ in 0..<Self.mostMoves {
      guard let old = focused, old !== node else { break }
      focused = nil
      old.focusDidChange()
      old.markNeedsSync()
      observers(of: old) { $0.fieldDidLoseFocus() }
      old.editor?.didEndEditing()
    }
    guard focused == nil, node.isAlive else { return }
    focused = node
    node.focusDidChange()
    node.markNeedsSync()
    observers(of: node) { $0.fieldDidGetFocus() }
    node.editor?.didBeginEditing()
    // The delegate may have moved the focus on.
    guard focused === node else { return }
    node.host.keyboardDidChange(for: node)
    reveal(node)
  }

  /// Moves the focus to the next field on the same screen, as the tab key does; behind the last one comes the first.
  func focusNext(after field: TextInputNode) {
    let host = field.host
    let fields = host.tree.all(ElementQuery(scope: host.application)).compactMap { host.node(for: $0) as? TextInputNode }
      .filter { $0.environment.isEnabled && $0.enclosingPresentation === field.enclosingPresentation }
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    focus(fields[(index + 1) % fields.count])
  }

  /// Scrolls a field so that the keyboard does not cover it.
  private func reveal(_ field: TextInputNode) {
    guard let top = field.host.keyboard.top, let scrolling = field.enclosingScrolling(.vertical) else { return }
    let hidden = field.frame.maxY + Self.margin - top
    // The content is laid out again in a shorter frame, where this offset is not too large.
    if hidden > 0 { scrolling.contentOffset.y += hidden }
  }

  /// Removes the focus from a field, if its delegate lets the field end; otherwise the focus states have their values again.
  func resignIfAllowed(_ node: TextInputNode) {
    if node.editor?.mayEndEditing() ?? true { resign(node) } else { observers(of: node) { $0.fieldDidGetFocus() } }
  }

  /// Removes the focus from a field.
  func resign(_ node: TextInputNode) {
    guard focused === node else { return }
    focused = nil
    observers(of: node) { $0.fieldDidLoseFocus() }
    node.editor?.didEndEditing()
    if node.isAlive { node.markNeedsSync() }
    node.host.keyboardDidChange(for: node)
  }

  /// Runs actions, and then removes the focus from a field: its focus state still says during the actions that it has it.
  ///
  /// Actions that set the focus state decide themselves: the next rendering follows it.
  func resign(_ node: TextInputNode, after actions: () -> Void) {
    let written = writes.collect(actions)
    guard focused === node else { return }
    var isDecided = false
    if !written.isEmpty { observers(of: node) { if $0.goesBy(written) { isDecided = true } } }
    if !isDecided { resign(node) }
  }

  private func observers(of field: TextInputNode, _ body: (any FocusObserving) -> Void) {
    var node = field.parentInViews
    while let current = node {
      if let observer = current.focusObserver { body(observer) }
      node = current.parentInViews
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

  /// Whether the focus of the field follows one of these focus states.
  func goesBy(_ states: Set<ObjectIdentifier>) -> Bool
}

extension FocusObserving {
  func goesBy(_ states: Set<ObjectIdentifier>) -> Bool { false }
}
