import Foundation
import XCTest

/// Each row of the page about mistakes names a test that expects what the row says is printed.
final class MistakeTableTests: XCTestCase {
  private struct Row {
    let mistake: String
    let printed: String
    let testCase: String
    let function: String
  }

  private static let page = "Sources/ScreenTestKit/ScreenTestKit.docc/Mistakes.md"

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
      if !Self.contains(Self.plain(body), Self.plain(row.printed)) {
        XCTFail("“\(row.mistake)”: \(row.testCase)/\(row.function) does not expect the text “\(row.printed)”.")
      }
    }
  }

  private func rows() throws -> [Row] {
    let text = try String(contentsOf: tree.root.appendingPathComponent(Self.page), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6, cells[4].hasPrefix("`") else { return nil }
      let test = cells[4].filter { $0 != "`" }.split(separator: "/")
      guard test.count == 2 else { return nil }
      return Row(mistake: cells[1], printed: String(cells[3].drop { $0 == "`" }.prefix { $0 != "`" }), testCase: String(test[0]), function: String(test[1]))
    }
  }

  /// The texts of the files that declare test cases, by the test case's name.
  private func filesOfTestCases(_ names: Set<String>) -> [String: String] {
    var files: [String: String] = [:]
    for file in tree.swiftFiles(in: "Tests") {
      // Test files are called after what is in them.
      let name = String((file.path.split(separator: "/").last ?? "").dropLast(".swift".count))
      if names.contains(name) { files[name] = file.text }
    }
    return files
  }

  private static func contains(_ text: String, _ part: String) -> Bool { part.isEmpty || text.range(of: part) != nil }

  /// The text of a function from its name to the end of its lines.
  private static func body(of function: String, in text: String) -> Substring? {
    guard let start = text.range(of: "func \(function)(") else { return nil }
    let rest = text[start.lowerBound...]
    return rest[..<(rest.range(of: "\n  }\n")?.lowerBound ?? rest.endIndex)]
  }

  /// Source text as it is printed, with single spaces.
  private static func plain(_ text: some StringProtocol) -> String {
    text.replacingOccurrences(of: "\\\"", with: "\"").replacingOccurrences(of: "\\n", with: " ").split { $0.isWhitespace }.joined(separator: " ")
  }
}
