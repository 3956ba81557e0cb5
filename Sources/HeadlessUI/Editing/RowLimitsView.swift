/// A view with limits for the editing of the rows in it.
struct RowLimitsView<Content: View>: View, ModifierView {
  let content: Content
  let limits: RowEditingLimits

  func makeNode(_ inputs: NodeInputs) -> Node { RowLimitsNode(self, inputs) }
}

private final class RowLimitsNode<Content: View>: ViewNode<RowLimitsView<Content>>, RowLimiting {
  private(set) var limits: RowEditingLimits
  private var child: Node!

  init(_ view: RowLimitsView<Content>, _ inputs: NodeInputs) {
    limits = view.limits
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override var rowLimits: (any RowLimiting)? { self }

  override func update(_ view: RowLimitsView<Content>) {
    child.updateView(view.content)
    guard limits != view.limits else { return }
    limits = view.limits
    invalidateLayout()
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

extension View {
  /// Sets whether the row of this view, or each row in it, can be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { RowLimitsView(content: self, limits: RowEditingLimits(isMoveDisabled: isDisabled)) }

  /// Sets whether the row of this view, or each row in it, can be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { RowLimitsView(content: self, limits: RowEditingLimits(isDeleteDisabled: isDisabled)) }

  /// Sets whether the row of this view, or each row in it, can be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { RowLimitsView(content: self, limits: RowEditingLimits(isSelectionDisabled: isDisabled)) }
}
