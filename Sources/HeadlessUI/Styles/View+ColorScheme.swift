extension View {
  /// Sets the color scheme of this view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    EnvironmentModifierView(content: self, input: colorScheme) { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Sets the color scheme of this view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
