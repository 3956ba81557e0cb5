import HeadlessUI
import HeadlessXCUI
import XCTest

/// Screenshots of screens and elements.
final class ScreenshotTests: MainActorTestCase {
  private let app = XCUIApplication()

  func test_aPictureOfTheScreenShowsItsTexts() {
    let fixture = ScreenFixture { Text("Welcome") }
    let screenshot = fixture.run { XCUIScreen.main.screenshot() }
    XCTAssertTrue(screenshot.svgRepresentation.hasPrefix("<svg"))
    XCTAssertTrue(screenshot.svgRepresentation.contains("Welcome"))
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aPictureIsAnImageOfTheSizeOfTheScreen() {
    let fixture = ScreenFixture { Text("Welcome") }
    let png = fixture.run { app.screenshot().pngRepresentation }
    XCTAssertEqual(Array(png.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    XCTAssertEqual(Array(png[16..<24]), [0, 0, 0x01, 0x86, 0, 0, 0x03, 0x4C])
  }

  func test_aPictureOfWhatIsNotThereFails() {
    let fixture = ScreenFixture()
    fixture.run { _ = app.buttons["None"].screenshot() }
    XCTAssertEqual(fixture.kinds, ["element.notFound"])
  }

  func test_aProgramOfTheMachineDrawsTheDocument() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rasterizer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("rsvg-convert")
    try Data("#!/bin/sh\n[ \"$1\" = -o ] && tr a-z A-Z < \"$3\" > \"$2\"\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    XCTAssertEqual(HeadlessDriver.png(ofDocument: "<svg/>", drawnByAProgramIn: ["/nowhere", folder.path]), Data("<SVG/>".utf8))
    XCTAssertNil(HeadlessDriver.png(ofDocument: "<svg/>", drawnByAProgramIn: ["/nowhere"]))
  }
}
