import Foundation

/// A view that sets whether a drag can dismiss the enclosing sheet.
struct DismissDisabledView<Content: View>: View, ModifierView {
  let content: Content
  let isDisabled: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { DismissDisabledNode(self, inputs) }
}

private final class DismissDisabledNode<Content: View>: ViewNode<DismissDisabledView<Content>> {
  private var child: Node!
  private weak var sheet: SheetNode?

  init(_ view: DismissDisabledView<Content>, _ inputs: NodeInputs) {
    super.init(inputs)
    sheet = enclosingPresentation as? SheetNode
    child = Node.make(view.content, childInputs)
    sheet?.setDismissDisabled(view.isDisabled, from: self)
  }

  override func update(_ view: DismissDisabledView<Content>) {
    sheet?.setDismissDisabled(view.isDisabled, from: self)
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { sheet?.setDismissDisabled(false, from: self) }
}

extension View {
  /// Sets whether a drag can dismiss the sheet that contains this view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { DismissDisabledView(content: self, isDisabled: isDisabled) }

  /// Sets the heights that the sheet around this view can rest at.
  ///
  /// On the simulated device, a sheet always has the same height.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Shows or hides the drag indicator of the sheet around this view.
  ///
  /// On the simulated device, the drag indicator is never shown.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
