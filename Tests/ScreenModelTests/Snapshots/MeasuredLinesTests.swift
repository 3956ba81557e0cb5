import Foundation
import XCTest

@testable import ScreenModel

/// Tests that pictures and the layout break text into the same lines.
final class MeasuredLinesTests: XCTestCase {
  private func lines(_ text: String, _ limit: Int, room: Int = 9) -> [String] { MeasuredLines.lines(of: text, limit: limit, room: room) }

  func test_linesBreakAtSpacesAndInLongWords() {
    XCTAssertEqual(lines("one two three", 7), ["one two", "three"])
    XCTAssertEqual(lines("one two three", 6), ["one", "two", "three"])
    XCTAssertEqual(lines("abcdefgh ij", 3), ["abc", "def", "gh", "ij"])
    XCTAssertEqual(lines("a\n\nb", 5), ["a", "", "b"])
    XCTAssertEqual(lines("", 5), [""])
  }

  func test_onlyATextWithoutRoomIsCut() {
    XCTAssertEqual(lines("one two three", 7, room: 2), ["one two", "three"])
    XCTAssertEqual(lines("one two three", 7, room: 1), ["one tw…"])
    XCTAssertEqual(lines("ab cd", 1, room: 1), ["…"])
  }

  private func text(_ text: String, width: CGFloat, _ alignment: TextLook.Alignment = .leading) -> String {
    var canvas = SVGCanvas(colors: .light)
    canvas.exactText(text, in: CGRect(x: 0, y: 0, width: width, height: 21), .init(TextLook(size: 20, alignment: alignment), fill: nil))
    return canvas.markup
  }

  func test_aLineFillsTheFrameThatTheLayoutMeasured() {
    XCTAssertTrue(text("lines", width: 50).contains("x=\"25\""), text("lines", width: 50))
    XCTAssertTrue(text("lines", width: 90).contains("x=\"0\""), text("lines", width: 90))
  }

  func test_aLineThatIsMuchTooWideIsAlsoSmaller() {
    XCTAssertTrue(text("MMMMM", width: 50).contains("textLength=\"50\""), text("MMMMM", width: 50))
    XCTAssertFalse(text("MMMMM", width: 50).contains("font-size=\"20\""), text("MMMMM", width: 50))
    XCTAssertTrue(text("MMaaa", width: 60).contains("font-size=\"20\""), text("MMaaa", width: 60))
  }
}
