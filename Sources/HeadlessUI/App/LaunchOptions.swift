import Foundation

/// What an app was launched with and what it finds on the device.
struct LaunchOptions: Sendable {
  var arguments: [String] = []
  var environment: [String: String] = [:]
  /// What the app has kept from earlier launches.
}

private struct AppDefaultsKey: EnvironmentKey {
  static var defaultValue: AppDefaults { AppDefaults() }
}

private struct LaunchOptionsKey: EnvironmentKey {
  static let defaultValue = LaunchOptions()
}

extension EnvironmentValues {
  var launchOptions: LaunchOptions {
    get { self[LaunchOptionsKey.self] }
    set { self[LaunchOptionsKey.self] = newValue }
  }

  /// What the app has stored on its device.
  var appDefaults: AppDefaults {
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
  @MainActor public var launchArguments: [String] { Device.current?.launchOptionsOfFrontApp?.arguments ?? [] }

  /// The environment that the app in front was launched with.
  ///
  /// In a test the app shares its process with the test, and `environment` is the test runner's.
  @MainActor public var launchEnvironment: [String: String] { Device.current?.launchOptionsOfFrontApp?.environment ?? [:] }
}
