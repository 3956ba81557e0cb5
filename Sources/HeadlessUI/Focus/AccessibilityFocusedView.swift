/// A view that has the accessibility focus while the focus state equals a value.
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
  /// Gives this view the accessibility focus while a focus state is `true`.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    AccessibilityFocusedView(content: self, binding: condition, value: true)
  }

  /// Gives this view the accessibility focus while a focus state equals a value.
  public func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value?) -> some View {
    AccessibilityFocusedView(content: self, binding: binding, value: value)
  }
}
