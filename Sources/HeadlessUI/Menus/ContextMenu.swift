import Foundation

/// A view that opens a menu on a long press.
struct ContextMenuView<Content: View, Items: View>: View, ModifierView {
  let content: Content
  let items: () -> Items

  func makeNode(_ inputs: NodeInputs) -> Node { ContextMenuNode(self, inputs) }
}

/// A node with a menu that opens on a long press anywhere on the node or on the row around it.
@MainActor
protocol ContextMenuOpening: Node {}

private final class ContextMenuNode<Content: View, Items: View>: ViewNode<ContextMenuView<Content, Items>>, ContextMenuOpening {
  private var view: ContextMenuView<Content, Items>
  private var child: Node!
  private var open: MenuPresentation?
  private var openContent: Node?

  init(_ view: ContextMenuView<Content, Items>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: ContextMenuView<Content, Items>) {
    self.view = view
    child.updateView(view.content)
    openContent?.updateView(MenuItems(DeferredContent(view.items)))
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func handlePress(duration: Double, at point: CGPoint) -> Bool {
    guard open == nil, duration >= 0.5, environment.isEnabled else { return false }
    let made = MenuPresentation(childInputs, anchor: frameOfItems) { inputs in
      let node = Node.make(MenuItems(DeferredContent(self.view.items)), inputs)
      self.openContent = node
      return node
    } rows: {
      Array($0.items)
    } dismiss: { [unowned self] in
      self.close()
    }
    // As on a device, a menu without items doesn't open, so discard the presentation.
    if made.items.isEmpty {
      made.tearDown()
      openContent = nil
      return false
    }
    open = made
    host.present(made)
    return true
  }

  private func close() {
    guard let open else { return }
    self.open = nil
    openContent = nil
    host.dismiss(open)
  }

  override func willTearDown() { close() }
}

extension Node {
  /// The first view in this view whose menu opens on a long press.
  var firstContextMenu: (any ContextMenuOpening)? {
    if let menu = self as? any ContextMenuOpening { return menu }
    var found: (any ContextMenuOpening)?
    forEachSyncedChild { if found == nil { found = $0.firstContextMenu } }
    return found
  }
}

extension View {
  /// Adds a menu that opens after the view is pressed for at least half a second.
  ///
  /// As in a ``Menu``, the items are `button` elements.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items) -> some View { ContextMenuView(content: self, items: menuItems) }

  /// Adds a menu with a preview that opens after the view is pressed for at least half a second.
  ///
  /// On the simulated device, the preview isn't shown.
  public func contextMenu<Items: View, Preview: View>(@ViewBuilder menuItems: @escaping () -> Items, @ViewBuilder preview: @escaping () -> Preview) -> some View {
    ContextMenuView(content: self, items: menuItems)
  }
}
