import Foundation

/// What a person has set on the device, as far as apps see it in their environment.
package struct SystemSettings: Equatable, Sendable {
  /// The locale of apps that were launched with no other one.
  package var locale: Locale = american
  /// The time zone of apps that were launched with no other one.
  package var timeZone: TimeZone = greenwich
  /// The calendar that dates are shown in.
  package var calendar: Calendar.Identifier = .gregorian
  /// Whether apps and the system should move less.
  package var reduceMotion: Bool = false
  /// Whether the device shows light texts on a dark background.
  package var isDark: Bool = false
  /// The size of text of apps that were launched with no other one.
  package var dynamicTypeSize: DynamicTypeSize = .large
  /// The layout direction of apps that were launched with no other one; `nil` for that of their language.
  package var layoutDirection: LayoutDirection?

  /// Creates the settings that a device begins with.
  package init() {}

  // Each test has a device, and looking them up takes longer than all the rest of it.
  private static let american = Locale(identifier: "en_US")
  private static let greenwich: TimeZone = TimeZone(secondsFromGMT: 0) ?? .current
}

/// The settings of a device; bodies that read one of them are evaluated again when they change.
///
/// The device tells its apps of a change, because what they are laid out by is part of their environment.
package final class SystemSettingsStorage: Sendable {
  private let storage: StateStorage<SystemSettings> = StateStorage(SystemSettings())

  /// Creates the settings that a device begins with.
  package init() {}

  /// The settings.
  package var value: SystemSettings {
    get { storage.tracked }
    set { storage.set(newValue) }
  }
}

extension EnvironmentValues {
  /// The settings of the device that the app runs on.
  @Entry package var systemSettings = SystemSettingsStorage()

  /// Takes over what views are laid out by, from the app's launch arguments and the settings of the device.
  mutating func followSettings(directionOfLanguage: LayoutDirection) {
    let settings = systemSettings.value
    dynamicTypeSize = launchOptions.dynamicTypeSize ?? settings.dynamicTypeSize
    isRightToLeft = launchOptions.isRightToLeft ?? ((settings.layoutDirection ?? directionOfLanguage) == .rightToLeft)
  }

  /// Whether the app should move less: what a test or a person has set on the device.
  public var accessibilityReduceMotion: Bool { systemSettings.value.reduceMotion }
}
