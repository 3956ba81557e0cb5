import Foundation
import XCTest

/// Tests that a page lists every use of an unsafe construct with the reason why it's safe.
final class UnsafeCodeTests: XCTestCase {
  private static let page = "Sources/VirtualTime/VirtualTime.docc/UnsafeConstructs.md"
  /// The constructs that bypass the checks of the compiler.
  static let constructs = [
    "nonisolated(unsafe)", "@unchecked Sendable", "assumeIsolated", "unsafeBitCast", "unowned(unsafe)", "@exclusivity(unchecked)", "unsafeDowncast", "assumingMemoryBound",
  ]

  func test_everyUnsafeConstructIsListedWithItsReason() {
    let listed = rowsOfThePage()
    XCTAssertFalse(listed.isEmpty)
    var found: [String: Int] = [:]
    for file in SourceTree().swiftFiles(in: "Sources") {
      let path = file.path.replacingOccurrences(of: "Sources/", with: "")
      // Below the views, `Unmanaged` passes objects through C. Views don't need it.
      for construct in Self.constructs + (path.hasPrefix("HeadlessUI/") ? ["Unmanaged"] : []) where file.text.has(construct) {
        let count = file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.map { $0.components(separatedBy: construct).count - 1 }.reduce(0, +)
        if count > 0 { found["`\(path)` | `\(construct)`"] = count }
      }
    }
    for (place, count) in found.sorted(by: { $0.key < $1.key }) where listed[place] != count {
      XCTFail("\(Self.page) counts \(listed[place] ?? 0) of these, the sources have \(count). The row, with the reason why it holds:\n| \(place) | \(count) | … |")
    }
    for place in listed.keys.sorted() where found[place] == nil {
      XCTFail("\(Self.page) lists what the sources no longer have: | \(place) |")
    }
  }

  func test_viewsNeedFewUnsafeConstructs() {
    let constructs = ["Unmanaged", "unowned(unsafe)", "nonisolated(unsafe)", "@exclusivity(unchecked)", "@unchecked Sendable"]
    let text = SourceTree().swiftFiles(in: "Sources/HeadlessUI").map(\.text).joined()
    let count = constructs.map { text.components(separatedBy: $0).count - 1 }.reduce(0, +)
    XCTAssertGreaterThan(count, 0)
    XCTAssertLessThanOrEqual(count, 40, "HeadlessUI once had 95 of them, and a node was read after it had been freed.")
  }

  /// Returns the counts of the page's table, by file and construct.
  private func rowsOfThePage() -> [String: Int] {
    let text = (try? String(contentsOf: SourceTree().root.appendingPathComponent(Self.page), encoding: .utf8)) ?? ""
    var rows: [String: Int] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, let count = Int(cells[2]) else {
        XCTFail("\(Self.page) has a row that cannot be read: \(line)")
        continue
      }
      XCTAssertGreaterThan(cells[3].count, 10, "No reason: \(line)")
      XCTAssertNil(rows.updateValue(count, forKey: "\(cells[0]) | \(cells[1])"), "\(Self.page) lists this twice: \(line)")
    }
    return rows
  }
}
