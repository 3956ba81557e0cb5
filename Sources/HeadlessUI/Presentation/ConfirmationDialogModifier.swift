import Foundation

/// A view with a dialog that is shown while a binding is `true`.
struct ConfirmationDialogView<Content: View, Actions: View, Message: View>: View, PresentingView {
  static var modifierName: String { "confirmationDialog" }
  let content: Content
  let title: String
  let titleVisibility: Visibility
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message

  func makePresentation(_ inputs: NodeInputs, dismiss: @escaping () -> Void) -> ConfirmationDialogNode {
    ConfirmationDialogNode(
      inputs, title: title, isTitleVisible: titleVisibility != .hidden, actions: { Node.make(actions(), $0) }, message: { Node.make(message(), $0) },
      dismiss: dismiss)
  }

  func update(_ dialog: ConfirmationDialogNode) {
    dialog.update(title: title, isTitleVisible: titleVisibility != .hidden)
    dialog.content.updateView(actions())
    dialog.message?.updateView(message())
  }
}

extension View {
  /// Shows a confirmation dialog at the bottom of the screen while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    ConfirmationDialogView(
      content: self, title: String(title), titleVisibility: titleVisibility, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows a confirmation dialog with a message at the bottom of the screen while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    ConfirmationDialogView(content: self, title: String(title), titleVisibility: titleVisibility, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a confirmation dialog for a value while the binding is `true` and the value isn't `nil`.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    ConfirmationDialogView(
      content: self, title: String(title), titleVisibility: titleVisibility,
      isPresented: Binding(reading: { isPresented.wrappedValue && data != nil }, writing: { isPresented.wrappedValue = $0 }), actions: { data.map(actions) },
      message: { data.map(message) })
  }
}
