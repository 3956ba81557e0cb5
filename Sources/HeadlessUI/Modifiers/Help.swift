extension View {
  /// Sets what a pointer shows and accessibility says of what the view is for: its accessibility hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Sets what a pointer shows and accessibility says of what the view is for: its accessibility hint.
  @_disfavoredOverload
  public func help<Help: StringProtocol>(_ text: Help) -> some View { accessibilityHint(String(text)) }

  /// Sets what a pointer shows and accessibility says of what the view is for: its accessibility hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
}
