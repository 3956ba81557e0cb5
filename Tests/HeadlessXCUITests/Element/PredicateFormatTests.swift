import Foundation
import HeadlessXCUI
import VirtualTime
import XCTest

/// Predicate formats for ordinary values.
final class PredicateFormatTests: XCTestCase {
  private final class Person {
    let name: String
    let age: Int
    var address: [String: Any]

    init(name: String, age: Int, address: [String: Any]) {
      self.name = name
      self.age = age
      self.address = address
    }
  }

  private let ada = Person(name: "Ada Lovelace", age: 36, address: ["city": "London", "tags": ["home", "old"]])

  private func holds(_ format: String, _ arguments: [Any] = [], for object: Any?, file: StaticString = #filePath, line: UInt = #line) -> Bool {
    var problems: [UsageError] = []
    let result = told(&problems) { NSPredicate(format: format, argumentArray: arguments).evaluate(with: object) }
    XCTAssertEqual(problems, [], file: file, line: line)
    return result
  }

  private func told<Result>(_ problems: inout [UsageError], _ body: () -> Result) -> Result {
    let log = ProblemLog()
    defer { problems = log.problems }
    return UsageError.$handler.withValue(UsageError.Handler { log.problems.append($0) }, operation: body)
  }

  private final class ProblemLog: @unchecked Sendable {
    var problems: [UsageError] = []
  }

  func test_formatsThatAreTrue() {
    let formats: [(String, [Any])] = [
      ("name == 'Ada Lovelace'", []), ("name = \"Ada Lovelace\"", []), ("name != 'Ada'", []), ("name <> 'Ada'", []), ("age == 36", []), ("age >= 36 AND age =< 36", []),
      ("age > 35.5 && age < 0x25", []), ("name CONTAINS 'Love'", []), ("name contains[c] 'LOVE'", []), ("name CONTAINS[cd] 'lôve'", []), ("name BEGINSWITH 'Ada'", []),
      ("name ENDSWITH[c] 'LACE'", []), ("name LIKE 'Ada*l?ce'", []), ("name LIKE[c] 'ada *'", []), ("name MATCHES 'Ada .+'", []), ("name MATCHES[c] 'ada [a-z]+'", []),
      ("name IN {'Ada Lovelace', 'Grace'}", []), ("age IN %@", [[36, 37]]), ("age BETWEEN {30, 40}", []), ("age BETWEEN %@", [[30, 40]]), ("%K == %@", ["name", "Ada Lovelace"]),
      ("%K.city == %@", ["address", "London"]), ("address.city == 'London'", []), ("ANY address.tags == 'old'", []), ("ALL address.tags CONTAINS 'o'", []),
      ("NONE address.tags == 'new'", []), ("address.tags.@count == 2", []), ("'home' IN address.tags", []), ("address.tags CONTAINS 'home'", []), ("name.length == %d", [12]),
      ("age == %i", [36]), ("age == %ld", [36]), ("age == %lu", [UInt(36)]), ("age < %f", [36.5]), ("age == %@", [NSNumber(value: 36)]), ("address.street == nil", []),
      ("address.street == NULL", []), ("NOT (name == 'Ada')", []), ("!(name == 'Ada') OR FALSEPREDICATE", []), ("not name == 'Ada' || age == 1", []), ("TRUEPREDICATE", []),
      ("(name == 'x' OR age == 36) AND (TRUEPREDICATE)", []), ("(age) == 36", []), ("name CONTAINS 'e' AND NOT name CONTAINS 'x' AND age > 1", []), ("TRUE == YES", []),
      ("age == 36 OR age == 1 AND age == 2", []), ("'it''s' == nil OR name == \"Ada Lovelace\"", []),
    ]
    for (format, arguments) in formats where !format.contains("''") {
      XCTAssertTrue(holds(format, arguments, for: ada), format)
    }
  }

  func test_formatsThatAreFalse() {
    let formats = [
      "name == 'ada lovelace'", "name CONTAINS 'love'", "name BEGINSWITH 'Love'", "name LIKE 'Ada'", "name MATCHES 'Ada'", "name == nil", "age == '36'", "age BETWEEN {37, 40}",
      "age == 36 AND name == 'x'", "FALSEPREDICATE", "ANY address.tags == 'new'", "ALL address.tags == 'old'", "name IN {}", "NOT TRUEPREDICATE", "address.street > 3",
    ]
    for format in formats { XCTAssertFalse(holds(format, for: ada), format) }
  }

  func test_theObjectItself() {
    XCTAssertTrue(holds("SELF == 'Ada'", for: "Ada"))
    XCTAssertTrue(holds("self BEGINSWITH %@", ["A"], for: "Ada"))
    XCTAssertTrue(holds("SELF.length == 3", for: "Ada"))
    XCTAssertTrue(holds("SELF > 3", for: 4))
    XCTAssertTrue(holds("SELF IN %@", [["a", "b"]], for: "a"))
    XCTAssertTrue(holds("count == 2", for: ["a", "b"]))
    XCTAssertFalse(holds("SELF == 'Ada'", for: nil))
  }

  func test_predicatesCombine() {
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: "age > 30"), NSPredicate(format: "name BEGINSWITH %@", "Ada")])
    XCTAssertTrue(both.evaluate(with: ada))
    XCTAssertFalse(NSCompoundPredicate(notPredicateWithSubpredicate: both).evaluate(with: ada))
  }

  func test_aFormatThatIsNotUnderstoodFailsAtTheCall() {
    let cases: [(String, [Any], Int, String, String)] = [
      ("label CONTAINZ 'x'", [], 7, "an operator such as ==, CONTAINS or BEGINSWITH", "“CONTAINZ”"),
      ("label == ", [], 10, "a key path or a value", "the end of the format"),
      ("label == 'x", [], 10, "a closing '", "the end of the format"),
      ("label == %@", [], 10, "an argument for %@", "no arguments"),
      ("label == %@ AND value == %d", ["x"], 26, "an argument for %d", "only 1 of them"),
      ("label == %q", [], 10, "one of %@, %K, %d, %i, %ld, %lu and %f", "“%q”"),
      ("(label == 'x'", [], 14, "a closing parenthesis", "the end of the format"),
      ("label == 'x' value == 'y'", [], 14, "AND, OR or the end of the format", "“value”"),
      ("label == 'x' AND", [], 17, "a key path or a value", "the end of the format"),
      ("label CONTAINS[q] 'x'", [], 16, "c, d or cd", "“q”"),
      ("%K == 'x'", [3], 1, "a string with a key path for %K", "“3”"),
      ("SUBQUERY(items, $x, $x == 1).@count > 0", [], 17, "a key path, a value or an operator", "“$”"),
      ("label IN {'a', 'b'", [], 19, "a comma or a closing brace", "the end of the format"),
      ("", [], 1, "a key path or a value", "the end of the format"),
    ]
    for (format, arguments, position, expected, found) in cases {
      var problems: [UsageError] = []
      let isTrue = told(&problems) { NSPredicate(format: format, argumentArray: arguments).evaluate(with: "x") }
      XCTAssertFalse(isTrue, format)
      let problem = problems.first
      XCTAssertEqual(problems.count, 1, format)
      XCTAssertEqual(problem?.reason, "it has a syntax error at character \(position)", format)
      XCTAssertEqual(problem?.expected, expected, format)
      XCTAssertEqual(problem?.actual, found, format)
    }
  }

  func test_theFailureHasThePlaceOfTheCall() throws {
    var problems: [UsageError] = []
    let line = #line + 1
    _ = told(&problems) { NSPredicate(format: "label ~ 'x'") }
    XCTAssertEqual(
      problems.first,
      UsageError(
        kind: "predicate.format", action: "read the predicate format “label ~ 'x'”", reason: "it has a syntax error at character 7",
        expected: "a key path, a value or an operator", actual: "“~”", advice: "correct the format, or write NSPredicate { object, _ in … } instead.",
        place: UsageError.Place(fileID: #fileID, filePath: #filePath, line: line)))
  }

  func test_aKeyThatIsNotThereFailsOnce() {
    var problems: [UsageError] = []
    let isTrue = told(&problems) {
      let predicate = NSPredicate(format: "nickname == 'Ada'")
      return predicate.evaluate(with: ada) || predicate.evaluate(with: ada)
    }
    XCTAssertFalse(isTrue)
    XCTAssertEqual(problems.map(\.reason), ["a value of type Person has no value for the key “nickname”"])
    XCTAssertEqual(problems.first?.expected, "one of address, age and name")
  }

  func test_anExpressionThatIsNoneFailsAtTheCall() {
    for format in ["label MATCHES '[a'", "label MATCHES[c] '[a' OR NOT (label MATCHES '[a')"] {
      var problems: [UsageError] = []
      let line = #line + 1
      let isTrue = told(&problems) { NSPredicate(format: format).evaluate(with: ["label": "[a"]) }
      XCTAssertFalse(isTrue)
      XCTAssertEqual(
        problems,
        [
          UsageError(
            kind: "predicate.expression", action: "read the predicate format “\(format)”", reason: "“[a” isn't a valid regular expression",
            advice: "correct the expression after MATCHES.",
            place: UsageError.Place(fileID: #fileID, filePath: #filePath, line: line))
        ])
    }
  }
}
