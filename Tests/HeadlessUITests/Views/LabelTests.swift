import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class LabelTests: DeviceTestCase {
  func test_aLabelIsAnIconAndATitle() {
    show { Label("Inbox", systemImage: "tray") }
    XCTAssertEqual(texts, ["Inbox"])
    XCTAssertEqual(count(.image), 0)
  }
}
