import Foundation

/// A button that pushes a page, and goes on describing the page while it is there.
struct PageLink<Label: View, Destination: View>: View, PrimitiveView {
  let destination: Destination
  let label: Label

  func makeNode(_ inputs: NodeInputs) -> Node { PageLinkNode(self, inputs) }
}

private final class PageLinkNode<Label: View, Destination: View>: ViewNode<PageLink<Label, Destination>> {
  private var destination: Destination
  private var button: Node!
  private weak var page: PageNode?

  init(_ view: PageLink<Label, Destination>, _ inputs: NodeInputs) {
    destination = view.destination
    super.init(inputs)
    button = Node.make(makeButton(view.label), childInputs)
  }

  private func makeButton(_ label: Label) -> Button<Label> {
    Button(action: { [weak self] in self?.open() }, label: { label })
  }

  private func open() {
    let destination = self.destination
    page = environment.navigation?.stack?.push { Node.make(destination, $0) }
  }

  override func update(_ view: PageLink<Label, Destination>) {
    destination = view.destination
    button.updateView(makeButton(view.label))
    if let page, page.isAlive { page.content.updateView(view.destination) }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let button { body(button) } }
}
