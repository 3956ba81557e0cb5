import Foundation
import Synchronization

/// A policy for how an object stores an associated value.
///
/// [Apple: objc_AssociationPolicy](https://developer.apple.com/documentation/objectivec/objc_associationpolicy)
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is held weakly and becomes `nil` when it's freed.
  ///
  /// On an iPhone, using a freed value would crash.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is held strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is held, if the value is `NSCopying`.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is held strongly.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the value is held, if the value is `NSCopying`.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, or removes the value if it's `nil`.
///
/// The object isn't retained. After the object is freed, its values are released when a value is associated with any object, or when the launch of the app ends. On an iPhone, the values are released with the object.
/// As on an iPhone, a value can't be associated with a structure, because a structure has no identity. The functions are thread-safe.
/// [Apple: objc_setAssociatedObject](https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:))
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
  guard type(of: object) is AnyClass else { return }
  AssociatedObjects.shared.set(value.map { AssociatedObjects.Value($0, policy) }, for: UInt(bitPattern: key), of: object as AnyObject)
}

/// Returns the value that is associated with an object, or `nil` if there isn't one.
///
/// [Apple: objc_getAssociatedObject](https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:))
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  type(of: object) is AnyClass ? AssociatedObjects.shared.value(for: UInt(bitPattern: key), of: object as AnyObject) : nil
}

/// Removes all values that are associated with an object.
///
/// [Apple: objc_removeAssociatedObjects](https://developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:))
public func objc_removeAssociatedObjects(_ object: Any) {
  if type(of: object) is AnyClass { AssociatedObjects.shared.removeAll(of: object as AnyObject) }
}

/// The values that are associated with objects.
package final class AssociatedObjects: Sendable {
  package static let shared: AssociatedObjects = AssociatedObjects()

  /// A value, held according to its policy.
  struct Value: @unchecked Sendable {
    private let kept: Any?
    private weak var assigned: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: (kept, assigned) = (nil, value as AnyObject)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: kept = value
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: kept = (value as? any NSCopying)?.copy(with: nil) ?? value
      }
    }

    var object: Any? { kept ?? assigned }
  }

  private struct Owner: @unchecked Sendable {
    weak var object: AnyObject?
    var values: [UInt: Value] = [:]
  }

  private struct Table {
    var owners: [ObjectIdentifier: Owner] = [:]
    // The number of objects that triggers the next search for freed objects. It's twice the number that remained after the last search, because a search checks every object.
    var nextLook = few

    static let few = 16
  }

  private let table: Mutex<Table> = Mutex(Table())

  /// The number of objects with values, including freed objects whose values haven't been released.
  package var count: Int { table.withLock(\.owners.count) }

  func value(for key: UInt, of object: AnyObject) -> Any? {
    let id = ObjectIdentifier(object)
    // Ignore an entry whose weak reference is `nil`, because it belongs to a freed object with the same address.
    return table.withLock { table in table.owners[id].flatMap { $0.object == nil ? nil : $0.values[key] } }?.object
  }

  func set(_ value: Value?, for key: UInt, of object: AnyObject) {
    if table.withLock({ $0.owners.count <= Table.few || $0.owners.count >= $0.nextLook }) {
      releaseValuesOfFreedObjects()
      table.withLock { $0.nextLook = 2 * $0.owners.count }
    }
    let owner = Owner(object: object)
    let id = ObjectIdentifier(object)
    // Release values after unlocking, because releasing them may run the app's code.
    let old = table.withLock { table in
      // Remove the entry of a freed object that had the same address, because the new object must not inherit its values.
      let former = table.owners[id].flatMap { $0.object == nil ? table.owners.removeValue(forKey: id) : nil }
      let old = table.owners[id]?.values[key]
      if value != nil { table.owners[id, default: owner].values[key] = value } else { table.owners[id]?.values[key] = nil }
      if table.owners[id]?.values.isEmpty == true { table.owners[id] = nil }
      return (former, old)
    }
    withExtendedLifetime(old) {}
  }

  func removeAll(of object: AnyObject) {
    let id = ObjectIdentifier(object)
    let old = table.withLock { $0.owners.removeValue(forKey: id) }
    withExtendedLifetime(old) {}
  }

  /// Releases the values of freed objects, including values of those values.
  package func releaseValuesOfFreedObjects() {
    while true {
      // Keep the living objects until the lock is released. The check retains each object, and if another thread then releases the object, the check would free it while holding the lock.
      let (freed, living) = table.withLock { table in
        var (freed, living): ([Owner], [AnyObject]) = ([], [])
        for (id, owner) in table.owners {
          if let object = owner.object {
            living.append(object)
          } else {
            freed.append(owner)
            table.owners[id] = nil
          }
        }
        return (freed, living)
      }
      withExtendedLifetime(living) {}
      if freed.isEmpty { return }
    }
  }
}
