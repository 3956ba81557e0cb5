import Foundation

/// A list whose rows have a context menu and a primary action for the pressed or tapped row.
private struct SelectionMenuView<Content: View, ID: Hashable, Items: View>: View, PrimitiveView {
  let content: Content
  let items: (Set<ID>) -> Items
  let primaryAction: ((Set<ID>) -> Void)?

  func makeNode(_ inputs: NodeInputs) -> Node { SelectionMenuNode(self, inputs) }
}

private final class SelectionMenuNode<Content: View, ID: Hashable, Items: View>: ViewNode<SelectionMenuView<Content, ID, Items>> {
  private var view: SelectionMenuView<Content, ID, Items>
  private var child: Node!
  private var open: MenuPresentation?

  init(_ view: SelectionMenuView<Content, ID, Items>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: SelectionMenuView<Content, ID, Items>) {
    self.view = view
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  private func row(at point: CGPoint) -> (id: ID, frame: CGRect)? {
    var found: (ID, CGRect)?
    (firstScrolling ?? self).forEachIdentified { id, frame in if found == nil, frame.contains(point), let id = id.base as? ID { found = (id, frame) } }
    return found
  }

  override func handlePress(duration: Double, at point: CGPoint) -> Bool {
    guard open == nil, duration >= 0.5, environment.isEnabled else { return false }
    let row = row(at: point)
    let items = view.items(row.map { [$0.id] } ?? [])
    let made = MenuPresentation(childInputs, anchor: row?.frame ?? frameOfItems) {
      Node.make(items, $0)
    } rows: {
      Array($0.items)
    } dismiss: { [unowned self] in
      self.close()
    }
    if made.items.isEmpty {
      made.tearDown()
      return false
    }
    open = made
    host.present(made)
    return true
  }

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard let action = view.primaryAction, environment.isEnabled, let row = row(at: tap.location) else { return false }
    action([row.id])
    return true
  }

  private func close() {
    guard let open else { return }
    self.open = nil
    host.dismiss(open)
  }

  override func willTearDown() { close() }
}

extension View {
  /// Adds a context menu, and an action for taps, to the rows of a list.
  ///
  /// A press of at least half a second on a row opens the menu for the row's identity. A press outside of the rows opens the menu for the empty set.
  /// - Parameters:
  ///   - itemType: The type of the rows' identities.
  ///   - menu: A closure that returns the menu for the pressed row.
  ///   - primaryAction: The action for a tap on a row that doesn't have another action. It receives the row's identity.
  public func contextMenu<ID: Hashable, Items: View>(
    forSelectionType itemType: ID.Type = ID.self, @ViewBuilder menu: @escaping (Set<ID>) -> Items, primaryAction: ((Set<ID>) -> Void)? = nil
  ) -> some View {
    SelectionMenuView(content: self, items: menu, primaryAction: primaryAction)
  }
}
