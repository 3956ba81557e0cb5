import Foundation
import ScreenModel

/// A row with buttons behind one of its edges.
struct SwipeActionsView<Content: View, Actions: View>: View, ModifierView {
  let content: Content
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions

  func makeNode(_ inputs: NodeInputs) -> Node { SwipeActionsNode(self, inputs) }
}

private final class SwipeActionsNode<Content: View, Actions: View>: ViewNode<SwipeActionsView<Content, Actions>>, ContentProviding, SwipeActionsProviding {
  private(set) var edge: HorizontalEdge
  private(set) var allowsFullSwipe: Bool
  private var actions: Actions
  private var child: Node!
  // The buttons are created on first use, because few rows are swiped.
  private var buttons: Node?

  init(_ view: SwipeActionsView<Content, Actions>, _ inputs: NodeInputs) {
    edge = view.edge
    allowsFullSwipe = view.allowsFullSwipe
    actions = view.actions
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: SwipeActionsView<Content, Actions>) {
    edge = view.edge
    allowsFullSwipe = view.allowsFullSwipe
    actions = view.actions
    child.updateView(view.content)
    buttons?.updateView(view.actions)
  }

  override var swipeActionsProvider: (any SwipeActionsProviding)? { self }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    if let buttons { body(buttons) }
  }

  // The buttons are beside the row, not inside it, so they aren't among the row's items.
  override func appendItems(to items: inout ItemList) { child.appendItems(to: &items) }

  override var contentProvider: (any ContentProviding)? { self }

  func appendRows(to segments: inout [RowSegment]) { child.collectRows(into: &segments) }

  override func forEachSyncedChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func syncChildren(_ context: inout SyncContext) { child.sync(&context) }

  var actionItems: ItemList {
    // Don't pass on `rowsAreLazy`, because the buttons are created together even in a lazy container.
    let buttons = self.buttons ?? Node.make(actions, NodeInputs(host: host, parent: self, environment: environment))
    self.buttons = buttons
    return buttons.collectItems()
  }
}

extension View {
  /// Adds buttons to a list row, which a swipe on the row reveals.
  ///
  /// A drag of at least 20 points reveals the buttons. A drag over at least 70 % of the row's width performs the action of the first button, unless `allowsFullSwipe` is `false`.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View {
    SwipeActionsView(content: self, edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content())
  }
}
