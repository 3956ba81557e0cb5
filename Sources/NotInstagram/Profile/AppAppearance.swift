import SwiftUI

/// The app's appearance, light or dark.
enum AppAppearance: String, CaseIterable {
  case automatic = "Automatic"
  case light = "Light"
  case dark = "Dark"

  /// The color scheme of the views, or `nil` to use the device's color scheme.
  var colorScheme: ColorScheme? {
    switch self {
    case .automatic: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
