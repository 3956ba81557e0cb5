extension EnvironmentValues {
  @Entry private var ownColorScheme: ColorScheme?

  /// The color scheme of the view; where none is set, that of the app's launch arguments (`-AppleInterfaceStyle Dark`) or of the device, which is light unless a test makes it dark.
  public var colorScheme: ColorScheme {
    get { ownColorScheme ?? launchOptions.colorScheme ?? (systemSettings.value.isDark ? .dark : .light) }
    set { ownColorScheme = newValue }
  }
}
