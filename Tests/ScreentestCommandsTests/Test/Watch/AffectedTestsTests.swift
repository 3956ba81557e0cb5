import XCTest

@testable import ScreentestCommands

/// Tests of the tests that a change affects.
final class AffectedTestsTests: XCTestCase {
  private let package = PackageTargets([
    .init(name: "Prices", module: "Prices", path: "Sources/Prices", sources: ["Price.swift"]),
    .init(name: "Cart", module: "Cart", path: "Sources/Cart", sources: ["Cart.swift"], dependencies: ["Prices"]),
    .init(name: "Alone", module: "Alone", path: "Sources/Alone", sources: ["Alone.swift"]),
    .init(name: "Cart-Tests", module: "Cart_Tests", path: "Tests/Cart", sources: ["Carts.swift", "Base.swift", "Sums.swift", "Texts.swift"], dependencies: ["Cart"], kind: .test),
    .init(name: "PricesTests", module: "PricesTests", path: "Tests/Prices", sources: ["Prices.swift"], dependencies: ["Prices"], kind: .test),
  ])

  private var texts = [
    "Tests/Cart/Carts.swift": "final class Carts: Base { func test_one() {} }\n@Test func paying() {}",
    "Tests/Cart/Base.swift": "class Base: XCTestCase { let cart = Cart() }",
    "Tests/Cart/Sums.swift": "@Suite struct Sums { func sum() { use(cart) } }",
    "Tests/Cart/Texts.swift": "extension String { var price: Int { 1 } }",
    "Tests/Prices/Prices.swift": "class PriceTests: XCTestCase {}",
  ]

  private func affected(_ paths: String..., unknown: Bool = false) -> AffectedTests {
    var changes = FileChanges()
    for path in paths { changes.add(path, .changed) }
    return AffectedTests(changes, in: unknown ? nil : package) { texts[$0] }
  }

  func test_aSourceAffectsTheTestTargetsThatDependOnItsTarget() {
    XCTAssertEqual(affected("Sources/Prices/Price.swift").selection, TestSelection(modules: ["Cart_Tests", "PricesTests"]))
    XCTAssertEqual(affected("Sources/Prices/Price.swift").reasons, ["Cart-Tests and PricesTests depend on Prices"])
    XCTAssertEqual(affected("Sources/Cart/New.swift").selection, TestSelection(modules: ["Cart_Tests"]))
    XCTAssertEqual(affected("Sources/Cart/New.swift").reasons, ["Cart-Tests depends on Cart"])
    XCTAssertEqual(affected("Sources").selection, TestSelection(modules: ["Cart_Tests", "PricesTests"]))
  }

  func test_aSourceWithoutTestsAffectsNothing() {
    XCTAssertTrue(affected("Sources/Alone/Alone.swift").selection.isEmpty)
    XCTAssertEqual(affected("Sources/Alone/Alone.swift").reasons, ["no test depends on Alone"])
    XCTAssertTrue(affected("Sources/notes.txt").selection.isEmpty)
    XCTAssertEqual(affected("Sources/notes.txt").reasons, ["notes.txt isn't part of a target"])
  }

  func test_aTestFileAffectsItsSuitesAndTheFilesThatUseIt() {
    XCTAssertEqual(affected("Tests/Cart/Carts.swift").selection, TestSelection(suites: ["Cart_Tests.Carts", "Cart_Tests.paying"]))
    XCTAssertEqual(affected("Tests/Cart/Carts.swift").reasons, ["Carts.swift contains tests"])
    XCTAssertEqual(affected("Tests/Cart/Base.swift").selection, TestSelection(suites: ["Cart_Tests.Base", "Cart_Tests.Carts", "Cart_Tests.paying"]))
    XCTAssertEqual(affected("Tests/Cart/Base.swift").reasons, ["Base.swift or the files that use it contain tests"])
    XCTAssertEqual(affected("Tests/Cart/Sums.swift").selection, TestSelection(suites: ["Cart_Tests.Sums"]))
  }

  func test_aTestFileWhoseUsersAreNotKnownAffectsItsTarget() {
    let all = TestSelection(modules: ["Cart_Tests"])
    XCTAssertEqual(affected("Tests/Cart/Texts.swift").selection, all, "It extends a type of another module.")
    XCTAssertEqual(affected("Tests/Cart/Removed.swift").selection, all)
    XCTAssertEqual(affected("Tests/Cart/cart.json").selection, all)
    XCTAssertEqual(affected("Tests/Cart/cart.json").reasons, ["cart.json can affect each test in Cart-Tests"])
  }

  func test_theTestsOfSeveralFilesAreJoined() {
    let both = affected("Sources/Cart/Cart.swift", "Tests/Prices/Prices.swift")
    XCTAssertEqual(both.selection, TestSelection(modules: ["Cart_Tests"], suites: ["PricesTests.PriceTests"]))
    XCTAssertEqual(both.reasons, ["Cart-Tests depends on Cart", "Prices.swift contains tests"])
  }

  func test_everythingIsAffectedIfMoreIsNotKnown() {
    XCTAssertEqual(affected("Package.swift").selection, .everything)
    XCTAssertEqual(affected("Package@swift-6.1.swift").selection, .everything)
    XCTAssertEqual(affected("Sources/Alone/Alone.swift", unknown: true).selection, .everything)
    var overflow = FileChanges()
    overflow.isIncomplete = true
    let affected = AffectedTests(overflow, in: package) { _ in nil }
    XCTAssertEqual(affected.selection, .everything)
    XCTAssertEqual(affected.reasons, ["too many files changed at a time"])
  }

  func test_aSelectionContainsTheTestsOfItsSuites() {
    let selection = TestSelection(modules: ["A"], suites: ["B.Suite", "B.free"], tests: [ListedTest(library: .xctest, id: "C.Tests/test_one")])
    let ids = ["A.Any/one()", "B.Suite/Inner/two()", "B.free(count:)", "C.Tests/test_one", "AB.Any/one()", "B.SuiteTests/three()", "B.freedom()", "C.Tests/test_two"]
    XCTAssertEqual(ids.filter { selection.contains(ListedTest(library: $0.hasPrefix("C") ? .xctest : .swiftTesting, id: $0)) }, Array(ids.prefix(4)))
  }

  // MARK: The targets

  func test_theDescriptionOfAPackageIsRead() {
    let json = """
      warning: a manifest can print
      {"name": "Shop", "path": "/p/Shop", "targets": [
        {"c99name": "Cart_Tests", "name": "Cart-Tests", "path": "Tests/Cart", "sources": ["A.swift"], "target_dependencies": ["Cart"], "type": "test"},
        {"c99name": "Cart", "name": "Cart", "path": ".", "sources": ["App/B.swift"], "type": "executable"},
        {"c99name": "Lint", "name": "Lint", "path": "Plugins/Lint", "type": "plugin"}
      ]}
      """
    let package = PackageTargets(json: json)
    XCTAssertEqual(
      package,
      PackageTargets(
        [
          .init(name: "Cart", module: "Cart", path: "", sources: ["App/B.swift"]),
          .init(name: "Cart-Tests", module: "Cart_Tests", path: "Tests/Cart", sources: ["A.swift"], dependencies: ["Cart"], kind: .test),
          .init(name: "Lint", module: "Lint", path: "Plugins/Lint", kind: .other),
        ], folder: "/p/Shop"))
    XCTAssertEqual(package?.targets(ofFile: "Tests/Cart/new.json").map(\.name), ["Cart-Tests"])
    XCTAssertEqual(package?.targets(ofFile: "App/B.swift").map(\.name), ["Cart"])
    XCTAssertEqual(package?.targets(ofFile: "other.json").map(\.name), ["Cart"])
    XCTAssertNil(PackageTargets(json: "error: no manifest"))
  }

  // MARK: The declarations of a file

  func test_theTopLevelDeclarationsOfAFileAreFound() {
    let declarations = SourceDeclarations(
      #"""
      import struct Foundation.Date
      @testable import Cart
      // class Comment {}
      /* struct Other { /* nested */ } */
      @Suite("A \(text("}")) {", .tags(.slow)) public final class One: Base<Int> { class func inner() {} ; struct Inner {} }
      private let two = "class InText { \" "
      private(set) var three = #"{ " \(4) "# + """
        enum InLongText { "
        """
      extension Outer.Inner: P where A == [Int] { func member() {} }
      @Test func `a raw name`() {}
      #if os(Linux)
        func four<T>(_ class: T) -> T {}
      #endif
      """#)
    XCTAssertEqual(declarations.names, ["One", "two", "three", "`a raw name`", "four"])
    XCTAssertEqual(declarations.hidden, ["two"])
    XCTAssertEqual(declarations.extended, ["Outer"])
    XCTAssertFalse(declarations.hasUnnamed)
  }

  func test_declarationsWithoutNamesAndUnmatchedBracesAreNoted() {
    for text in ["func == (a: Int, b: Int) -> Bool { true }", "infix operator +-", "let brace = /}/", "struct Open {"] { XCTAssertTrue(SourceDeclarations(text).hasUnnamed, text) }
  }
}
