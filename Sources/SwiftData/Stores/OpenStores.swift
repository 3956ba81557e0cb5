import Foundation
import Synchronization

/// The stores that are open in the process, one for each file.
///
/// The stores are held weakly. A store's file is closed when the last reference to the store is released.
enum OpenStores {
  private struct WeakStore: Sendable {
    weak var store: RowStore?
  }

  // This is a class, because code in a release build would always read the initial value of a static `Mutex`, and never the changed value.
  private final class Known: Sendable {
    let stores = Mutex<[String: WeakStore]>([:])
  }

  private static let known = Known()

  /// Opens a file, or returns the store of the file if it's open already.
  ///
  /// The file and its folder are created if they don't exist. If the file of an open store was deleted or replaced, the file that is now at its path is opened.
  /// - Parameters:
  ///   - url: The URL of the file. Each call with `/dev/null` returns a new store in memory.
  ///   - schema: The schema of the file. A new file gets this schema.
  ///   - allowsSave: If `false`, the file has to exist, and doesn't have to be writable.
  /// - Throws: A `StoreProblem` if the file can't be opened, isn't a store, is damaged, or has another schema.
  static func store(at url: URL, schema: StoreSchema, allowsSave: Bool = true) throws(StoreProblem) -> RowStore {
    guard let path = try StorePath(url).onDisk else { return try RowStore(schema: schema) }
    // The lock stays held while a file is read, so two threads can't open one file.
    return try known.stores.withLock { stores throws(StoreProblem) in
      let handle = try PosixStoreFile(path: path, allowsSave: allowsSave)
      if let store = stores[handle.path]?.store, store.isAtItsPath() {
        let stored = store.schema
        guard stored == schema else { throw .differentSchema(path: handle.path, stored: stored.version, requested: schema.version) }
        return store
      }
      let store = try RowStore(file: handle, schema: schema)
      stores = stores.filter { $0.value.store != nil }
      stores[handle.path] = WeakStore(store: store)
      return store
    }
  }
}
