extension View {
  /// Runs an action with the new value when a value changes.
  ///
  /// This is the older form of `onChange(of:initial:_:)`.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (_ newValue: Value) -> Void) -> some View {
    onChange(of: value, initial: false) { _, new in action(new) }
  }
}
