import Foundation

/// A view whose scroll view is bound to the identity of a view in its content.
private struct ScrollPositionView<Content: View, ID: Hashable>: ScrollPositionBinding {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func makeNode(_ inputs: NodeInputs) -> Node { ScrollPositionNode(self, inputs) }
}

private final class ScrollPositionNode<Content: View, ID: Hashable>: ScrollPositionFollower<ScrollPositionView<Content, ID>> {
  private var known: ID?

  override func bindingDidChange() {
    let id = readBinding { view.id.wrappedValue }
    guard id != known else { return }
    known = id
    if let id { scrollAfterCommit(to: AnyHashable(id), anchor: view.anchor ?? .topLeading, change: nil, rounds: 20) }
  }

  // Wait until the content is laid out at its new offset. The first visible view then determines the identity.
  override func contentDidMove(of scrolling: any Scrolling) {
    host.afterCommit { [weak self] in
      guard let self, self.isAlive, scrolling.isAlive, let id = scrolling.firstIdentity(where: { $0.base is ID })?.base as? ID, id != self.known else { return }
      self.known = id
      self.view.id.wrappedValue = id
    }
  }
}

extension Node {
  /// Calls a closure for each view in this node that has an identity and a frame on the screen.
  func forEachIdentified(_ body: (AnyHashable, CGRect) -> Void) {
    if let collection = self as? any RowEditing {
      collection.forEachChild { child in
        let frame = child.frameOfItems
        if !frame.isNull, !child.isParked, let id = collection.tag(of: child) { body(id, frame) }
      }
    }
    forEachChild { if $0.scrollingNode == nil { $0.forEachIdentified(body) } }
  }
}

extension View {
  /// Binds the position of the scroll view in this view to the identity of a view.
  ///
  /// When the identity changes, the scroll view scrolls to the view with that identity. When the user scrolls, the binding changes.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { ScrollPositionView(content: self, id: id, anchor: anchor) }
}
