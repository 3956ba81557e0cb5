import Foundation

/// A view with something to do when the app is shown a URL.
struct OpenURLHandlerView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: (URL) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { OpenURLHandlerNode(self, inputs) }
}

private final class OpenURLHandlerNode<Content: View>: ViewNode<OpenURLHandlerView<Content>> {
  private var action: (URL) -> Void
  private var child: Node!

  init(_ view: OpenURLHandlerView<Content>, _ inputs: NodeInputs) {
    action = view.action
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    host.addURLHandler(of: self) { [unowned self] url in
      host.scheduler.withCause("onOpenURL of \(enclosingViewName)") { action(url) }
    }
  }

  override func update(_ view: OpenURLHandlerView<Content>) {
    action = view.action
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { host.removeURLHandler(of: self) }
}

extension View {
  /// Runs an action with the URL when the app is shown one that it declares: a custom scheme's or a universal link.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { OpenURLHandlerView(content: self, action: action) }
}
