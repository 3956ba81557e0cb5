import Foundation
import XCTest

/// Tests that each row of the page about differences describes a difference and names existing tests.
///
/// The differences are from Apple's SwiftUI, XCUITest and SwiftData.
final class DifferenceTableTests: XCTestCase {
  private struct Row {
    let difference: String
    let there: String
    let here: String
    let tests: [String]
  }

  private static let page = "Sources/ScreenTestKit/ScreenTestKit.docc/Differences.md"

  /// The sections of the page, each with its minimum number of rows.
  private static let sections = ["SwiftUI": 5, "Elements and frames": 9, "XCUITest": 12, "SwiftData": 6, "Unverified": 4]

  private let tree = SourceTree()

  func test_everySectionHasItsRows() throws {
    let sections = try sections()
    XCTAssertEqual(Set(sections.keys), Set(Self.sections.keys))
    for (name, least) in Self.sections { XCTAssertGreaterThanOrEqual(sections[name, default: []].count, least, name) }
  }

  func test_everyRowIsShownByTestsThatAreThere() throws {
    let known = knownTests()
    for row in try sections().values.joined() {
      XCTAssertFalse(row.tests.isEmpty, "“\(row.difference)” names no test.")
      for test in row.tests where !known.contains(test) { XCTFail("“\(row.difference)”: there is no test \(test).") }
    }
  }

  func test_everyRowTellsADifference() throws {
    for row in try sections().values.joined() { XCTAssertNotEqual(row.there, row.here, row.difference) }
  }

  func test_aTestIsKnownByItsClass() {
    let known = knownTests()
    XCTAssertTrue(known.contains("DifferenceTableTests.test_aTestIsKnownByItsClass"))
    XCTAssertFalse(known.contains("LayeringTests.test_aTestIsKnownByItsClass"))
  }

  private func sections() throws -> [String: [Row]] {
    let text = try String(contentsOf: tree.root.appendingPathComponent(Self.page), encoding: .utf8)
    var sections: [String: [Row]] = [:]
    var section = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("| "), !line.hasSuffix("| Test |") else { continue }
      guard let row = Self.row(line) else {
        XCTFail("This line of the page is no row with four cells, of which the last names tests: \(line)")
        continue
      }
      sections[section, default: []].append(row)
    }
    return sections
  }

  private static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 6, cells.first == "", cells.last == "", cells[1...4].allSatisfy({ !$0.isEmpty }) else { return nil }
    let names = cells[4].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard names.allSatisfy({ $0.wholeMatch(of: /`\w+\.test\w+`/) != nil }) else { return nil }
    return Row(difference: cells[1], there: cells[2], here: cells[3], tests: names.map { $0.trimmingCharacters(in: ["`"]) })
  }

  func test_aLineThatIsNoRowIsNoticed() {
    XCTAssertEqual(Self.row("| A | b | c | `SomeTests.test_a`, `OtherTests.testB` |")?.tests, ["SomeTests.test_a", "OtherTests.testB"])
    for line in ["| A | b | c | SomeTests.test_a |", "| A | b | c | |", "| A | b | | `SomeTests.test_a` |", "| A | b | `SomeTests.test_a` |", "| A | b | c | `SomeTests` |"] {
      XCTAssertNil(Self.row(line[...]), line)
    }
  }

  /// Returns every function of a test class, with the name of the class.
  private func knownTests() -> Set<String> {
    var known: Set<String> = []
    let declaration = /^(?:(?:public|open|private|fileprivate|final|@MainActor|@preconcurrency) )*class (\w+)/
    let test = /^  (?:[@\w]+ )*func (test\w+)\(/
    for file in tree.swiftFiles(in: "Tests") {
      var suite = ""
      for line in file.lines where line.has("class ") || line.has("func test") {
        if let name = line.firstMatch(of: declaration) { suite = String(name.1) }
        if let name = line.firstMatch(of: test) { known.insert("\(suite).\(name.1)") }
      }
    }
    return known
  }
}
