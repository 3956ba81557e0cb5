/// Options for an app's notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw value, with a bit for each member of the set.
  public let rawValue: UInt

  /// Creates a set of options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Badges on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds with notifications.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Alerts for notifications.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in CarPlay.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Critical alerts, which play sounds even on a muted device.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for the app's notification settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Provisional notifications, which are quiet and don't require permission.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// An app's authorization to show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user hasn't been asked.
  case notDetermined = 0
  /// The user denied permission.
  case denied = 1
  /// The user granted permission.
  case authorized = 2
  /// The app can show quiet notifications without permission.
  case provisional = 3
  /// An app clip is authorized for a limited time.
  ///
  /// On the simulated device, the status never occurs.
  case ephemeral = 4
}

/// The state of a notification setting.
public enum UNNotificationSetting: Int, Sendable {
  /// The setting isn't supported.
  case notSupported = 0
  /// The setting is disabled.
  case disabled = 1
  /// The setting is enabled.
  case enabled = 2
}

/// The notification settings of an app.
public final class UNNotificationSettings: Sendable {
  /// The app's authorization to show notifications.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }

  /// The setting for alerts.
  public var alertSetting: UNNotificationSetting { setting }
  /// The setting for sounds.
  public var soundSetting: UNNotificationSetting { setting }
  /// The setting for badges.
  public var badgeSetting: UNNotificationSetting { setting }
  /// The setting for notifications on the Lock Screen.
  public var lockScreenSetting: UNNotificationSetting { setting }
  /// The setting for notifications in Notification Center.
  public var notificationCenterSetting: UNNotificationSetting { setting }
}
