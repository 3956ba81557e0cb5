/// A view that limits how its rows can be edited.
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
  /// Disables moving for the row of this view, or for each row in this view.
  public func moveDisabled(_ isDisabled: Bool) -> some View { RowLimitsView(content: self, limits: RowEditingLimits(isMoveDisabled: isDisabled)) }

  /// Disables deletion for the row of this view, or for each row in this view.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { RowLimitsView(content: self, limits: RowEditingLimits(isDeleteDisabled: isDisabled)) }

  /// Disables selection for the row of this view, or for each row in this view.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { RowLimitsView(content: self, limits: RowEditingLimits(isSelectionDisabled: isDisabled)) }
}
