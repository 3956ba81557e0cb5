import Foundation
import HeadlessUI
import Synchronization

/// The objects that code under test gets for `UserDefaults.standard` and for suites, one for each name and for the whole process.
enum DefaultsSuites {
  // An object of this class does not change; Foundation's own part of it has a lock.
  private struct Table: @unchecked Sendable {
    var known: [String?: AppUserDefaults] = [:]
  }

  private final class Shared: Sendable {
    let table: Mutex<Table> = Mutex(Table())
  }
  private static let shared: Shared = Shared()

  /// Returns the defaults that apps share under a name; without a name `UserDefaults.standard`.
  static func suite(named name: String?) -> AppUserDefaults {
    shared.table.withLock { table in
      if let defaults = table.known[name] { return defaults }
      let created = AppUserDefaults(suite: name, store: { store(of: name) }, domain: { store(of: $0) })
      table.known[name] = created
      return created
    }
  }

  private static func store(of name: String?) -> AppDefaults? {
    guard let surroundings = SurroundingsOfScheduler.current else { return nil }
    return name.map { surroundings.defaults(of: $0) } ?? surroundings.defaultsOfAppOrTest
  }
}
