import HeadlessUI

/// Whether the app is light or dark.
enum AppAppearance: String, CaseIterable {
  case automatic = "Automatic"
  case light = "Light"
  case dark = "Dark"

  /// What it means for the views.
  var colorScheme: ColorScheme? {
    switch self {
    case .automatic: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
