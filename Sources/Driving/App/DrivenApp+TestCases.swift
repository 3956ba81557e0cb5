extension DrivenApp {
  /// Returns whether a scenario for no certain file can use a module: the module with most test cases of an app, and modules without test cases.
  ///
  /// - Parameter app: The name of the app's type, with its module.
  func usableModules(of app: String) -> (String) -> Bool {
    let modules = surroundings.testCases().filter { $0.app == app }.map(\.module)
    // The tests of an app usually begin with its name.
    func order(_ name: String) -> (Int, Int, String) { (name.hasPrefix(module) ? 1 : 0, modules.count { $0 == name }, name) }
    guard let home = modules.max(by: { order($0) < order($1) }) else { return { _ in true } }
    let others = surroundings.testModules()
    return { $0 == home || !others.contains($0) }
  }

  /// Returns the class that most test cases of an app inherit from, or `nil` if none does.
  ///
  /// - Parameters:
  ///   - isUsable: A closure that returns whether code can use a module.
  ///   - app: The name of the app's type, with its module.
  func baseClass(_ isUsable: (String) -> Bool, of app: String) -> DrivenTestCase? {
    let classes = surroundings.testCases().filter { $0.app == app }
    let counted = classes.filter { isUsable($0.module) }.map { base in (base, count: classes.count { _getSuperclass($0.type) == base.type }) }
    return counted.filter { $0.count > 0 }.max { ($0.count, $1.0.name) < ($1.count, $0.0.name) }?.0
  }

  /// Returns a class of test cases that declares more of the app than its type, such as its URL schemes.
  func declaringTestCase(_ isUsable: (String) -> Bool, of app: String) -> DrivenTestCase? {
    surroundings.testCases().filter { $0.app == app && $0.declaresMore && isUsable($0.module) }.min { $0.name < $1.name }
  }
}
