/// The tests that run after a change.
struct TestSelection: Equatable, Sendable {
  /// Whether all tests run.
  var isEverything: Bool = false
  /// The modules whose tests all run.
  var modules: Set<String> = []
  /// The suites and functions whose tests run, with their modules: “ShopTests.CartTests”, “ShopTests.paying”.
  var suites: Set<String> = []
  /// Tests that run in addition.
  var tests: Set<ListedTest> = []

  static let everything: TestSelection = TestSelection(isEverything: true)

  /// Whether no test can run.
  var isEmpty: Bool { self == TestSelection() }

  /// Returns whether a test runs.
  func contains(_ test: ListedTest) -> Bool {
    if isEverything || tests.contains(test) { return true }
    let suite = test.suite.prefix { $0 != "(" }
    return modules.contains(String(suite.prefix { $0 != "." })) || suites.contains(String(suite))
  }

  /// Adds the tests of another selection.
  mutating func formUnion(_ other: TestSelection) {
    isEverything = isEverything || other.isEverything
    modules.formUnion(other.modules)
    suites.formUnion(other.suites)
    tests.formUnion(other.tests)
  }
}
