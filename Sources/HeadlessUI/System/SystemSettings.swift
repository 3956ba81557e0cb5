import Foundation

/// The settings of a device that apps read through their environment.
package struct SystemSettings: Equatable, Sendable {
  /// The locale of apps that don't set one when they're launched.
  package var locale: Locale = american
  /// The time zone of apps that don't set one when they're launched.
  package var timeZone: TimeZone = greenwich
  /// The calendar that dates are shown in.
  package var calendar: Calendar.Identifier = .gregorian
  /// A Boolean value that indicates whether the Reduce Motion setting is on.
  package var reduceMotion: Bool = false
  /// A Boolean value that indicates whether the device is in dark mode.
  package var isDark: Bool = false
  /// The text size of apps that don't set one when they're launched.
  package var dynamicTypeSize: DynamicTypeSize = .large
  /// The layout direction of apps that don't set one when they're launched.
  ///
  /// If it's `nil`, the layout direction is the direction of the app's language.
  package var layoutDirection: LayoutDirection?

  /// Creates the initial settings of a device.
  package init() {}

  // Store these values, because each test creates a device and looking them up is slow.
  private static let american = Locale(identifier: "en_US")
  private static let greenwich: TimeZone = TimeZone(secondsFromGMT: 0) ?? .current
}

/// The storage of a device's settings.
///
/// Bodies that read a setting are evaluated again when the settings change.
///
/// Settings that affect the layout are also part of each app's environment, so the device notifies its apps of changes.
package final class SystemSettingsStorage: Sendable {
  private let storage: StateStorage<SystemSettings> = StateStorage(SystemSettings())

  /// Creates storage with the initial settings of a device.
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

  /// A Boolean value that indicates whether the Reduce Motion setting of the device is on.
  public var accessibilityReduceMotion: Bool { systemSettings.value.reduceMotion }
}
