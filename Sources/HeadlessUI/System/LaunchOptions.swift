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

private struct AppDefaultsKey: EnvironmentKey {
  static var defaultValue: AppDefaults { AppDefaults() }
}

private struct LaunchOptionsKey: EnvironmentKey {
  static let defaultValue = LaunchOptions()
}

extension EnvironmentValues {
  package var launchOptions: LaunchOptions {
    get { self[LaunchOptionsKey.self] }
    set { self[LaunchOptionsKey.self] = newValue }
  }

  /// The app's defaults.
  package var appDefaults: AppDefaults {
    get { self[AppDefaultsKey.self] }
    set { self[AppDefaultsKey.self] = newValue }
  }

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
