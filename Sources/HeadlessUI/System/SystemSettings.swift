import Foundation

/// The settings of a device that apps read through their environment.
package struct SystemSettings: Equatable, Sendable {
  /// The locale of apps that don't set one when they're launched.
  package var locale: Locale = american
  /// The time zone of apps that don't set one when they're launched.
  package var timeZone: TimeZone = greenwich
  /// The calendar that dates are shown in.
  package var calendar: Calendar.Identifier = .gregorian
  /// Whether the Reduce Motion setting is on.
  package var reduceMotion: Bool = false
  /// Whether the device is in dark mode.
  package var isDark: Bool = false
  /// The text size of apps that don't set one when they're launched.
  package var dynamicTypeSize: DynamicTypeSize = .large
  /// The layout direction of apps that don't set one when they're launched.
  ///
  /// `nil` uses the direction of the app's language.
  package var layoutDirection: LayoutDirection?

  /// Creates the initial settings of a device.
  package init() {}

  // Stored once, because each test creates a device and looking up these values is slow.
  private static let american = Locale(identifier: "en_US")
  private static let greenwich: TimeZone = TimeZone(secondsFromGMT: 0) ?? .current
}

/// The settings of a device.
///
/// Bodies that read a setting are evaluated again when the settings change.
///
/// The device notifies its apps of a change, because settings that affect the layout are part of their environment.
package final class SystemSettingsStorage: Sendable {
  private let storage: StateStorage<SystemSettings> = StateStorage(SystemSettings())

  /// Creates the initial settings of a device.
  package init() {}

  /// The current settings.
  package var value: SystemSettings {
    get { storage.tracked }
    set { storage.set(newValue) }
  }
}

extension EnvironmentValues {
  /// The settings of the device that the app runs on.
  @Entry package var systemSettings = SystemSettingsStorage()

  /// Sets the layout values of the environment from launch arguments and the device's settings.
  mutating func followSettings(directionOfLanguage: LayoutDirection) {
    let settings = systemSettings.value
    dynamicTypeSize = launchOptions.dynamicTypeSize ?? settings.dynamicTypeSize
    isRightToLeft = launchOptions.isRightToLeft ?? ((settings.layoutDirection ?? directionOfLanguage) == .rightToLeft)
  }

  /// Whether the Reduce Motion setting of the device is on.
  public var accessibilityReduceMotion: Bool { systemSettings.value.reduceMotion }
}
