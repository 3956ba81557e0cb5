import Synchronization

/// The modules of an app's code: the app type's module, or the modules that the view's type names.
///
/// The modules are found at the first access, because only an app with resources needs them and each test installs its apps again.
final class AppModules: Sendable {
  private let type: Any.Type
  private let known: Mutex<[String]?> = Mutex(nil)

  /// Creates the modules of a type.
  ///
  /// - Parameter type: The type, whose name includes the modules of its parts.
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
