public import Foundation
import VirtualTime

/// The observers that were added with selectors, for all notification centers.
///
/// Notification centers don't retain these observers. As on a phone since iOS 9, a released observer isn't notified.
final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private struct Entry {
    weak var observer: AnyObject?
    let observerID: ObjectIdentifier
    let center: NotificationCenter
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(_ observer: AnyObject, _ selector: Selector, to center: NotificationCenter, name: NSNotification.Name?, object: Any?) {
    let call = Call(observer: observer, selector: selector)
    let token = center.addObserver(forName: name, object: object, queue: nil) { call.perform($0) }
    // Don't report the observer as a leftover of the test, because apps don't have to remove observers that use selectors.
    VirtualScheduler.forgetObserver(token)
    let entry = Entry(
      observer: observer, observerID: ObjectIdentifier(observer), center: center, token: token, name: name, object: object.map { ObjectIdentifier($0 as AnyObject) })
    remove { $0.observer == nil }
    lock.withLock { entries.append(entry) }
  }

  func remove(_ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name?, object: Any?) {
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    let observerID = ObjectIdentifier(observer)
    remove {
      $0.observerID == observerID && $0.observer != nil && $0.center === center && (name == nil || $0.name == name) && (object == nil || $0.object == object)
    }
  }

  private func remove(where isGone: (Entry) -> Bool) {
    let removed = lock.withLock {
      let removed = entries.filter(isGone)
      entries.removeAll(where: isGone)
      return removed
    }
    for entry in removed { entry.center.removeObserver(entry.token) }
  }

  /// The method that a notification calls, on the thread that posts the notification.
  private final class Call: @unchecked Sendable {
    private weak var observer: AnyObject?
    private let selector: Selector

    init(observer: AnyObject, selector: Selector) {
      self.observer = observer
      self.selector = selector
    }

    func perform(_ notification: Notification) {
      guard let observer else { return }
      selector.perform(on: observer, with: [notification])
    }
  }
}

extension NotificationCenter {
  /// Adds an observer whose method is called for each notification, on the posting thread.
  ///
  /// The notification center doesn't retain the observer. [Apple: addObserver(_:selector:name:object:)](https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:))
  ///
  /// - Parameters:
  ///   - observer: The object to call the method on.
  ///   - aSelector: The method, with or without a parameter for the notification.
  ///   - aName: The name of the notifications, or `nil` for all.
  ///   - anObject: The object that posts the notifications, or `nil` for any object.
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorObservers.shared.add(observer as AnyObject, aSelector, to: self, name: aName, object: anObject)
  }

  /// Removes an observer of all notifications.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.shared.remove(observer, from: self, name: nil, object: nil)
    removeObserver(observer as Any)
  }

  /// Removes an observer of notifications with a given name, from a given object, or both.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorObservers.shared.remove(observer, from: self, name: aName, object: anObject)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
