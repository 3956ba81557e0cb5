/// A window; on a phone, the whole screen of the app.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  private let content: Content

  /// Creates a window with the views of the closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window with a name by which it can be opened; on a phone the first window of an app is its screen.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window with a title, which a phone does not show.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window with a title, which a phone does not show, and a name.
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window for a value, which the first window of a phone does not have.
  public init<Value: Codable & Hashable, Shown: View>(for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Shown)
  where Content == PresentedWindowContent<Value, Shown> {
    self.content = PresentedWindowContent(content: content)
  }

  /// Creates a window with a name for a value, which the first window of a phone does not have.
  public init<Value: Codable & Hashable, Shown: View>(id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Shown)
  where Content == PresentedWindowContent<Value, Shown> {
    self.content = PresentedWindowContent(content: content)
  }

  func makeNode(_ inputs: NodeInputs) -> Node { Node.make(content, inputs) }

  func updateNode(_ node: Node) { node.updateView(content) }
}

/// The content of a window for a value.
public struct PresentedWindowContent<Value: Hashable, Content: View>: View, TransparentView {
  let content: (Binding<Value?>) -> Content
  @State private var value: Value?

  init(content: @escaping (Binding<Value?>) -> Content) { self.content = content }

  static var isComparable: Bool { false }

  /// The content.
  public var body: some View { content($value) }
}

/// A single window; on a phone it is the screen of an app that has no window group.
public struct Window<Content: View>: Scene, PrimitiveScene {
  private let content: Content

  /// Creates a window with a title, which a phone does not show, and a name.
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  func makeNode(_ inputs: NodeInputs) -> Node { Node.make(content, inputs) }

  func updateNode(_ node: Node) { node.updateView(content) }
}

/// The settings of an app in a window of their own, which a phone does not show.
public struct Settings<Content: View>: Scene, PrimitiveScene {
  private let content: () -> Content

  /// Creates the settings.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var hasWindow: Bool { false }

  func makeNode(_ inputs: NodeInputs) -> Node { Node.make(DeferredContent(content), inputs) }

  func updateNode(_ node: Node) { node.updateView(DeferredContent(content)) }
}

/// The windows of an app's documents.
@available(*, unavailable, message: "Write a WindowGroup with the view of a document instead: the simulated device has no browser of documents.")
public struct DocumentGroup<Document, Content: View> {}
