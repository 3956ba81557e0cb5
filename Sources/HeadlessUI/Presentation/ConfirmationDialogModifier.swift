import Foundation

/// A view with a dialog that is shown while a binding says so.
struct ConfirmationDialogView<Content: View, Actions: View, Message: View>: View, PrimitiveView {
  let content: Content
  let title: String
  let titleVisibility: Visibility
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message

  func makeNode(_ inputs: NodeInputs) -> Node { ConfirmationDialogModifierNode(self, inputs) }
}

private final class ConfirmationDialogModifierNode<Content: View, Actions: View, Message: View>: ViewNode<ConfirmationDialogView<Content, Actions, Message>>,
  BindingReading
{
  private var view: ConfirmationDialogView<Content, Actions, Message>
  private var child: Node!
  private var dialog: ConfirmationDialogNode?
  nonisolated(unsafe) let reads: ReadSet

  init(_ view: ConfirmationDialogView<Content, Actions, Message>, _ inputs: NodeInputs) {
    self.view = view
    reads = ReadSet(queue: inputs.host.invalidations)
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    bindingDidChange()
  }

  var viewName: String { "confirmationDialog" }

  override func update(_ view: ConfirmationDialogView<Content, Actions, Message>) {
    self.view = view
    child.updateView(view.content)
    bindingDidChange()
    dialog?.update(title: view.title, isTitleVisible: view.titleVisibility != .hidden) {
      $0.updateView(view.actions())
    } message: {
      $0.updateView(view.message())
    }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    super.setEnvironment(new)
    dialog?.setEnvironment(new)
  }

  func bindingDidChange() {
    let isPresented = readBinding { view.isPresented.wrappedValue }
    if isPresented, dialog == nil {
      let made = ConfirmationDialogNode(
        childInputs, title: view.title, isTitleVisible: view.titleVisibility != .hidden, actions: { Node.make(self.view.actions(), $0) },
        message: { Node.make(self.view.message(), $0) },
        dismiss: { [unowned self] in self.dismiss() })
      dialog = made
      host.present(made)
    } else if !isPresented {
      takeAway()
    }
  }

  private func dismiss() {
    view.isPresented.wrappedValue = false
    bindingWasSet()
  }

  private func takeAway() {
    guard let dialog else { return }
    self.dialog = nil
    host.dismiss(dialog)
    dialog.tearDown()
  }

  override func willTearDown() {
    reads.end()
    takeAway()
  }
}

extension View {
  /// Shows a dialog with buttons at the bottom of the screen while the binding is true; a tap on any of them sets it to false.
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    ConfirmationDialogView(
      content: self, title: String(title), titleVisibility: titleVisibility, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows a dialog with a message and buttons at the bottom of the screen while the binding is true; a tap on any button sets it to false.
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    ConfirmationDialogView(content: self, title: String(title), titleVisibility: titleVisibility, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a dialog about a value while the binding is true and there is a value.
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    ConfirmationDialogView(
      content: self, title: String(title), titleVisibility: titleVisibility,
      isPresented: Binding(get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 }), actions: { data.map(actions) },
      message: { data.map(message) })
  }
}
