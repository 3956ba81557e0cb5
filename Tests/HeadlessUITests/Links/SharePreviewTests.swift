import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

/// Previews in the share sheet, which shows the preview's title.
///
/// [Apple: SharePreview](https://developer.apple.com/documentation/swiftui/sharepreview)
final class SharePreviewTests: DeviceTestCase {
  private struct Photo: Transferable {
    static var transferRepresentation: some TransferRepresentation { DataRepresentation(exportedContentType: .png) { (_: Photo) in Data() } }
  }

  func test_theSheetShowsTheTitleAndCopiesTheText() {
    show { ShareLink(item: URL(string: "https://example.com/1")!, preview: SharePreview("A good page", image: Image("page"))) }
    tap(.button, "Share…")
    XCTAssertTrue(exists(.staticText, "A good page"))
    tap(.button, "Copy")
    XCTAssertEqual(device.pasteboardString, "https://example.com/1")
  }

  func test_whatIsNoTextIsNotCopied() {
    show { ShareLink("Send", item: Photo(), preview: SharePreview("Holiday")) }
    tap(.button, "Send")
    XCTAssertTrue(exists(.staticText, "Holiday"))
    XCTAssertFalse(exists(.button, "Copy"))
    tap(.button, "Close")
    XCTAssertFalse(exists(.staticText, "Holiday"))
  }

  func test_severalItemsAreCopiedTogether() {
    show { ShareLink(items: ["one", "two"]) }
    tap(.button, "Share…")
    tap(.button, "Copy")
    XCTAssertEqual(device.pasteboardString, "one\ntwo")
  }
}
