public import Foundation

/// A set of objects that may let go of them.
///
/// [Apple: NSHashTable](https://developer.apple.com/documentation/foundation/nshashtable)
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: Set<TableEntry> = []
  // Entries of freed objects are removed when there are as many as this.
  private var limit = 16

  /// Creates an empty table; the capacity has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

  /// Creates a table that doesn't keep its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The number of objects that are still there.
  open var count: Int { allObjects.count }

  /// The objects that are still there, in no order.
  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }

  /// One of the objects; `nil` if there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects that are still there, without those that aren't `NSObject`s.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? NSObject }) }

  /// Adds an object, if there is no equal one.
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

  /// Returns the table's object that is equal to an object; `nil` if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = entries.firstIndex(of: TableEntry(object, options)) else { return nil }
    return entries[index].object as? ObjectType
  }

  /// Returns whether an object equal to the given one is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the objects, one after another, in no order.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
