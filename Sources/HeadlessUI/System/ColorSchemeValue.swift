extension EnvironmentValues {
  @Entry private var ownColorScheme: ColorScheme?

  /// The color scheme of the view.
  ///
  /// If no view sets the scheme, the launch argument `-AppleInterfaceStyle Dark` or the device's setting determines it. The device is light unless a test changes it.
  public var colorScheme: ColorScheme {
    get { ownColorScheme ?? launchOptions.colorScheme ?? (systemSettings.value.isDark ? .dark : .light) }
    set { ownColorScheme = newValue }
  }
}
