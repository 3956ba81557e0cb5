extension View {
  /// Shows an alert while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  public func alert<Actions: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a message while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert for a value if the value isn't `nil` and the binding is `true`.
  public func alert<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert with a message for a value if the value isn't `nil` and the binding is `true`.
  public func alert<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  public func alert<Actions: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions) -> some View {
    alert(title.string, isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a message while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(title.string, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert for a value if the value isn't `nil` and the binding is `true`.
  public func alert<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    alert(title.string, isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert with a message for a value if the value isn't `nil` and the binding is `true`.
  public func alert<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    alert(title.string, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows a confirmation dialog at the bottom of the screen while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a confirmation dialog with a message at the bottom of the screen while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Shows a confirmation dialog for a value if the value isn't `nil` and the binding is `true`.
  public func confirmationDialog<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleKey).string, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows a confirmation dialog with a message for a value.
  ///
  /// The dialog is shown if the value isn't `nil` and the binding is `true`.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    confirmationDialog(Text(titleKey).string, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions, message: message)
  }

  /// Shows a confirmation dialog at the bottom of the screen while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(title.string, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a confirmation dialog with a message at the bottom of the screen while the binding is `true`.
  ///
  /// A tap on a button sets the binding to `false`.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(title.string, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }
}
