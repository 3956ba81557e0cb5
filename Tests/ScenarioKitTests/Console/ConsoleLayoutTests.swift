import XCTest

@testable import ScenarioKit

final class ConsoleLayoutTests: XCTestCase {
  func test_withoutATerminalNoLineIsWrapped() {
    let line = String(repeating: "word ", count: 100)
    XCTAssertEqual(ConsoleLayout(columns: nil).wrapped(line, indent: "  "), ["  " + line])
  }

  func test_linesAreWrappedBetweenWords_asDeepAsTheyStand() {
    XCTAssertEqual(
      ConsoleLayout(columns: 40).wrapped("  the quick brown fox jumps over the lazy dog", indent: "    "),
      ["      the quick brown fox jumps over the", "      lazy dog"])
    XCTAssertEqual(ConsoleLayout(columns: 200).wrapped("  the quick brown fox", indent: "    "), ["      the quick brown fox"])
    XCTAssertEqual(ConsoleLayout(columns: 40).wrapped("", indent: "    "), [""])
  }

  func test_aWordThatIsLongerThanTheTerminalIsCut_andNothingIsLost() {
    for columns in [40, 41, 80, 200] {
      for text in [String(repeating: "x", count: 300), String(repeating: "ab ", count: 150), "é" + String(repeating: "😀", count: 100)] {
        let lines = ConsoleLayout(columns: columns).wrapped(text, indent: "  ")
        XCTAssertTrue(lines.allSatisfy { $0.count <= columns }, "\(lines)")
        XCTAssertEqual(lines.joined().filter { $0 != " " }, text.filter { $0 != " " })
      }
    }
  }

  func test_aTerminalIsTakenForFortyColumnsAtLeast() {
    XCTAssertEqual(ConsoleLayout(columns: 1).wrapped(String(repeating: "x", count: 50)).map(\.count), [40, 10])
  }

  func test_whatStandsAtTheRightHasRoom() {
    XCTAssertEqual(ConsoleLayout(columns: nil).padding(after: 10).count, 56)
    XCTAssertEqual(ConsoleLayout(columns: 60).padding(after: 10).count, 36)
    XCTAssertEqual(ConsoleLayout(columns: 60).padding(after: 100).count, 2)
  }
}
