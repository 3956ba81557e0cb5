extension View {
  /// Sets the color scheme of this view.
  ///
  /// If the color scheme is `nil`, the view keeps the inherited one.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    EnvironmentModifierView(content: self, input: colorScheme) { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Sets the color scheme of this view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
