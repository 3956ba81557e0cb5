import Foundation
import XCTest

/// Tests that each row of the page about waiting names a test that exists.
final class WaitingTableTests: XCTestCase {
  private static let page = "Sources/ScreenTestKit/ScreenTestKit.docc/WaitingTable.md"

  private let tree = SourceTree()

  func test_eachWayToWaitHasItsTest() throws {
    let text = try String(contentsOf: tree.root.appendingPathComponent(Self.page), encoding: .utf8)
    let functions = testFunctions()
    var count = 0
    for line in text.split(separator: "\n") where line.hasSuffix("` |") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4 else { continue }
      count += 1
      XCTAssertTrue(["virtual", "tracked", "neither", "real"].contains(cells[1]), String(line))
      let test = cells[3].filter { $0 != "`" }.split(separator: "/").map(String.init)
      guard test.count == 2 else {
        XCTFail("No test: \(line)")
        continue
      }
      XCTAssertTrue(functions[test[0], default: []].contains(test[1]), "There is no test \(test[0])/\(test[1]): \(line)")
    }
    XCTAssertGreaterThanOrEqual(count, 40)
  }

  /// Returns the functions in the file of each class or structure, by its name.
  private func testFunctions() -> [String: Set<String>] {
    var functions: [String: Set<String>] = [:]
    for file in tree.swiftFiles(in: "Tests") {
      let words = file.lines.filter { $0.has("func ") || $0.has("class ") || $0.has("struct ") }.map { $0.split { " (:<".contains($0) } }
      let names = Self.names(after: ["func"], in: words)
      for type in Self.names(after: ["class", "struct"], in: words) { functions[type, default: []].formUnion(names) }
    }
    return functions
  }

  /// Returns the words that follow a keyword.
  private static func names(after keywords: Set<Substring>, in lines: [[Substring]]) -> [String] {
    lines.compactMap { words in
      guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count else { return nil }
      return String(words[keyword + 1])
    }
  }
}
