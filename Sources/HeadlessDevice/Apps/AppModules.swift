import Synchronization

/// The modules of an app's code, which are the modules in the name of the app's or the view's type.
///
/// The modules are determined at the first access, because each test installs its apps again and only apps with resources need the modules.
final class AppModules: Sendable {
  private let type: Any.Type
  private let known: Mutex<[String]?> = Mutex(nil)

  /// Creates the list of modules in the name of a type.
  ///
  /// - Parameter type: The type of the app or view. The name of a generic type includes the modules of its arguments.
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
