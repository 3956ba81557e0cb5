import Foundation
import ScreenModel

/// Keeps track of the field that has the focus.
@MainActor
final class FocusController: HostService {
  private(set) weak var focused: (any FocusableField)?
  let writes = FocusWrites()

  /// The distance that is kept between the field and the keyboard, in points.
  private static let margin: CGFloat = 8

  /// How many fields can have the focus in between while it moves to another one.
  private static let mostMoves = 8

  init(host: ViewHost) {}

  func focus(_ node: any FocusableField) {
    guard focused !== node, node.mayBeginEditing(), focused?.mayEndEditing() ?? true else { return }
    // The delegate of a field that loses the focus may give it to yet another field, which then loses it too.
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
    // The delegate may have moved the focus on.
    guard focused === node else { return }
    node.host.keyboardDidChange(for: node)
    reveal(node)
  }

  /// Moves the focus to the next field on the same screen, as the tab key does; behind the last one comes the first.
  func focusNext(after field: any FocusableField) {
    let host = field.host
    let fields = host.tree.all(ElementQuery(scope: host.application)).compactMap { host.node(for: $0)?.asFocusableField }
      .filter { $0.environment.isEnabled && $0.enclosingPresentation === field.enclosingPresentation }
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    focus(fields[(index + 1) % fields.count])
  }

  /// Scrolls a field so that the keyboard does not cover it.
  private func reveal(_ field: any FocusableField) {
    guard let top = field.host.keyboard.top, let scrolling = field.enclosingScrolling(.vertical) else { return }
    let hidden = field.frame.maxY + Self.margin - top
    // The content is laid out again in a shorter frame, where this offset is not too large.
    if hidden > 0 { scrolling.contentOffset.y += hidden }
  }

  /// Removes the focus from a field, if its delegate lets the field end; otherwise the focus states have their values again.
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

  /// Runs actions, and then removes the focus from a field: its focus state still says during the actions that it has it.
  ///
  /// Actions that set the focus state decide themselves: the next rendering follows it.
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
  /// The title of the field, for messages.
  var title: String { get }

  /// The field has got the focus, or has lost it to another field.
  func focusDidChange()

  /// Whether the field's delegate lets the field get the focus.
  func mayBeginEditing() -> Bool
  /// Whether the field's delegate lets the field lose the focus.
  func mayEndEditing() -> Bool
  /// The field's delegate hears that the field has the focus.
  func didBeginEditing()
  /// The field's delegate hears that the field has lost the focus.
  func didEndEditing()
}

extension Node {
  /// The node itself, if it can have the focus.
  // A cast that fails looks through all conformances of the process, once for each type of button.
  final var asFocusableField: (any FocusableField)? { isFocusableField ? self as? any FocusableField : nil }
}
