import ScenarioKit

/// A test that a test library has listed before it ran.
struct ListedTest: Hashable, Sendable {
  /// A test library.
  enum Library: String, Sendable, CaseIterable {
    case xctest = "XCTest"
    case swiftTesting = "Swift Testing"
  }

  let library: Library
  /// What the library calls it: “ShopTests.CartTests/test_adding”, “ShopTests.Cart/adding()”.
  let id: String

  /// Its suite, with the module: tests of one are run by one process, as they may share a set-up.
  var suite: String { String(id.prefix { $0 != "/" }) }

  /// What journals call it, as far as they do: without the module.
  var nameInJournals: String {
    let parts = id.split(separator: "/").map(String.init)
    let suite = parts.dropLast().last.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? ""
    return TestResults.name(feature: suite, test: parts.last ?? id)
  }
}
