/// How much a default focus matters.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// As the system chooses.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Above what the user has chosen.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Gives the focus to the field of a value when the view appears.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
