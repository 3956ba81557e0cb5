import Foundation
import XCTest

/// The comparison of a page with the text that a test derives from the sources.
enum WrittenPage {
  /// If this environment variable is set, pages are written.
  private static let variable = "SCREENTEST_WRITE_PAGES"

  /// Fails the test if a file doesn't have the given text, and names the differing lines.
  ///
  /// - Parameter path: The path of the file in the repository.
  static func check(_ text: String, at path: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let url = SourceTree().root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment[variable] != nil { try text.write(to: url, atomically: true, encoding: .utf8) }
    let found = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    if found == text { return }
    let (listed, wanted) = (found.split(separator: "\n"), text.split(separator: "\n"))
    let (all, others) = (Set(listed), Set(wanted))
    let missing = wanted.filter { !all.contains($0) }
    let left = listed.filter { !others.contains($0) }
    XCTFail(
      """
      \(path) isn't the page that the sources describe. Run this test with \(variable)=1 to write the page.
      If both lists are empty, the lines are in another order. Missing lines:
      \(missing.joined(separator: "\n"))
      Lines to remove:
      \(left.joined(separator: "\n"))
      """, file: file, line: line)
  }
}
