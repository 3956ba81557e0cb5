/// A test class whose tags apply to all of its tests, like the tags of a Gherkin feature.
///
/// Each scenario has these tags in addition to its own.
/// `ScreenTestCase` conforms to this protocol, and a subclass of `XCTestCase` may conform to it. For Swift Testing tests, use the library's own tag trait.
public protocol HasScenarioTags {
  /// The tags of all tests in the class.
  static var tags: [ScenarioTag] { get }
}

/// The tags of the running test.
package enum TestTags {
  /// The tags that a trait has set.
  @TaskLocal package static var named: [String]?

  /// The tags of the current test, in either test library.
  static var current: [String] {
    if let named { return named }
    if SwiftTesting.isRunningTest { return SwiftTesting.currentTags }
    guard let testCase = XCTestObserver.testCase else { return [] }
    return of(Unmanaged<AnyObject>.fromOpaque(testCase).takeUnretainedValue())
  }

  /// Returns the tags of a test case's class.
  static func of(_ testCase: AnyObject) -> [String] { (type(of: testCase) as? any HasScenarioTags.Type)?.tags.map(\.name) ?? [] }
}
