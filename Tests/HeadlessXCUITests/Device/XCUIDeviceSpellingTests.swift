import Foundation
import HeadlessUI
import HeadlessXCUI
import UIKit
import XCTest

/// The misspelled words that a test specifies, as found by an app's `UITextChecker`.
final class XCUIDeviceSpellingTests: MainActorTestCase {
  private let app = XCUIApplication()

  private struct Page: View {
    @State private var found = "nothing"

    var body: some View {
      Text(found).accessibilityIdentifier("found")
      Button("Check") {
        let text = "a hipstar"
        let range = UITextChecker().rangeOfMisspelledWord(in: text, range: NSRange(0..<text.utf16.count), startingAt: 0, wrap: false, language: "en")
        found = range.location == NSNotFound ? "nothing" : (text as NSString).substring(with: range)
      }
    }
  }

  func test_anAppFindsTheWordsThatTheTestNames() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      XCTAssertEqual(XCUIDevice.shared.misspelledWords, [:])
      app.buttons["Check"].tap()
      XCTAssertEqual(app.staticTexts["found"].label, "nothing")
      XCUIDevice.shared.misspelledWords = ["Hipstar": ["hipster"]]
      XCTAssertEqual(XCUIDevice.shared.misspelledWords, ["hipstar": ["hipster"]])
      app.buttons["Check"].tap()
      XCTAssertEqual(app.staticTexts["found"].label, "hipstar")
    }
    XCTAssertEqual(fixture.kinds, [])
  }
}
