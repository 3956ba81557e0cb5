extension DrivenApp {
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
