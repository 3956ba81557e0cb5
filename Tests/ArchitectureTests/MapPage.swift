import Foundation
import XCTest

/// A page that maps the names of an API, with a table for each group of names.
///
/// A test writes the page from the sources, and compares it with the file.
struct MapPage {
  /// If this environment variable is set, pages are regenerated.
  private static let variable = "SCREENTEST_WRITE_PAGES"

  /// The text above the tables, which ends with a line break.
  let introduction: String
  /// The heading of the second column.
  let column: String
  /// The heading of each table, and its names with the text of the second column.
  let tables: [(heading: String, rows: [String: String])]

  /// The whole page, with the rows sorted by name.
  var text: String {
    var text = introduction
    for table in tables {
      text += "\n## \(table.heading)\n\n| name | \(column) |\n|---|---|\n"
      for (name, value) in table.rows.sorted(by: { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }) { text += "| `\(name)` | \(value) |\n" }
    }
    return text
  }

  /// Fails the test if the file isn't this page, and names the differing lines.
  ///
  /// - Parameter path: The path of the file in the repository.
  func check(at path: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let url = SourceTree().root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment[Self.variable] != nil { try text.write(to: url, atomically: true, encoding: .utf8) }
    let listed = Set(((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n"))
    let wanted = text.split(separator: "\n")
    let missing = wanted.filter { !listed.contains($0) }
    let left = listed.subtracting(wanted).sorted()
    XCTAssertTrue(
      missing.isEmpty && left.isEmpty,
      "\(path) is not what the sources say. Run this test with \(Self.variable)=1 to write it anew.\nIt lacks:\n\(missing.joined(separator: "\n"))\nIt has too much:\n\(left.joined(separator: "\n"))",
      file: file, line: line)
  }
}
