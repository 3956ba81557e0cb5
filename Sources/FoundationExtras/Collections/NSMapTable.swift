public import Foundation

/// A dictionary of objects that can hold its keys or values weakly.
///
/// [Apple: NSMapTable](https://developer.apple.com/documentation/foundation/nsmaptable)
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [TableEntry: TableEntry] = [:]
  // The number of entries that triggers the next removal of freed objects' entries.
  private var limit = 16

  /// Creates an empty table with options.
  ///
  /// The capacity has no effect.
  public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
  }

  /// Creates a table that holds its keys and values strongly.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Creates a table that holds its keys strongly and its values weakly.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

  /// Creates a table that holds its keys weakly, and its values strongly as long as their keys exist.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

  /// Creates a table that holds its keys and values weakly.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

  /// The number of entries whose keys and values still exist.
  open var count: Int { live.count }

  /// Returns the value of a key, or `nil` if there isn't one or it was freed.
  open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { entries[TableEntry($0, keyOptions)]?.object as? ObjectType } }

  /// Sets the value of a key.
  ///
  /// Does nothing if the value or the key is `nil`.
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

  /// Returns an enumerator of the keys, in no particular order.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.key)).objectEnumerator() }

  /// Returns an enumerator of the values, in no particular order.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\.value)).objectEnumerator() }

  /// Returns the entries as a dictionary.
  ///
  /// Keys that aren't `NSObject`s are omitted.
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
