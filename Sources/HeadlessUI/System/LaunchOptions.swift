import Foundation

/// The options of an app's launch.
package struct LaunchOptions: Sendable {
  package var arguments: [String]
  package var environment: [String: String]

  package init(arguments: [String] = [], environment: [String: String] = [:]) {
    self.arguments = arguments
    self.environment = environment
  }
}

extension EnvironmentValues {
  @Entry package var launchOptions = LaunchOptions()

  /// The app's defaults.
  @Entry package var appDefaults: AppDefaults = AppDefaults()

  /// The arguments that the app was launched with: `XCUIApplication.launchArguments`.
  public var launchArguments: [String] { launchOptions.arguments }

  /// The environment that the app was launched with: `XCUIApplication.launchEnvironment`.
  public var launchEnvironment: [String: String] { launchOptions.environment }
}

extension ProcessInfo {
  /// The arguments that the app in front was launched with.
  ///
  /// In a test the app shares its process with the test, and `arguments` are the test runner's.
  @MainActor public var launchArguments: [String] { CurrentHostSystem.system?.launchOptionsOfCurrentApp?.arguments ?? [] }

  /// The environment that the app in front was launched with.
  ///
  /// In a test the app shares its process with the test, and `environment` is the test runner's.
  @MainActor public var launchEnvironment: [String: String] { CurrentHostSystem.system?.launchOptionsOfCurrentApp?.environment ?? [:] }
}
