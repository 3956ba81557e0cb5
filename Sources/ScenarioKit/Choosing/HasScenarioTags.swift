/// A test class whose tests all have tags: each of their scenarios has them beside its own, as those of a feature in Gherkin.
///
/// `ScreenTestCase` is one; a class that inherits `XCTestCase` may conform to it. A test of Swift Testing has the tags that the library's own trait names.
public protocol HasScenarioTags {
  /// The tags of its tests.
  static var tags: [ScenarioTag] { get }
}

/// The tags of the test that is running.
package enum TestTags {
  /// The tags that a trait has named.
  @TaskLocal package static var named: [String]?

  /// The tags of the current test, of whichever library runs it.
  static var current: [String] {
    if let named { return named }
    if SwiftTesting.isRunningTest { return SwiftTesting.currentTags }
    guard let testCase = XCTestObserver.testCase else { return [] }
    return of(Unmanaged<AnyObject>.fromOpaque(testCase).takeUnretainedValue())
  }

  /// The tags of a test case's class.
  static func of(_ testCase: AnyObject) -> [String] { (type(of: testCase) as? any HasScenarioTags.Type)?.tags.map(\.name) ?? [] }
}
