import ScreenModel
import XCTest

@testable import HeadlessUI

final class ShareLinkTests: DeviceTestCase {
  func test_theShareSheetCanBeClosed() {
    show { ShareLink("Share", item: "A photo of a cat") }
    tap(.button, "Share")
    XCTAssertNotNil(find(.other, "ActivityListView"))
    XCTAssertNotNil(find(.staticText, "A photo of a cat"))
    tap(.button, "Close")
    XCTAssertNil(find(.other, "ActivityListView"))
    tap(.button, "Share")
    XCTAssertNotNil(find(.other, "ActivityListView"))
  }

  func test_copyPutsWhatIsSharedOntoThePasteboard() {
    show { ShareLink(item: "A photo of a cat") }
    XCTAssertNil(device.pasteboardString)
    tap(.button, "Share…")
    tap(.cell, "Copy")
    XCTAssertEqual(device.pasteboardString, "A photo of a cat")
    XCTAssertNil(find(.other, "ActivityListView"))
  }

  func test_aTouchAboveTheSheetTakesItAway() {
    show { ShareLink("Share", item: "A photo") }
    tap(.button, "Share")
    device.tap(at: CGPoint(x: 195, y: 100))
    XCTAssertNil(find(.other, "ActivityListView"))
  }
}
