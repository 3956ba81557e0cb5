/// What notifications of an app may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt

  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Showing notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Alerts that a silent device sounds.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quiet notifications, for which nothing is asked.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined = 0
  /// The person has said no.
  case denied = 1
  /// The person has said yes.
  case authorized = 2
  /// The app may show quiet ones, as nothing was asked.
  case provisional = 3
  /// An app clip may for a while; never on a simulated device.
  case ephemeral = 4
}

/// Whether something about notifications is on.
public enum UNNotificationSetting: Int, Sendable {
  /// It is not there.
  case notSupported = 0
  /// It is off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}

/// What a person allows the notifications of an app.
public final class UNNotificationSettings: Sendable {
  /// Whether the app may show notifications.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }

  /// Whether alerts are on.
  public var alertSetting: UNNotificationSetting { setting }
  /// Whether sounds are on.
  public var soundSetting: UNNotificationSetting { setting }
  /// Whether numbers on the icon are on.
  public var badgeSetting: UNNotificationSetting { setting }
  /// Whether notifications are shown on the locked screen.
  public var lockScreenSetting: UNNotificationSetting { setting }
  /// Whether notifications are kept in the list of notifications.
  public var notificationCenterSetting: UNNotificationSetting { setting }
}
