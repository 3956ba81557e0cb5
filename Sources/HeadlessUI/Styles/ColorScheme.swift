/// Whether the screen is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// Whether the screen is light or dark; light unless a view above says otherwise.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

extension View {
  /// Makes this view light or dark, for those in it that ask.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    EnvironmentModifierView(content: self, input: colorScheme) { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Makes this view light or dark, for those in it that ask.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
