import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

final class VisibleTextTests: XCTestCase {
  func test_whatShowsNothingIsWrittenOut() {
    XCTAssertEqual(VisibleText.escaped("a\u{1B}[31mb\u{0}\u{202E}\u{85}\u{FFFE}\r"), #"a\u{1B}[31mb\u{0}\u{202E}\u{85}\u{FFFE}\u{D}"#)
    XCTAssertEqual(VisibleText.escaped("a\n\tb"), "a\n\tb")
    XCTAssertEqual(VisibleText.escaped("a\n\tb", keepsLines: false), #"a\u{A}\u{9}b"#)
    XCTAssertEqual(VisibleText.escaped(#"\u{1B} \\u{A} C:\user \u"#), #"\\u{1B} \\\\u{A} C:\user \u"#)
  }

  func test_everyTextComesBack() {
    let pieces = ["\\", "u", "{", "}", "1B", "\u{1B}", "\n", "é", "u{", "\\u{41}", "\u{202E}", "a", "\u{301}"]
    var seed: UInt64 = 42
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<20_000 {
      let text = (0..<next(9)).map { _ in pieces[next(pieces.count)] }.joined()
      for keepsLines in [true, false] {
        let visible = VisibleText.escaped(text, keepsLines: keepsLines)
        XCTAssertEqual(Array(VisibleText.unescaped(visible).unicodeScalars), Array(text.unicodeScalars), visible)
        XCTAssertFalse(visible.unicodeScalars.contains { $0.isEscapedInLog && !(keepsLines && $0 == "\n") }, visible)
      }
    }
  }
}
