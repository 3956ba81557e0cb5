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

  /// The stored defaults of the app.
  @Entry package var appDefaults: AppDefaults = AppDefaults()

  /// The launch arguments of the app, as set in `XCUIApplication.launchArguments`.
  public var launchArguments: [String] { launchOptions.arguments }

  /// The launch environment of the app, as set in `XCUIApplication.launchEnvironment`.
  public var launchEnvironment: [String: String] { launchOptions.environment }
}

extension ProcessInfo {
  /// The launch arguments of the app in the foreground.
  ///
  /// In a test, the app shares its process with the test, and `arguments` returns the test runner's arguments.
  @MainActor public var launchArguments: [String] { CurrentHostSystem.system?.launchOptionsOfCurrentApp?.arguments ?? [] }

  /// The launch environment of the app in the foreground.
  ///
  /// In a test, the app shares its process with the test, and `environment` returns the test runner's environment.
  @MainActor public var launchEnvironment: [String: String] { CurrentHostSystem.system?.launchOptionsOfCurrentApp?.environment ?? [:] }
}
