public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Not protected by a lock, because only the mutable subclass changes these values, before the app passes the content on.
  fileprivate(set) var texts: (title: String, subtitle: String, body: String) = ("", "", "")
  fileprivate(set) var number: NSNumber?
  fileprivate(set) var values: [AnyHashable: Any] = [:]
  fileprivate(set) var category = ""
  fileprivate(set) var thread = ""
  fileprivate(set) var tone: UNNotificationSound?

  /// The title of the notification.
  open var title: String { texts.title }
  /// The subtitle of the notification.
  open var subtitle: String { texts.subtitle }
  /// The body text of the notification.
  open var body: String { texts.body }
  /// The badge number of the app's icon.
  open var badge: NSNumber? { number }
  /// Custom information for the app.
  open var userInfo: [AnyHashable: Any] { values }
  /// The identifier of the category, which defines actions.
  open var categoryIdentifier: String { category }
  /// The identifier of the thread that groups notifications.
  open var threadIdentifier: String { thread }
  /// The sound of the notification.
  open var sound: UNNotificationSound? { tone }
}

/// The content of a notification, which can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title of the notification.
  open override var title: String {
    get { texts.title }
    set { texts.title = newValue }
  }

  /// The subtitle of the notification.
  open override var subtitle: String {
    get { texts.subtitle }
    set { texts.subtitle = newValue }
  }

  /// The body text of the notification.
  open override var body: String {
    get { texts.body }
    set { texts.body = newValue }
  }

  /// The badge number of the app's icon.
  open override var badge: NSNumber? {
    get { number }
    set { number = newValue }
  }

  /// Custom information for the app.
  open override var userInfo: [AnyHashable: Any] {
    get { values }
    set { values = newValue }
  }

  /// The identifier of the category, which defines actions.
  open override var categoryIdentifier: String {
    get { category }
    set { category = newValue }
  }

  /// The identifier of the thread that groups notifications.
  open override var threadIdentifier: String {
    get { thread }
    set { thread = newValue }
  }

  /// The sound of the notification.
  open override var sound: UNNotificationSound? {
    get { tone }
    set { tone = newValue }
  }
}

/// The sound of a notification.
///
/// On the simulated device, the sound isn't played.
public final class UNNotificationSound: NSObject, Sendable {
  /// The default sound.
  public class var `default`: UNNotificationSound { UNNotificationSound() }
}

/// The trigger of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// A Boolean value that indicates whether the notification repeats.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// A trigger that delivers a notification after a time interval.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time interval, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger that fires once or repeatedly after a time interval in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A trigger that delivers a notification at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components of the date.
  public let dateComponents: DateComponents

  /// Creates a trigger that fires once or repeatedly at dates with the given components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A request to deliver a notification.
public final class UNNotificationRequest: NSObject, Sendable {
  /// The identifier of the request.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The trigger of the notification, or `nil` to deliver it immediately.
  public let trigger: UNNotificationTrigger?

  /// Creates a request to deliver a notification with an identifier, content and a trigger.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
