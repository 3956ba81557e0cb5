extension EnvironmentValues {
  @Entry private var ownColorScheme: ColorScheme?

  /// The color scheme of the view; where none is set, that of the app's launch arguments (`-AppleInterfaceStyle Dark`) or of the device, which is light unless a test makes it dark.
  public var colorScheme: ColorScheme {
    get { ownColorScheme ?? launchOptions.colorScheme ?? (systemSettings.value.isDark ? .dark : .light) }
    set { ownColorScheme = newValue }
  }
}

extension View {
  /// Sets the color scheme of this view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    EnvironmentModifierView(content: self, input: colorScheme) { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Sets the color scheme of this view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
