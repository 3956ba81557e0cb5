import Foundation
import ScreenModel

/// A button that a swipe reveals.
struct SwipeButton {
  let label: String
  let identifier: String
  let isEnabled: Bool
  var symbol: String?
  var look = ElementLook()
  let perform: () -> Void
}

/// The buttons that a swipe has revealed beside a row.
@MainActor
final class RowSwipe {
  static let buttonWidth: CGFloat = 74
  private static let revealDistance: CGFloat = 20
  private static let fullSwipeShare: CGFloat = 0.7

  let edge: HorizontalEdge
  private let isAtRight: Bool
  let buttons: [ElementNode]

  init(edge: HorizontalEdge, actions: [SwipeButton], cell: Node, close: @escaping () -> Void) {
    self.edge = edge
    isAtRight = edge.isAtRight(of: cell)
    buttons = actions.map { action in
      var properties = ElementProperties(type: .button, identifier: action.identifier, label: action.label, traits: .button)
      properties.isEnabled = action.isEnabled
      if let symbol = action.symbol { properties.details.symbolName = symbol }
      let node = ElementNode(properties, parent: cell) {
        guard action.isEnabled else { return }
        close()
        action.perform()
      }
      node.look = action.look
      return node
    }
  }

  /// The horizontal distance that the row moves, in points.
  ///
  /// A negative distance moves the row to the left.
  var shift: CGFloat { Self.buttonWidth * CGFloat(buttons.count) * (isAtRight ? -1 : 1) }

  /// Places the buttons in the space beside the row, with the first button at the edge.
  func layout(in row: CGRect) {
    for (number, button) in buttons.enumerated() {
      var properties = button.properties
      let distance = Self.buttonWidth * CGFloat(number)
      let x = isAtRight ? row.maxX - distance - Self.buttonWidth : row.minX + distance
      properties.frame = CGRect(x: x, y: row.minY, width: Self.buttonWidth, height: row.height)
      button.set(properties)
    }
  }

  static func reveals(_ drag: DragEvent) -> Bool { abs(drag.delta.width) >= revealDistance }

  static func isFull(_ drag: DragEvent, of row: CGRect) -> Bool { abs(drag.delta.width) >= fullSwipeShare * row.width }
}

extension CellNode {
  /// Handles a swipe on the row.
  ///
  /// - Returns: Whether the row has buttons to reveal or to hide.
  func handleSwipe(_ drag: DragEvent) -> Bool {
    let edge: HorizontalEdge = (drag.delta.width < 0) == HorizontalEdge.trailing.isAtRight(of: self) ? .trailing : .leading
    if let swipe, swipe.edge != edge {
      closeSwipe()
      return true
    }
    guard RowSwipe.reveals(drag), canBeSwiped else { return false }
    let (actions, allowsFullSwipe) = swipeButtons(edge)
    guard let first = actions.first else { return false }
    if allowsFullSwipe, first.isEnabled, RowSwipe.isFull(drag, of: frame) {
      closeSwipe()
      first.perform()
    } else if swipe == nil {
      openSwipe(RowSwipe(edge: edge, actions: actions, cell: self) { [unowned self] in self.closeSwipe() })
    }
    return true
  }

  private func swipeButtons(_ edge: HorizontalEdge) -> (buttons: [SwipeButton], allowsFullSwipe: Bool) {
    var providers: [any SwipeActionsProviding] = []
    row.collectSwipeActions(into: &providers)
    // Collect the actions of surrounding nodes too, because a modifier around a row or a collection applies to each row.
    var around = row.parent
    while let current = around, current.scrollingNode == nil {
      if let provider = current.swipeActionsProvider { providers.append(provider) }
      around = current.parent
    }
    let fitting = providers.filter { $0.edge == edge }
    if !fitting.isEmpty { return (fitting.flatMap { $0.actionItems.map(Self.button) }, fitting[0].allowsFullSwipe) }
    guard edge == .trailing, let button = deleteSwipeButton else { return ([], false) }
    return ([button], true)
  }

  /// Returns whether a swipe would reveal a button with the label or identifier at an edge.
  fileprivate func hidesButton(_ text: String, at edge: HorizontalEdge) -> Bool {
    guard canBeSwiped, swipe?.edge != edge else { return false }
    return swipeButtons(edge).buttons.contains { $0.label == text || $0.identifier == text }
  }

  /// The button that deletes the row, or `nil` if the app doesn't provide a delete action.
  var deleteSwipeButton: SwipeButton? {
    guard let delete = deleteAction else { return nil }
    let host = host
    let name = row.enclosingViewName
    return SwipeButton(label: "Delete", identifier: "", isEnabled: true, look: .destructive) { host.scheduler.withCause("onDelete of \(name)") { delete() } }
  }

  private static func button(_ item: Node) -> SwipeButton {
    let symbol = item.accessibilityParts(leavesOutControls: false)
    return SwipeButton(
      label: item.accessibilityText(), identifier: item.overridesProvider?.overrides.identifier ?? "", isEnabled: item.isUsable, symbol: symbol.symbolName, look: item.lookInside
    ) {
      var action: Node? = item
      while let provider = action?.overridesProvider { action = provider.onlyItem }
      (action as? any AlertAction)?.perform()
    }
  }

  private var deleteAction: (() -> Void)? {
    var node = row
    while let (collection, child) = node.rowCollection() {
      if let action = collection.deleteAction(for: child) { return row.rowForbids(\.isDeleteDisabled) ? nil : action }
      node = collection
    }
    return nil
  }
}

extension ViewHost {
  /// Returns the number of rows in view whose swipe would reveal a button, and the direction.
  ///
  /// The result is `nil` if no row has the button.
  /// The rows create their buttons, which they otherwise do for a swipe.
  ///
  /// - Parameters:
  ///   - text: The label or the identifier of the button.
  ///   - scope: The element that contains the rows.
  package func rowsHiding(button text: String, in scope: ElementID) -> (count: Int, isToTheLeft: Bool)? {
    let cells = tree.all(ElementQuery(scope: scope, type: .cell)).compactMap { node(for: $0) as? CellNode }
    for edge in [HorizontalEdge.trailing, .leading] {
      let found = cells.filter { $0.hidesButton(text, at: edge) }
      if let first = found.first { return (found.count, edge.isAtRight(of: first)) }
    }
    return nil
  }
}

extension Node {
  fileprivate func collectSwipeActions(into providers: inout [any SwipeActionsProviding]) {
    if let provider = swipeActionsProvider { providers.append(provider) }
    forEachSyncedChild { $0.collectSwipeActions(into: &providers) }
  }
}

extension ElementLook {
  /// The look of a button that deletes something.
  fileprivate static var destructive: ElementLook {
    var look = ElementLook()
    look.traits.insert(.destructive)
    return look
  }
}

extension Node {
  /// The look of the node's element by itself and the modifiers directly around it.
  fileprivate var lookInside: ElementLook {
    var modifiers: [Node] = []
    var node = parent
    while let current = node, !current.isItem {
      modifiers.append(current)
      node = current.parent
    }
    var style = LookStyle()
    for modifier in modifiers.reversed() { modifier.pictured?.changeLook(&style) }
    var look = ElementLook()
    pictured?.describe(&look, in: style)
    return look
  }
}
