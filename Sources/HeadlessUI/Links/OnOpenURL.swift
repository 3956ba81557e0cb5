import Foundation

/// The app's actions for URLs that the system opens in the app.
@MainActor
final class URLHandlers: HostService {
  private var handlers: [(owner: ObjectIdentifier, action: (URL) -> Void)] = []

  init(host: ViewHost) {}

  func add(_ owner: Node, _ action: @escaping (URL) -> Void) { handlers.append((ObjectIdentifier(owner), action)) }

  func remove(_ owner: Node) {
    let key = ObjectIdentifier(owner)
    handlers.removeAll { $0.owner == key }
  }

  /// Calls all actions with a URL, in the order of their registration.
  /// - Returns: Whether the app has at least one action.
  /// - Returns: Whether there is at least one action.
  func open(_ url: URL) -> Bool {
    let current = handlers
    for handler in current { handler.action(url) }
    return !current.isEmpty
  }
}

extension ViewHost {
  fileprivate var urlHandlers: URLHandlers { service(URLHandlers.self) }

  /// Calls the actions of the app's views with a URL.
  ///
  /// - Returns: Whether the app has at least one action.
  package func open(_ url: URL) -> Bool { scheduler.withCause("the URL \(url.absoluteString)") { urlHandlers.open(url) } }
}

/// A view with an action for URLs that the system opens in the app.
struct OpenURLHandlerView<Content: View>: View, ModifierView {
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
    host.urlHandlers.add(self) { [weak self] in if let self, isAlive { action($0) } }
  }

  override func update(_ view: OpenURLHandlerView<Content>) {
    action = view.action
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { host.urlHandlers.remove(self) }
}

extension View {
  /// Runs an action when the system opens a URL in the app.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { OpenURLHandlerView(content: self, action: action) }
}
