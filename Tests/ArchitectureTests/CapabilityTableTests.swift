import Foundation
import XCTest

/// Tests that the tables of capabilities match the tests that they name.
final class CapabilityTableTests: XCTestCase {
  private let tree = SourceTree()

  func test_theIDsOfEachTableAreThoseOfTheList() throws {
    for table in CapabilityTable.all { XCTAssertEqual(try table.rows(tree).map(\.id), table.ids, table.page) }
  }

  func test_everyRowNamesTheTestsOfItsID() throws {
    for table in CapabilityTable.all {
      let tests = table.tests(tree)
      for row in try table.rows(tree) where tests[row.id, default: []] != row.tests {
        let found = tests[row.id].map { "the tests of that id are \($0.map { "`\($0)`" }.joined(separator: ", "))" } ?? "no test has that id"
        XCTFail("The row \(row.id) names the tests \(row.tests.joined(separator: ", ")); \(found).")
      }
    }
  }

  func test_everyRowHasATestButForThoseOfALaterIssue() throws {
    for table in CapabilityTable.all { XCTAssertEqual(try table.rows(tree).filter(\.tests.isEmpty).map(\.id), table.later, table.page) }
  }

  func test_everyTestOfACapabilityHasARow() {
    let ids = Set(CapabilityTable.all.flatMap(\.ids))
    for table in CapabilityTable.all {
      for (id, tests) in table.tests(tree) where !ids.contains(id) {
        XCTFail("Nothing in \(table.page) tells of \(tests.joined(separator: ", ")): add a row for \(id).")
      }
    }
  }

  func test_everyTestOfACapabilityStandsInATestCase() {
    for table in CapabilityTable.all {
      XCTAssertEqual(table.tests(tree).values.flatMap(\.self).filter { $0.firstMatch(of: /^\w+Tests\./) == nil }, [])
    }
  }
}

/// A table of capabilities in a documentation page.
///
/// Its last column names tests.
private struct CapabilityTable {
  static let all: [CapabilityTable] = [
    CapabilityTable(page: "Sources/TABTestKit/TABTestKit.docc/Capabilities.md", ids: ids("T", 1...141), folders: ["Tests/TABTestKitTests"]),
    CapabilityTable(
      page: "Sources/ScreenTestKit/ScreenTestKit.docc/Capabilities.md", ids: ids("E", 1...124) + ids("R", 1...50),
      folders: ["Tests/ScreenTestKitTests", "Tests/ScreensTests", "Tests/VirtualTimeTests"]),
  ]

  let page: String
  /// The IDs that the table must contain, in order.
  let ids: [String]
  /// The folders of its tests.
  let folders: [String]
  /// The rows that have no test yet.
  var later: [String] = []

  private static func ids(_ letter: String, _ numbers: ClosedRange<Int>...) -> [String] { numbers.joined().map { "\(letter)\($0)" } }

  private var letters: Set<Character> { Set(ids.compactMap(\.first)) }

  /// Returns the ID and the tests of each row.
  func rows(_ tree: SourceTree) throws -> [(id: String, tests: [String])] {
    try String(contentsOf: tree.root.appendingPathComponent(page), encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 4, let id = cells.first, let tests = cells.last, let letter = id.first, letters.contains(letter), Int(id.dropFirst()) != nil else { return nil }
      return (id, tests == "—" ? [] : tests.split(separator: ", ").map { $0.trimmingCharacters(in: ["`"]) })
    }
  }

  /// Returns the tests that name each capability, by ID.
  ///
  /// The order is by file path, and then by position in the file.
  func tests(_ tree: SourceTree) -> [String: [String]] { Self.testsOfPages[page] ?? [:] }

  private static let testsOfPages: [String: [String: [String]]] = Dictionary(uniqueKeysWithValues: all.map { ($0.page, $0.readTests(SourceTree())) })

  private func readTests(_ tree: SourceTree) -> [String: [String]] {
    var found: [String: [String]] = [:]
    // The declaration of a class, but not a `class var` in a class.
    let declaration = /^(?:(?:public|open|private|fileprivate|final) )*class (\w+)/
    let test = /func (test_([A-Z]\d+)_\w+)/
    for file in folders.flatMap(tree.swiftFiles(in:)) {
      var suite = ""
      for line in file.lines where line.has("class ") || line.has("func test_") {
        if let name = line.firstMatch(of: declaration) { suite = String(name.1) }
        guard let match = line.firstMatch(of: test), let letter = match.2.first, letters.contains(letter) else { continue }
        found[String(match.2), default: []].append("\(suite).\(match.1)")
      }
    }
    return found
  }
}
