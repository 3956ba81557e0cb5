import Foundation

/// The publishers of observable objects that don't declare one.
///
/// The compiler doesn't provide storage for the publisher, and the class may not have a published property to hold it. So publishers are stored here by object identity.
/// Objects are held weakly, so the entry of a released object isn't used for a new object at the same address. When the number of entries doubles, entries of released objects are removed.
final class ObjectPublishers: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  static let shared = ObjectPublishers()

  private static let fewest = 64

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = fewest

  /// The number of entries, including entries of released objects.
  var count: Int { lock.withLock { entries.count } }

  /// Returns the object's publisher, creating it if needed.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // Release removed entries after unlocking, because releasing them may run the app's code.
    var gone: [Entry] = []
    defer { withExtendedLifetime(gone) {} }
    return lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key] {
        if entry.object === object { return entry.publisher }
        gone.append(entry)
      }
      if entries.count >= limit {
        gone += entries.values.filter { $0.object == nil }
        entries = entries.filter { $0.value.object != nil }
        limit = max(Self.fewest, 2 * entries.count)
      }
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      entries[key] = entry
      return entry.publisher
    }
  }

  /// Returns the object's publisher if it exists.
  ///
  /// An object without a publisher has no subscribers.
  func knownPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.publisher
    }
  }
}
