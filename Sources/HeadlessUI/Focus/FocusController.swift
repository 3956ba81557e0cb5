import Foundation
import ScreenModel

/// An object that tracks the field with the focus.
@MainActor
final class FocusController: HostService {
  private(set) weak var focused: (any FocusableField)?
  let writes = FocusWrites()

  /// The minimum distance between the focused field and the keyboard, in points.
  private static let margin: CGFloat = 8

  /// The maximum number of fields that can get the focus while it moves from one field to another.
  private static let mostMoves = 8

  init(host: ViewHost) {}

  func focus(_ node: any FocusableField) {
    guard focused !== node, node.mayBeginEditing(), focused?.mayEndEditing() ?? true else { return }
    // Repeat this, because the delegate of a field that loses the focus can give the focus to a third field, which must lose the focus too.
    for _ in 0..<Self.mostMoves {
      guard let old = focused, old !== node else { break }
      focused = nil
      old.focusDidChange()
      old.markNeedsSync()
      observers(of: old) { $0.fieldDidLoseFocus() }
      old.didEndEditing()
    }
    guard focused == nil, node.isAlive else { return }
    focused = node
    node.focusDidChange()
    node.markNeedsSync()
    observers(of: node) { $0.fieldDidGetFocus() }
    node.didBeginEditing()
    // The delegate can move the focus to another field, which is then revealed instead.
    guard focused === node else { return }
    node.host.keyboardDidChange(for: node)
    reveal(node)
  }

  /// Moves the focus to the next field on the same screen, as the Tab key does.
  ///
  /// After the last field, the first field gets the focus.
  func focusNext(after field: any FocusableField) {
    let host = field.host
    let fields = host.tree.all(ElementQuery(scope: host.application)).compactMap { host.node(for: $0)?.asFocusableField }
      .filter { $0.environment.isEnabled && $0.enclosingPresentation === field.enclosingPresentation }
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    focus(fields[(index + 1) % fields.count])
  }

  /// Scrolls to a field that the keyboard covers.
  private func reveal(_ field: any FocusableField) {
    guard let top = field.host.keyboard.top, let scrolling = field.enclosingScrolling(.vertical) else { return }
    let hidden = field.frame.maxY + Self.margin - top
    // Don't limit the offset, because the content is laid out again in a shorter frame that allows it.
    if hidden > 0 { scrolling.contentOffset.y += hidden }
  }

  /// Removes the focus from a field if the field's delegate allows it.
  ///
  /// If the delegate doesn't allow it, the focus states are restored.
  func resignIfAllowed(_ node: any FocusableField) {
    if node.mayEndEditing() { resign(node) } else { observers(of: node) { $0.fieldDidGetFocus() } }
  }

  /// Removes the focus from a field.
  func resign(_ node: any FocusableField) {
    guard focused === node else { return }
    focused = nil
    observers(of: node) { $0.fieldDidLoseFocus() }
    node.didEndEditing()
    if node.isAlive { node.markNeedsSync() }
    node.host.keyboardDidChange(for: node)
  }

  /// Runs actions, and then removes the focus from a field.
  ///
  /// The focus state doesn't change while the actions run. If the actions set the focus state, the next rendering moves the focus instead.
  func resign(_ node: any FocusableField, after actions: () -> Void) {
    let written = writes.collect(actions)
    guard focused === node else { return }
    var isDecided = false
    if !written.isEmpty { observers(of: node) { if $0.goesBy(written) { isDecided = true } } }
    if !isDecided { resign(node) }
  }

  private func observers(of field: any FocusableField, _ body: (any FocusObserving) -> Void) {
    var node = field.parentInViews
    while let current = node {
      if let observer = current.focusObserver { body(observer) }
      node = current.parentInViews
    }
  }
}

/// A field that can have the focus.
@MainActor
protocol FocusableField: Node, KeyInput {
  /// The title of the field, which is used in messages.
  var title: String { get }

  /// Notifies the field that it received or lost the focus.
  func focusDidChange()

  /// Returns whether the field's delegate allows the field to get the focus.
  func mayBeginEditing() -> Bool
  /// Returns whether the field's delegate allows the field to lose the focus.
  func mayEndEditing() -> Bool
  /// Notifies the field's delegate that the field received the focus.
  func didBeginEditing()
  /// Notifies the field's delegate that the field lost the focus.
  func didEndEditing()
}

extension Node {
  /// The node itself if it can have the focus, otherwise `nil`.
  // Checks a property first, because a failing cast searches all protocol conformances of the process, for each type of button.
  final var asFocusableField: (any FocusableField)? { isFocusableField ? self as? any FocusableField : nil }
}
