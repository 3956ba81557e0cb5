import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts them; `nil` for all objects.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { Publisher(center: self, name: name, object: object) }

  /// A publisher of the notifications with a name.
  public struct Publisher: Combine.Publisher {
    /// A notification.
    public typealias Output = Notification

    /// A publisher of this kind never fails.
    public typealias Failure = Never

    /// The center that the notifications are posted to.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// The object that posts them; `nil` for all objects.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber; notifications that come while it demands none are dropped.
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

/// The observation of a notification, which is used by the thread that posts one.
private final class Observer: @unchecked Sendable {
  private let list: SubscriberList<Notification, Never>
  var token: (any NSObjectProtocol)?

  init(_ list: SubscriberList<Notification, Never>) { self.list = list }

  func send(_ notification: Notification) { for subscriber in list.current { subscriber.offer(notification) } }
}
