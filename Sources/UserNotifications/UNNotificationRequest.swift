public import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Changed only by the subclass for it, which an app fills before it hands it over.
  fileprivate(set) var texts: (title: String, subtitle: String, body: String) = ("", "", "")
  fileprivate(set) var number: NSNumber?
  fileprivate(set) var values: [AnyHashable: Any] = [:]
  fileprivate(set) var category = ""
  fileprivate(set) var thread = ""
  fileprivate(set) var tone: UNNotificationSound?

  /// The title.
  open var title: String { texts.title }
  /// The line below the title.
  open var subtitle: String { texts.subtitle }
  /// The text.
  open var body: String { texts.body }
  /// The number on the icon.
  open var badge: NSNumber? { number }
  /// What belongs to the notification for the app.
  open var userInfo: [AnyHashable: Any] { values }
  /// The category, which has actions.
  open var categoryIdentifier: String { category }
  /// The thread that groups notifications.
  open var threadIdentifier: String { thread }
  /// The sound.
  open var sound: UNNotificationSound? { tone }
}

/// What a notification says, while an app writes it.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  open override var title: String {
    get { texts.title }
    set { texts.title = newValue }
  }

  /// The line below the title.
  open override var subtitle: String {
    get { texts.subtitle }
    set { texts.subtitle = newValue }
  }

  /// The text.
  open override var body: String {
    get { texts.body }
    set { texts.body = newValue }
  }

  /// The number on the icon.
  open override var badge: NSNumber? {
    get { number }
    set { number = newValue }
  }

  /// What belongs to the notification for the app.
  open override var userInfo: [AnyHashable: Any] {
    get { values }
    set { values = newValue }
  }

  /// The category, which has actions.
  open override var categoryIdentifier: String {
    get { category }
    set { category = newValue }
  }

  /// The thread that groups notifications.
  open override var threadIdentifier: String {
    get { thread }
    set { thread = newValue }
  }

  /// The sound.
  open override var sound: UNNotificationSound? {
    get { tone }
    set { tone = newValue }
  }
}

/// A sound of a notification, which nothing plays here.
public final class UNNotificationSound: NSObject, Sendable {
  /// The system's sound.
  public class var `default`: UNNotificationSound { UNNotificationSound() }
}

/// When a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is shown again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// A notification after a while.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds until it is shown.
  public let timeInterval: TimeInterval

  /// Creates a trigger for a notification after some seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A notification at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date.
  public let dateComponents: DateComponents

  /// Creates a trigger for a notification where the date has these parts.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that an app wants to have shown.
public final class UNNotificationRequest: NSObject, Sendable {
  /// What the app knows it by.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown; at once for `nil`.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
