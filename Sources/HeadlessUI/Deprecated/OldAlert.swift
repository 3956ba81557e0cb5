/// The title, message, and buttons of an alert.
///
/// In new code, use `.alert(_:isPresented:actions:message:)`.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// The default button's label is “OK”.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// Creates a button with the default style.
    @MainActor @preconcurrency
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button { Button(label: label, role: nil, action: action ?? {}) }

    /// Creates a cancel button.
    @MainActor @preconcurrency
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button { Button(label: label, role: .cancel, action: action ?? {}) }

    /// Creates a cancel button with the title “Cancel”.
    @MainActor @preconcurrency
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button { Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action ?? {}) }

    /// Creates a button for a destructive action.
    @MainActor @preconcurrency
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// The title, message, and buttons of an action sheet.
///
/// In new code, use `confirmationDialog`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet with a title, a message, and buttons.
  @MainActor @preconcurrency
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or an action sheet.
private struct AlertButtons: View, TransparentView {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label } }
  }
}

/// A view with an alert whose description is created when the alert is shown.
private struct OldAlertView<Content: View>: View, TransparentView {
  let content: Content
  let isPresented: Binding<Bool>
  let alert: () -> Alert?

  var body: some View {
    let alert = isPresented.wrappedValue ? alert() : nil
    content.alert(
      alert?.title.string ?? "", isPresented: Binding(reading: { isPresented.wrappedValue }, writing: { isPresented.wrappedValue = $0 }),
      actions: { AlertButtons(buttons: alert?.buttons ?? []) }, message: { alert?.message })
  }
}

/// A view with an action sheet whose description is created when the sheet is shown.
private struct OldActionSheetView<Content: View>: View, TransparentView {
  let content: Content
  let isPresented: Binding<Bool>
  let sheet: () -> ActionSheet?

  var body: some View {
    let sheet = isPresented.wrappedValue ? sheet() : nil
    content.confirmationDialog(
      sheet?.title.string ?? "", isPresented: isPresented, titleVisibility: .visible, actions: { AlertButtons(buttons: sheet?.buttons ?? []) },
      message: { sheet?.message })
  }
}

extension Binding {
  /// Returns a binding that is `true` if the given binding has an item.
  ///
  /// Setting the result to `false` sets the given binding to `nil`.
  fileprivate static func presence<Item>(of item: Binding<Item?>) -> Binding<Bool> {
    Binding<Bool>(reading: { item.wrappedValue != nil }, writing: { if !$0 { item.wrappedValue = nil } })
  }
}

extension View {
  /// Shows an alert while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    OldAlertView(content: self, isPresented: isPresented, alert: content)
  }

  /// Shows an alert for the binding's item, if there is one.
  ///
  /// A tap on a button sets the binding to `nil`.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    OldAlertView(content: self, isPresented: Binding<Bool>.presence(of: item), alert: { item.wrappedValue.map(content) })
  }

  /// Shows an action sheet while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    OldActionSheetView(content: self, isPresented: isPresented, sheet: content)
  }

  /// Shows an action sheet for the binding's item, if there is one.
  ///
  /// A tap on a button sets the binding to `nil`.
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> ActionSheet) -> some View {
    OldActionSheetView(content: self, isPresented: Binding<Bool>.presence(of: item), sheet: { item.wrappedValue.map(content) })
  }
}
