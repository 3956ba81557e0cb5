import Foundation

/// A view with an alert that is shown while a binding is `true`.
struct AlertView<Content: View, Actions: View, Message: View>: View, PresentingView {
  static var modifierName: String { "alert" }
  let content: Content
  let title: String
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message

  func makePresentation(_ inputs: NodeInputs, dismiss: @escaping () -> Void) -> AlertNode {
    AlertNode(
      inputs, title: title, actions: { Node.make(DeferredContent(actions), $0) },
      message: Message.self == EmptyView.self ? nil : { Node.make(DeferredContent(message), $0) }, dismiss: dismiss)
  }

  func update(_ alert: AlertNode) {
    alert.update(title: title)
    alert.content.updateView(DeferredContent(actions))
    alert.message?.updateView(DeferredContent(message))
  }
}

extension View {
  /// Shows an alert while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    AlertView(content: self, title: String(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    AlertView(content: self, title: String(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert for a value while the binding is `true` and the value isn't `nil`.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert with a message for a value while the binding is `true` and the value isn't `nil`.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    AlertView(
      content: self, title: String(title), isPresented: Binding(reading: { isPresented.wrappedValue && data != nil }, writing: { isPresented.wrappedValue = $0 }),
      actions: { data.map(actions) }, message: { data.map(message) })
  }
}
