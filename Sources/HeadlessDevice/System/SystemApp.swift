import Foundation

import HeadlessUI

/// The system apps of every simulated device, with the bundle identifiers that XCUITest uses.
package enum SystemApp: String, CaseIterable, Sendable {
  /// The home screen, and the system's alerts above every app.
  case springboard = "com.apple.springboard"
  /// The Settings app.
  case preferences = "com.apple.Preferences"
  /// The web browser.
  case safari = "com.apple.mobilesafari"
  /// The app that runs the tests, as in XCUITest, which opens URLs for tests.
  case testRunner = "com.example.screentest.xctrunner"

  /// The name under the app's icon.
  package var name: String {
    switch self {
    case .springboard: "Home screen"
    case .preferences: "Settings"
    case .safari: "Safari"
    case .testRunner: "ScreenTests-Runner"
    }
  }

  @MainActor var installedApp: InstalledApp {
    switch self {
    case .springboard: InstalledApp(name: name, bundleIdentifier: rawValue) { SpringboardView() }
    case .preferences: InstalledApp(name: name, bundleIdentifier: rawValue) { SettingsView() }
    case .safari: InstalledApp(name: name, bundleIdentifier: rawValue) { SafariView() }
    case .testRunner: InstalledApp(name: name, bundleIdentifier: rawValue) { Text("Running tests…") }
    }
  }
}
