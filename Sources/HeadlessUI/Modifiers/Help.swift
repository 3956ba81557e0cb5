extension View {
  /// Sets the help text of the view, which becomes its accessibility hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Sets the help text of the view, which becomes its accessibility hint.
  @_disfavoredOverload
  public func help<Help: StringProtocol>(_ text: Help) -> some View { accessibilityHint(String(text)) }

  /// Sets the help text of the view, which becomes its accessibility hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
}
