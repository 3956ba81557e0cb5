/// The priority of a view's default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The system determines when the default focus applies.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The default focus takes precedence over focus that the user has set.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Gives the focus to the field with the given value when the view appears.
  ///
  /// The priority has no effect.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
