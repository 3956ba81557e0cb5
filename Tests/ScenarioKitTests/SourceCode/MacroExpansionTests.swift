import XCTest

@testable import ScenarioKit

/// Tests that the place of a macro is read from the name of its expansion's file.
final class MacroExpansionTests: XCTestCase {
  private let folder = "/tmp/swift-generated-sources"

  func test_theNameHasTheLineAndTheColumn() throws {
    let expect = try XCTUnwrap(MacroExpansion(path: "\(folder)/@__swiftmacro_9ShopTests0019CartTestsswift_AiFEcfMX31_4_6expectfMf_.swift"))
    XCTAssertEqual([expect.line, expect.column], [32, 5])
    let second = try XCTUnwrap(MacroExpansion(path: "\(folder)/@__swiftmacro_9ShopTests0019CartTestsswift_AiFEcfMX11_12_7requirefMf0_.swift"))
    XCTAssertEqual([second.line, second.column], [12, 13])
    let first = try XCTUnwrap(MacroExpansion(path: "\(folder)/@__swiftmacro_9ShopTests0019CartTestsswift_AiFEcfMX0___6expectfMf_.swift"))
    XCTAssertEqual([first.line, first.column], [1, 1], "the first line and column")
  }

  func test_otherFilesAreNoExpansions() {
    XCTAssertNil(MacroExpansion(path: "/package/Tests/ShopTests/CartTests.swift"))
    XCTAssertNil(MacroExpansion(path: "/package/Tests/ShopTests/fMX31_4_Tests.swift"))
    XCTAssertNil(MacroExpansion(path: "\(folder)/@__swiftmacro_9ShopTests8emptying4TestfMp_.swift"), "an attached macro is at no line")
    XCTAssertNil(MacroExpansion(path: "\(folder)/@__swiftmacro_9ShopTests0019CartTestsswift_AiFEcfMXab_4_6expectfMf_.swift"))
    XCTAssertNil(MacroExpansion(path: ""))
  }

  func test_theFileIsTheOneWithTheName() throws {
    let expansion = try XCTUnwrap(MacroExpansion(path: "\(folder)/@__swiftmacro_9ShopTests0019CartTestsswift_AiFEcfMX31_4_6expectfMf_.swift"))
    XCTAssertTrue(expansion.isIn("/package/Tests/ShopTests/CartTests.swift"))
    XCTAssertFalse(expansion.isIn("/package/Tests/ShopTests/Tests.swift"), "the end of the name is another file")
    XCTAssertFalse(expansion.isIn("/package/Tests/ShopTests/BigCartTests.swift"))
    XCTAssertFalse(expansion.isIn("\(folder)/@__swiftmacro_9ShopTests0019CartTestsswift_AiFEcfMX31_4_6expectfMf_.swift"))
    XCTAssertFalse(expansion.isIn(""))
  }
}
