import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Tests that the pictures of many screens are valid documents, small, and have all text in the picture.
final class ContactSheetTests: DeviceTestCase {
  func test_thePicturesOfAllScreensAreValidAndSmall() throws {
    let folder = try Self.folderForPictures()
    var sheet = ContactSheet()
    for screen in SheetScreen.all {
      let picture = screen.picture(in: self)
      let inspector = PictureInspector(picture)
      XCTAssertEqual(inspector.problems, [], screen.name)
      XCTAssertGreaterThan(inspector.textCount, 0, "\(screen.name) shows no text.")
      sheet.add(screen.name, size: device.screen.size)
      try folder.map { try picture.write(to: $0.appendingPathComponent("\(screen.name).svg"), atomically: true, encoding: .utf8) }
      assertThatNothingOutlivesTheDevice(screen.name)
    }
    XCTAssertTrue(XMLParser(data: Data(sheet.page.utf8)).parse(), sheet.page)
    try folder.map { try sheet.page.write(to: $0.appendingPathComponent("contact-sheet.html"), atomically: true, encoding: .utf8) }
  }

  func test_theSheetHasBothThemesAllSizesAndLargeText() {
    let screens = SheetScreen.all
    XCTAssertGreaterThanOrEqual(screens.count, 30)
    XCTAssertEqual(Set(screens.map(\.name)).count, screens.count, "The screens don't have different names: \(screens.map(\.name))")
    let devices = screens.map(\.device)
    XCTAssertEqual(Set(devices.map { "\($0.size.width)" }), ["375.0", "390.0", "820.0"])
    for (name, count) in [
      ("dark", devices.count { $0.isDark }), ("light", devices.count { !$0.isDark }), ("Arabic", devices.count { $0.isArabic }), ("landscape", devices.count { $0.isLandscape }),
      ("large text", devices.count { $0.textSize > .xLarge }),
    ] {
      XCTAssertGreaterThan(count, 1, name)
    }
  }

  func test_theSamePictureIsDrawnForTheSameScreen() throws {
    let screen = try XCTUnwrap(SheetScreen.all.first)
    XCTAssertEqual(screen.picture(in: self), screen.picture(in: self))
  }

  func test_aFaultInAPictureIsFound() {
    func problems(_ content: String) -> [String] { PictureInspector("<svg viewBox=\"0 0 100 100\">\(content)</svg>").problems }
    XCTAssertEqual(problems("<text x=\"0\" textLength=\"100\">Fits</text><g color=\"#FFF\"><text x=\"12\">1</text></g>"), [])
    XCTAssertEqual(problems("<text x=\"5\" textLength=\"100\">Wide</text>").count, 1)
    XCTAssertEqual(problems("<text x=\"40\" text-anchor=\"middle\" textLength=\"90\">Middle</text>").count, 1)
    XCTAssertEqual(problems("<text x=\"40\" text-anchor=\"end\" textLength=\"90\">End</text>").count, 1)
    XCTAssertEqual(problems("<text x=\"90\" direction=\"rtl\" textLength=\"90\">Start</text>"), [])
    XCTAssertEqual(problems("<text x=\"0\">Long</text>").count, 1)
    XCTAssertEqual(problems("<rect x=\"nan\" width=\"-inf\"/>").count, 2)
    XCTAssertEqual(problems("<use href=\"#stk-info\"/><title>info</title>"), [])
    XCTAssertEqual(problems("<g transform=\"matrix(2 0 0 1 0 0)\"><text x=\"0\" textLength=\"60\">Scaled</text></g>").count, 1)
    XCTAssertEqual(problems("<svg x=\"50\" y=\"0\" width=\"60\" height=\"9\" viewBox=\"0 0 60 9\"><text x=\"0\" textLength=\"60\">Moved</text></svg>").count, 1)
    XCTAssertEqual(problems("<svg x=\"50\" y=\"0\" width=\"50\" height=\"9\" viewBox=\"50 0 50 9\"><text x=\"50\" textLength=\"50\">Clipped</text></svg>"), [])
    XCTAssertFalse(problems("<g>").isEmpty)
    XCTAssertEqual(problems("<title>\(String(repeating: "long", count: 10_000))</title>").count, 1)
    XCTAssertEqual(PictureInspector("<svg/>").problems.count, 1)
  }

  /// Returns the folder for the pictures, or `nil` if they aren't written.
  ///
  /// The pictures are written to look at them in a browser, and aren't a part of the documentation.
  private static func folderForPictures() throws -> URL? {
    guard ProcessInfo.processInfo.environment["SCREENTEST_WRITE_PAGES"] != nil else { return nil }
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let folder = root.appendingPathComponent(".build/pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
