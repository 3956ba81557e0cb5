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
  /// In a test, the app and the test share a process, so `arguments` returns the arguments of the test runner.
  @MainActor public var launchArguments: [String] { CurrentHostSystem.system?.launchOptionsOfCurrentApp?.arguments ?? [] }

  /// The launch environment of the app in the foreground.
  ///
  /// In a test, the app and the test share a process, so `environment` returns the environment of the test runner.
  @MainActor public var launchEnvironment: [String: String] { CurrentHostSystem.system?.launchOptionsOfCurrentApp?.environment ?? [:] }
}
