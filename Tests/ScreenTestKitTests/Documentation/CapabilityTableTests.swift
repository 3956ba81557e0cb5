import Foundation
import XCTest

/// The tables of EarlGrey's and Robot's capabilities and the tests that they name belong together.
final class CapabilityTableTests: XCTestCase {
  /// The ids that the tables owe: those of matchers, of synchronization, and of Robot's queries.
  ///
  /// E116 comes with a later issue.
  private static let ids: [String] = ([11...19, 21...49, 103...121].joined().map { "E\($0)" }) + (1...29).map { "R\($0)" }
  private static let later: Set<String> = ["E116"]

  func test_theIDsAreThoseOfTheList() throws {
    XCTAssertEqual(try Self.rows().map(\.id), Self.ids)
  }

  func test_everyRowNamesTheTestsOfItsID() throws {
    let tests = try Self.tests()
    for row in try Self.rows() where tests[row.id, default: []] != row.tests {
      let found = tests[row.id].map { "the tests of that id are \($0.map { "`\($0)`" }.joined(separator: ", "))" } ?? "no test has that id"
      XCTFail("The row \(row.id) names the tests \(row.tests.joined(separator: ", ")); \(found).")
    }
  }

  func test_everyRowHasATestButForThoseOfALaterIssue() throws {
    XCTAssertEqual(Set(try Self.rows().filter(\.tests.isEmpty).map(\.id)), Self.later)
  }

  func test_everyTestOfACapabilityHasARow() throws {
    // Robot's time lapse has a table of its own.
    let ids = Set(try Self.rows().map(\.id)).union((47...50).map { "R\($0)" })
    for (id, tests) in try Self.tests() where !ids.contains(id) {
      XCTFail("Nothing in the table of capabilities tells of \(tests.joined(separator: ", ")): add a row for \(id).")
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The id and the tests of each row.
  private static func rows() throws -> [(id: String, tests: [String])] {
    let table = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/ScreenTestKit/ScreenTestKit.docc/Capabilities.md")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, "ER".contains(cells[0].prefix(1)), Int(cells[0].dropFirst()) != nil else { return nil }
      return (cells[0], cells[4] == "—" ? [] : cells[4].split(separator: ", ").map { $0.trimmingCharacters(in: ["`"]) })
    }
  }

  /// The tests that name a capability, by its id: file by file in the order of their paths, as they stand.
  private static func tests() throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    for path in paths {
      var suite = ""
      for line in try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8).split(separator: "\n") {
        guard line.contains("class ") || line.contains("func test_") else { continue }
        if let name = line.firstMatch(of: /^(?:(?:public|open|private|fileprivate|final) )*class (\w+)/) { suite = String(name.1) }
        guard let match = line.firstMatch(of: /func (test_([ER]\d+)_\w+)/) else { continue }
        found[String(match.2), default: []].append("\(suite).\(match.1)")
      }
    }
    return found
  }
}
