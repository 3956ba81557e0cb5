import Foundation
import XCTest

/// Tests that each row of the page about mistakes names a test that expects the row's printed text.
final class MistakeTableTests: XCTestCase {
  private struct Row {
    let mistake: String
    let printed: String
    let testCase: String
    let function: String
  }

  private static let page = "Sources/ScreenTestKit/ScreenTestKit.docc/Mistakes.md"

  /// Mistakes that print nothing.
  ///
  /// Their rows say “nothing”.
  private static let silent: Set<String> = [
    "An async function with arguments is written as a step without a closure", "A write is interrupted", "A process ends in the middle of a line",
  ]

  /// The minimum length of a text that identifies a message.
  private static let shortest = 16

  private let tree = SourceTree()

  func test_thePageHasThreeTablesAndSixtyRows() throws {
    let text = try String(contentsOf: tree.root.appendingPathComponent(Self.page), encoding: .utf8)
    XCTAssertEqual(text.components(separatedBy: "|---|---|---|---|").count - 1, 3)
    XCTAssertGreaterThanOrEqual(try rows().count, 60)
  }

  func test_eachRowIsHeldByItsTest() throws {
    let rows = try rows()
    let files = filesOfTestCases(Set(rows.map(\.testCase)))
    for row in rows {
      guard let body = files[row.testCase].flatMap({ Self.body(of: row.function, in: $0) }) else {
        XCTFail("“\(row.mistake)”: there is no test \(row.testCase)/\(row.function).")
        continue
      }
      if row.printed.isEmpty && !Self.silent.contains(row.mistake) || !row.printed.isEmpty && row.printed.count < Self.shortest {
        XCTFail("“\(row.mistake)”: the page does not say what is printed. Give a sentence of it, not “\(row.printed)”.")
      }
      if !Self.contains(Self.plain(body), Self.plain(row.printed)) {
        XCTFail("“\(row.mistake)”: \(row.testCase)/\(row.function) does not expect the text “\(row.printed)”.")
      }
    }
  }

  private func rows() throws -> [Row] {
    let text = try String(contentsOf: tree.root.appendingPathComponent(Self.page), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    let rows = lines.filter { !$0.hasPrefix("|---") && !$0.hasSuffix("| What happens | What is printed | Test |") }
    return rows.compactMap { line in
      let row = Self.row(line)
      if row == nil { XCTFail("This line of the page is no row with four cells, of which the last names a test: \(line)") }
      return row
    }
  }

  private static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 6, cells[0].isEmpty, cells[5].isEmpty, let test = inBackticks(cells[4])?.split(separator: "/"), test.count == 2 else { return nil }
    guard let printed = cells[3] == "nothing" || cells[3].isEmpty ? "" : inBackticks(cells[3]) else { return nil }
    return Row(mistake: cells[1], printed: String(printed), testCase: String(test[0]), function: String(test[1]))
  }

  /// Returns the contents of a cell that is entirely code.
  private static func inBackticks(_ cell: String) -> Substring? {
    guard cell.count > 2, cell.hasPrefix("`"), cell.hasSuffix("`"), !cell.dropFirst().dropLast().contains("`") else { return nil }
    return cell.dropFirst().dropLast()
  }

  func test_aLineThatIsNoRowIsNoticed() {
    XCTAssertEqual(Self.row("| A | it fails | `text` | `SomeTests/test_a` |")?.printed, "text")
    XCTAssertEqual(Self.row("| A | it fails | nothing | `SomeTests/test_a` |")?.printed, "")
    XCTAssertEqual(Self.row("| A | it fails | | `SomeTests/test_a` |")?.printed, "")
    for line in [
      "| A | it fails | `text` | SomeTests/test_a |", "| A | it fails | `text` | `SomeTests` |", "| A | it fails | `SomeTests/test_a` |",
      "| A | it fails | `text` | `SomeTests/test_a`",
      "| A | it fails | text | `SomeTests/test_a` |", "| A | it fails | `te|xt` | `SomeTests/test_a` |",
    ] { XCTAssertNil(Self.row(line[...]), line) }
  }

  /// Returns the texts of the files that declare test cases, by the name of the test case.
  private func filesOfTestCases(_ names: Set<String>) -> [String: String] {
    var files: [String: String] = [:]
    for file in tree.swiftFiles(in: "Tests") {
      // Test files have the names of their contents.
      let name = String((file.path.split(separator: "/").last ?? "").dropLast(".swift".count))
      if names.contains(name) { files[name] = file.text }
    }
    return files
  }

  private static func contains(_ text: String, _ part: String) -> Bool { part.isEmpty || text.range(of: part) != nil }

  /// Returns the text of a function from its name to its end.
  private static func body(of function: String, in text: String) -> Substring? {
    guard let start = text.range(of: "func \(function)(") else { return nil }
    let rest = text[start.lowerBound...]
    return rest[..<(rest.range(of: "\n  }\n")?.lowerBound ?? rest.endIndex)]
  }

  /// Returns source text as it's printed, with single spaces.
  private static func plain(_ text: some StringProtocol) -> String {
    text.replacingOccurrences(of: "\\\"", with: "\"").replacingOccurrences(of: "\\n", with: " ").replacingOccurrences(of: "\\\\", with: "\\").split { $0.isWhitespace }.joined(
      separator: " ")
  }
}
