import Foundation
import XCTest

/// Each row of the page about waiting names a test that exists.
final class WaitingTableTests: XCTestCase {
  private static let page = "Sources/ScreenTestKit/ScreenTestKit.docc/WaitingTable.md"

  private let tree = SourceTree()

  func test_eachWayToWaitHasItsTest() throws {
    let text = try String(contentsOf: tree.root.appendingPathComponent(Self.page), encoding: .utf8)
    let sources = tree.swiftFiles(in: "Tests").map(\.text)
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
      let isThere = sources.contains { $0.contains("class \(test[0])") && $0.contains("func \(test[1])(") }
      XCTAssertTrue(isThere, "There is no test \(test[0])/\(test[1]): \(line)")
    }
    XCTAssertGreaterThanOrEqual(count, 40)
  }
}
