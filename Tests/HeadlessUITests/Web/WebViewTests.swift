import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

final class WebViewTests: DeviceTestCase {
  func test_itsTextsAndLinksAreElements() {
    show { WebView(html: "<h1>Terms</h1><p>Be <b>kind</b>.</p><a href='https://example.com/more'>More</a>").accessibilityIdentifier("TermsView") }
    XCTAssertNotNil(find(.webView, "TermsView"))
    XCTAssertEqual(texts, ["Terms", "Be kind."])
    XCTAssertEqual(find(.staticText, "Terms").map { device.tree.traits(of: $0).contains(.header) }, true)
    Device.withCurrent(device) { tap(.link, "More") }
    XCTAssertEqual(device.services.requestedURLs.map(\.path), ["/more"])
  }

  func test_itScrollsBothWays() {
    show { WebView { Text("Top").frame(width: 2000, height: 2000) } }
    let before = frame(.staticText, "Top")
    drag(.webView, by: -30, -100)
    XCTAssertEqual(frame(.staticText, "Top").minX, before.minX - 30)
    XCTAssertEqual(frame(.staticText, "Top").minY, before.minY - 100)
  }

  func test_aPageIsReadBlockByBlock() {
    let html = """
      <html><head><title>No</title><style>p { }</style></head><body>
      <!-- a comment --><p>Fish &amp; chips &lt;3</p><ul><li>One<li>Two</ul>
      <img src="cat.png" alt="A cat"><a href=/next>Next</a> after<br>the end
      """
    XCTAssertEqual(
      HTMLParser.blocks(of: html, baseURL: URL(string: "https://example.com")),
      [
        .text("Fish & chips <3"), .text("One"), .text("Two"), .image(name: "cat.png", description: "A cat"),
        .link("Next", URL(string: "https://example.com/next")!), .text("after"), .text("the end"),
      ])
  }

  func test_whatIsNoHTMLIsText() {
    XCTAssertEqual(HTMLParser.blocks(of: "1 < 2", baseURL: nil), [.text("1 < 2")])
    XCTAssertEqual(HTMLParser.blocks(of: "", baseURL: nil), [])
  }
}
