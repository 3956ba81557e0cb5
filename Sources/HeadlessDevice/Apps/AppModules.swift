import Synchronization

/// The modules of an app's code: that of its type, or those that its view's type names.
///
/// They are found when they are first asked for: only an app with resources needs them, and each test installs its apps anew.
final class AppModules: Sendable {
  private let type: Any.Type
  private let known: Mutex<[String]?> = Mutex(nil)

  /// - Parameter type: The type, with the modules of everything that it is made of.
  init(in type: Any.Type) { self.type = type }

  var names: [String] {
    known.withLock { known in
      if let known { return known }
      var names: [String] = []
      for match in String(reflecting: type).matches(of: /(?:^|[^\w.])(\w+)\./) where !names.contains(String(match.1)) { names.append(String(match.1)) }
      names.removeAll { ["Swift", "Foundation", "HeadlessUI"].contains($0) }
      known = names
      return names
    }
  }
}
