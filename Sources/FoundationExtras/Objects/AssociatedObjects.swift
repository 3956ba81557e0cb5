import Foundation
import Synchronization

/// What keeps a value that is associated with an object.
///
/// [Apple: objc_AssociationPolicy](https://developer.apple.com/documentation/objectivec/objc_associationpolicy)
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object doesn't keep the value. Once the value is freed, it is `nil`; on an iPhone its use would crash.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The object keeps the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The object keeps a copy of the value, if the value is `NSCopying`.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The object keeps the value.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The object keeps a copy of the value, if the value is `NSCopying`.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object; `nil` removes the value.
///
/// The table doesn't keep the object. After the object's end its values are released with a later association on any object, or at the end of the launch;
/// on an iPhone they are released with the object. A value of a structure has no identity, so nothing is associated with it, as on an iPhone.
/// Each function may be called on every thread.
/// [Apple: objc_setAssociatedObject](https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:))
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
  guard type(of: object) is AnyClass else { return }
  AssociatedObjects.shared.set(value.map { AssociatedObjects.Value($0, policy) }, for: UInt(bitPattern: key), of: object as AnyObject)
}

/// Returns the value that is associated with an object; `nil` if there is none.
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

  /// A value, with what keeps it.
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
    // Looking for freed objects costs as much as there are objects: if there are many, their number has to double before the next look.
    var nextLook = few

    static let few = 16
  }

  private let table: Mutex<Table> = Mutex(Table())

  /// The number of objects with values; those that are freed count until their values are released.
  package var count: Int { table.withLock(\.owners.count) }

  func value(for key: UInt, of object: AnyObject) -> Any? {
    let id = ObjectIdentifier(object)
    // An object that was freed may have had the same address: its entry has no object any more, and a living one is the object that is asked about.
    return table.withLock { table in table.owners[id].flatMap { $0.object == nil ? nil : $0.values[key] } }?.object
  }

  func set(_ value: Value?, for key: UInt, of object: AnyObject) {
    if table.withLock({ $0.owners.count <= Table.few || $0.owners.count >= $0.nextLook }) {
      releaseValuesOfFreedObjects()
      table.withLock { $0.nextLook = 2 * $0.owners.count }
    }
    let owner = Owner(object: object)
    let id = ObjectIdentifier(object)
    // A value may run code when it is released, so that happens after the lock.
    let old = table.withLock { table in
      // The entry of a freed object that had the same address.
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

  /// Releases the values of objects that are freed, and the values of those values, and so on.
  package func releaseValuesOfFreedObjects() {
    while true {
      // A look at an object keeps it for a moment, in which its last other reference may go: then it ends after the lock.
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
