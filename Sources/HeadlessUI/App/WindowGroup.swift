/// A scene that presents identical windows.
///
/// On iOS, the window fills the screen.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  private let content: Content

  /// Creates a window group with the given content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group with an identifier, which `openWindow` uses to open one of its windows.
  ///
  /// On iOS, the app's first window fills the screen.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group with a title that iOS doesn't show.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group with an identifier, and with a title that iOS doesn't show.
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group whose windows present a value.
  ///
  /// The first window's value is `nil`.
  public init<Value: Codable & Hashable, Shown: View>(for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Shown)
  where Content == PresentedWindowContent<Value, Shown> {
    self.content = PresentedWindowContent(content: content)
  }

  /// Creates a window group that has an identifier and whose windows present a value.
  ///
  /// The first window's value is `nil`.
  public init<Value: Codable & Hashable, Shown: View>(id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Shown)
  where Content == PresentedWindowContent<Value, Shown> {
    self.content = PresentedWindowContent(content: content)
  }

  func makeNode(_ inputs: NodeInputs) -> Node { Node.make(content, inputs) }

  func updateNode(_ node: Node) { node.updateView(content) }
}

/// The content of a window that presents a value.
public struct PresentedWindowContent<Value: Hashable, Content: View>: View, TransparentView {
  let content: (Binding<Value?>) -> Content
  @State private var value: Value?

  init(content: @escaping (Binding<Value?>) -> Content) { self.content = content }

  static var isComparable: Bool { false }

  /// The content for the value.
  public var body: some View { content($value) }
}

/// A single window.
///
/// If an iOS app doesn't have a window group, the window fills the screen.
public struct Window<Content: View>: Scene, PrimitiveScene {
  private let content: Content

  /// Creates a window with an identifier, and with a title that iOS doesn't show.
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  func makeNode(_ inputs: NodeInputs) -> Node { Node.make(content, inputs) }

  func updateNode(_ node: Node) { node.updateView(content) }
}

/// The settings of an app in a separate window, which iOS doesn't show.
public struct Settings<Content: View>: Scene, PrimitiveScene {
  private let content: () -> Content

  /// Creates the settings scene.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var hasWindow: Bool { false }

  func makeNode(_ inputs: NodeInputs) -> Node { Node.make(DeferredContent(content), inputs) }

  func updateNode(_ node: Node) { node.updateView(DeferredContent(content)) }
}

/// A scene for document windows, which isn't available.
@available(*, unavailable, message: "Write a WindowGroup with the view of a document instead: the simulated device has no document browser.")
public struct DocumentGroup<Document, Content: View> {}
