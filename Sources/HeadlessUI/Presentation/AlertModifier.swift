import Foundation

/// A view with an alert that is shown while a binding says so.
struct AlertView<Content: View, Actions: View, Message: View>: View, PrimitiveView {
  let content: Content
  let title: String
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message

  func makeNode(_ inputs: NodeInputs) -> Node { AlertModifierNode(self, inputs) }
}

private final class AlertModifierNode<Content: View, Actions: View, Message: View>: ViewNode<AlertView<Content, Actions, Message>>, BindingReading {
  private var view: AlertView<Content, Actions, Message>
  private var child: Node!
  private var alert: AlertNode?
  nonisolated(unsafe) let reads: ReadSet

  init(_ view: AlertView<Content, Actions, Message>, _ inputs: NodeInputs) {
    self.view = view
    reads = ReadSet(queue: inputs.host.invalidations)
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    bindingDidChange()
  }

  var viewName: String { "alert" }

  override func update(_ view: AlertView<Content, Actions, Message>) {
    self.view = view
    child.updateView(view.content)
    bindingDidChange()
    alert?.updateTitle(view.title)
    alert?.updateActions { $0.updateView(DeferredContent(view.actions)) }
    alert?.updateMessage { $0.updateView(DeferredContent(view.message)) }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    super.setEnvironment(new)
    alert?.setEnvironment(new)
  }

  func bindingDidChange() {
    let isPresented = readBinding { view.isPresented.wrappedValue }
    if isPresented, alert == nil {
      let made = AlertNode(
        childInputs, title: view.title, actions: { Node.make(DeferredContent(self.view.actions), $0) }, message: { Node.make(DeferredContent(self.view.message), $0) },
        dismiss: { [unowned self] in self.dismiss() })
      alert = made
      host.present(made)
    } else if !isPresented, let alert {
      self.alert = nil
      host.dismiss(alert)
      alert.tearDown()
    }
  }

  private func dismiss() {
    view.isPresented.wrappedValue = false
    bindingWasSet()
  }

  override func willTearDown() {
    reads.end()
    if let alert {
      host.dismiss(alert)
      alert.tearDown()
    }
  }
}

extension View {
  /// Shows an alert with buttons while the binding is true; a tap on any of them sets it to false.
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    AlertView(content: self, title: String(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message and buttons while the binding is true; a tap on any of them sets it to false.
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    AlertView(content: self, title: String(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about a value while the binding is true and there is a value.
  public func alert<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert about a value, with a message, while the binding is true and there is a value.
  public func alert<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    AlertView(
      content: self, title: String(title), isPresented: Binding(get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 }),
      actions: { data.map(actions) }, message: { data.map(message) })
  }
}
