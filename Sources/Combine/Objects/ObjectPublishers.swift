import Foundation

/// The publishers of all observable objects that have none of their own.
///
/// The compiler gives a class no place for one, and a class need not have a published property that could hold it. So they are kept here by the object's identity. An object is held weakly:
/// an address that is used again is told by it, and entries whose objects are gone are taken out as their number doubles.
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

  /// How many entries there are, those of objects that are gone included.
  var count: Int { lock.withLock { entries.count } }

  /// The object's publisher, made if it is asked for the first time.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // What is taken out is released after the lock, as that may run code of the app.
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

  /// The object's publisher, unless it was never asked for: then it has no subscriber.
  func knownPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.publisher
    }
  }
}
