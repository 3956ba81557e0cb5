import XCTest

@testable import ScenarioKit

final class TagExpressionTests: XCTestCase {
  private func isSatisfied(_ text: String, by tags: String...) throws -> Bool { try TagExpression(parsing: text).isSatisfied(by: tags) }

  func test_aTagIsWrittenWithOrWithoutItsSign() throws {
    XCTAssertTrue(try isSatisfied("@smoke", by: "smoke"))
    XCTAssertTrue(try isSatisfied("smoke", by: "smoke"))
    XCTAssertFalse(try isSatisfied("@smoke", by: "smoke-test"))
  }

  func test_notBindsCloserThanAndAndThatCloserThanOr() throws {
    XCTAssertEqual(
      try TagExpression(parsing: "@a or not @b and @c or @d"), .or(.or(.tag("a"), .and(.not(.tag("b")), .tag("c"))), .tag("d")))
    XCTAssertEqual(try TagExpression(parsing: "not not @a"), .not(.not(.tag("a"))))
  }

  func test_parenthesesNeedNoSpaceAroundThem() throws {
    XCTAssertEqual(try TagExpression(parsing: "@smoke and not(@slow or @wip)"), .and(.tag("smoke"), .not(.or(.tag("slow"), .tag("wip")))))
    XCTAssertTrue(try isSatisfied("@smoke and not (@slow or @wip)", by: "smoke", "fast"))
    XCTAssertFalse(try isSatisfied("@smoke and not (@slow or @wip)", by: "smoke", "wip"))
    XCTAssertFalse(try isSatisfied("@smoke and not (@slow or @wip)", by: "fast"))
  }

  func test_aBackslashLetsParenthesesSpacesAndWordsBelongToTags() throws {
    XCTAssertEqual(try TagExpression(parsing: #"@a\(b\) and @with\ space or \\"#), .or(.and(.tag("a(b)"), .tag("with space")), .tag("\\")))
  }

  func test_whatIsWrongIsToldWithItsPlace() {
    let problems: [(String, String, Int)] = [
      ("@a and", "a tag was expected at the end", 6),
      ("@a and or @b", "a tag was expected instead of “or”", 7),
      ("@a @b", "“and” or “or” was expected before “@b”", 3),
      ("(@a or @b", "there is no “)” for this “(”", 0),
      ("(@a @b)", "“and”, “or” or “)” was expected before “@b”", 4),
      ("@a)", "there is no “(” for this “)”", 2),
      ("()", "a tag was expected instead of “)”", 1),
      ("not", "a tag was expected at the end", 3),
      ("@a or @", "“@” isn't a tag", 6),
      (#"@a\b"#, "a backslash can escape only “(”, “)”, “\\” and a space, not “b”", 2),
      (#"@a\"#, "nothing follows the backslash", 2),
    ]
    for (text, reason, offset) in problems {
      XCTAssertThrowsError(try TagExpression(parsing: text), text) { XCTAssertEqual($0 as? TagExpression.Problem, .init(reason: reason, offset: offset), text) }
    }
  }

  func test_theTagsOfATestDecideWhereItsScenariosCannotChangeIt() throws {
    func verdict(_ text: String, on tags: String...) throws -> Bool? { try TagExpression(parsing: text).verdict(on: tags) }
    XCTAssertEqual(try verdict("not @slow", on: "slow"), false)
    XCTAssertNil(try verdict("not @slow"))
    XCTAssertNil(try verdict("@smoke", on: "slow"))
    XCTAssertEqual(try verdict("@smoke or @wip", on: "wip"), true)
    XCTAssertEqual(try verdict("@smoke and not @slow", on: "slow"), false)
    XCTAssertNil(try verdict("@smoke and not @slow", on: "smoke"))
  }
}
