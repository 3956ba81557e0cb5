import Foundation
import HeadlessUI
import Synchronization

/// The objects for `UserDefaults.standard` and for suites in code under test.
///
/// The process has one object per name.
enum DefaultsSuites {
  // This is safe, because the instances don't change, and Foundation's superclass has a lock.
  private struct Table: @unchecked Sendable {
    var known: [String?: AppUserDefaults] = [:]
  }

  private final class Shared: Sendable {
    let table: Mutex<Table> = Mutex(Table())
  }
  private static let shared: Shared = Shared()

  /// Returns the defaults that apps share under a name, or `UserDefaults.standard` without a name.
  static func suite(named name: String?) -> AppUserDefaults {
    shared.table.withLock { table in
      if let defaults = table.known[name] { return defaults }
      let created = AppUserDefaults(suite: name, store: { store(of: name) }, domain: { store(of: $0) })
      table.known[name] = created
      return created
    }
  }

  private static func store(of name: String?) -> AppDefaults? {
    guard let appEnvironment = SchedulerAppEnvironment.current else { return nil }
    return name.map { appEnvironment.defaults(of: $0) } ?? appEnvironment.defaultsOfAppOrTest
  }
}
