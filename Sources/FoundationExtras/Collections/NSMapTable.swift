public import Foundation

/// A dictionary of objects that may let go of its keys or values.
///
/// [Apple: NSMapTable](https://developer.apple.com/documentation/foundation/nsmaptable)
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [TableEntry: TableEntry] = [:]
  // Entries of freed objects are removed when there are as many as this.
  private var limit = 16

  /// Creates an empty table; the capacity has no effect.
  public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
  }

  /// Creates a table that keeps its keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Creates a table that keeps its keys only.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

  /// Creates a table that keeps its values only, as long as their keys are there.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

  /// Creates a table that keeps neither its keys nor its values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

  /// The number of keys whose keys and values are still there.
  open var count: Int { live.count }

  /// Returns the value of a key; `nil` if there is none anymore.
  open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { entries[TableEntry($0, keyOptions)]?.object as? ObjectType } }

  /// Sets the value of a key, or changes nothing if one of them is `nil`.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    let key = TableEntry(aKey, keyOptions)
    entries[key] = TableEntry(anObject, valueOptions)
    guard entries.count >= limit else { return }
    entries = entries.filter { $0.key.object != nil && $0.value.object != nil }
    limit = max(16, entries.count * 2)
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[TableEntry(aKey, keyOptions)] = nil }
  }

  /// Removes all keys and values.
  open func removeAllObjects() { entries = [:] }

  /// Returns the keys, one after another, in no order.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.key)).objectEnumerator() }

  /// Returns the values, one after another, in no order.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\.value)).objectEnumerator() }

  /// Returns a dictionary of the keys and values, without keys that aren't `NSObject`s.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(live.compactMap { entry in (entry.key as? NSObject).map { ($0, entry.value) } }) { $1 }
  }

  private var live: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }
}
