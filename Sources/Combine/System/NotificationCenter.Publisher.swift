import Foundation

extension NotificationCenter {
  /// Returns a publisher of notifications with the given name.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts the notifications, or `nil` for any object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { Publisher(center: self, name: name, object: object) }

  /// A publisher of notifications with a name.
  public struct Publisher: Combine.Publisher {
    /// The type of the publisher's values: notifications.
    public typealias Output = Notification

    /// The type of failure.
    ///
    /// This publisher never fails.
    public typealias Failure = Never

    /// The center that the notifications are posted to.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// The object that posts the notifications, or `nil` for any object.
    public let object: AnyObject?

    /// Creates a publisher of notifications with the given name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber, which receives notifications that it requests.
    ///
    /// A notification without demand is dropped.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Notification, Downstream.Failure == Never {
      let list = SubscriberList<Notification, Never>()
      let observer = Observer(list)
      observer.token = center.addObserver(forName: name, object: object, queue: nil) { observer.send($0) }
      let center = center
      let passing = PassingSubscription(subscriber) {
        if let token = observer.token { center.removeObserver(token) }
        observer.token = nil
      }
      list.add(SubjectSubscription(passing, list, name: "NotificationCenter Observer"), passing)
    }
  }
}

/// The observer of a notification.
///
/// The observer runs on the thread that posts the notification.
private final class Observer: @unchecked Sendable {
  private let list: SubscriberList<Notification, Never>
  var token: (any NSObjectProtocol)?

  init(_ list: SubscriberList<Notification, Never>) { self.list = list }

  func send(_ notification: Notification) { for subscriber in list.current { subscriber.offer(notification) } }
}
