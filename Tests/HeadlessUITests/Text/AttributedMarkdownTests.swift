import XCTest

@testable import HeadlessUI

final class AttributedMarkdownTests: XCTestCase {
  func test_markupInAnAttributedStringIsRead() throws {
    let string = try AttributedString(markdown: "**Bold** [link](https://example.com)", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    XCTAssertEqual(String(string.characters), "Bold link")
  }
}
