import Foundation
import XCTest

@testable import ScenarioKit

/// Tests of what an assertion's source says about the members that it uses.
final class AssertionSourceTests: XCTestCase {
  private func uses(_ member: String, _ source: String, line: Int = 1) throws -> Bool {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("AssertionSource-\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return AssertionSource.uses(member, at: SourceLocation(ofAssertionIn: file.path, line: line))
  }

  func test_aMemberInTheStatement() throws {
    XCTAssertTrue(try uses("exists", "  XCTAssertTrue(app.buttons[\"OK\"].exists)\n"))
    XCTAssertTrue(try uses("exists", "  XCTAssertTrue(\n    app.buttons[\"OK\"]\n      .exists,\n    \"No button\")\n"))
    XCTAssertTrue(try uses("waitForExistence", "if isShown { XCTAssertTrue(title?.waitForExistence(timeout: 5) == true) }"))
    XCTAssertTrue(try uses("exists", "\n#expect(button.exists)", line: 2))
  }

  func test_anotherName() throws {
    XCTAssertFalse(try uses("exists", "XCTAssertTrue(exists)"))
    XCTAssertFalse(try uses("exists", "XCTAssertTrue(button.existsNow)"))
    XCTAssertFalse(try uses("exists", "XCTAssertTrue(isShown, \"button.exists\") // button.exists"))
  }

  func test_anotherStatement() throws {
    XCTAssertFalse(try uses("exists", "XCTAssertTrue(isShown)\nXCTAssertTrue(button.exists)\n"))
    XCTAssertFalse(try uses("exists", "Scenario(\"Looking\") { XCTAssertTrue(isShown)\n  look(button.exists)\n}\n"))
    XCTAssertFalse(try uses("exists", "XCTAssertTrue(button.exists)\nXCTAssertTrue(isShown)\n", line: 2))
  }

  func test_aSourceThatCannotBeRead() {
    XCTAssertFalse(AssertionSource.uses("exists", at: SourceLocation(ofAssertionIn: "/nowhere/CartTests.swift", line: 3)))
    XCTAssertFalse(AssertionSource.uses("exists", at: nil))
  }
}
