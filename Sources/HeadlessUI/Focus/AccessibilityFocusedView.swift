/// A view that has the focus of assistive technology while focus state has a value.
struct AccessibilityFocusedView<Content: View, Value: Hashable>: View, TransparentView {
  let content: Content
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  var body: some View {
    let isFocused = binding.wrappedValue == value
    return content.accessibility { $0.isFocused = isFocused }
  }
}

extension View {
  /// Binds the focus of assistive technology: the view has it while the state is `true`.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    AccessibilityFocusedView(content: self, binding: condition, value: true)
  }

  /// Binds the focus of assistive technology: the view has it while the state has the value.
  public func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value?) -> some View {
    AccessibilityFocusedView(content: self, binding: binding, value: value)
  }
}
