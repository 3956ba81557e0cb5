import Foundation

/// A page that maps the names of an API, with a table for each group of names.
///
/// A test writes the page from the sources, and compares it with the file.
struct MapPage {
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
  func check(at path: String, file: StaticString = #filePath, line: UInt = #line) throws { try WrittenPage.check(text, at: path, file: file, line: line) }
}
