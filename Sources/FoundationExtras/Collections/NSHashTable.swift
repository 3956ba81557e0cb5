public import Foundation

/// A set of objects that can hold its members weakly.
///
/// [Apple: NSHashTable](https://developer.apple.com/documentation/foundation/nshashtable)
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: Set<TableEntry> = []
  // The number of entries that triggers the next removal of freed objects' entries.
  private var limit = 16

  /// Creates an empty table with options.
  ///
  /// The capacity has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

  /// Creates a table that holds its objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The number of objects that still exist.
  open var count: Int { allObjects.count }

  /// The objects that still exist, in no particular order.
  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }

  /// One of the objects, or `nil` if the table is empty.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects that still exist, as a set.
  ///
  /// Objects that aren't `NSObject`s are omitted.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? NSObject }) }

  /// Adds an object, unless the table contains an equal one.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    entries.insert(TableEntry(object, options))
    guard entries.count >= limit else { return }
    entries = entries.filter { $0.object != nil }
    limit = max(16, entries.count * 2)
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let object { entries.remove(TableEntry(object, options)) }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Returns the table's object that equals the given one, or `nil` if there isn't one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = entries.firstIndex(of: TableEntry(object, options)) else { return nil }
    return entries[index].object as? ObjectType
  }

  /// Returns whether the table contains an object that equals the given one.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns an enumerator of the objects, in no particular order.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
