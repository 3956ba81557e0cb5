import ScenarioKit

/// A test that a test library has listed.
struct ListedTest: Hashable, Sendable {
  /// A test library.
  enum Library: String, Sendable, CaseIterable {
    case xctest = "XCTest"
    case swiftTesting = "Swift Testing"
  }

  let library: Library
  /// The library's identifier for the test: “ShopTests.CartTests/test_adding”, “ShopTests.Cart/adding()”.
  let id: String

  /// The suite with its module.
  ///
  /// The tests of a suite run in one process, because they can share a set-up.
  var suite: String { String(id.prefix { $0 != "/" }) }

  /// The name that journals use for the test, which doesn't include the module.
  var nameInJournals: String {
    let parts = id.split(separator: "/").map(String.init)
    let suite = parts.dropLast().last.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? ""
    return TestResults.name(feature: suite, test: parts.last ?? id)
  }
}
