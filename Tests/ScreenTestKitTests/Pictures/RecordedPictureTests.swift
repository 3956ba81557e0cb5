import HeadlessDevice
import ScenarioKit
import ScreenModel
import VirtualTime
import XCTest

@testable import ScenarioReports
@testable import Screens

/// Tests that a report draws the picture that the screen had.
final class RecordedPictureTests: XCTestCase {
  @MainActor
  private func assertSamePicture(_ change: (Device) -> Void = { _ in }, file: StaticString = #filePath, line: UInt = #line) throws {
    let device = Device(apps: [InstalledApp(name: "Sample") { PicturedView() }])
    defer { device.shutDown() }
    device.launch("com.example.Sample")
    change(device)
    let reading = device.scheduler.asTestCode { ScreenSession.read(device, since: nil) }
    guard case .changed(let screen) = reading else { return XCTFail("\(reading)", file: file, line: line) }
    let journal = try Journal(url: folder.appendingPathComponent("\(UUID().uuidString).jsonl"), tool: "tests")
    journal.write(
      .pictured(
        .init(
          test: "F/t", path: "", screen: 1, width: screen.width, height: screen.height, keptFirst: 0, keptLast: 0, elements: screen.elements, virtual: .zero,
          wall: .init(time: 0))))
    let events = try Journal.read(journal.url)
    guard case .pictured(let read)? = events.last else { return XCTFail("\(events)", file: file, line: line) }
    let recorded = ScreenReport(width: read.width, height: read.height, elements: read.elements).svg.split(separator: "\n")
    let live = device.tree.svgSnapshot(size: device.screen.size).split(separator: "\n")
    for (recorded, live) in zip(recorded, live) { XCTAssertEqual(recorded, live, file: file, line: line) }
    XCTAssertEqual(recorded.count, live.count, file: file, line: line)
    XCTAssertGreaterThan(live.count, 20, file: file, line: line)
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("RecordedPictureTests-\(UUID().uuidString)")

  override func setUpWithError() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  @MainActor
  func test_aRecordedScreenHasThePictureOfTheScreen() throws {
    try assertSamePicture()
    try assertSamePicture { device in device.perform(cause: "the test") { device.settings.isDark = true } }
    try assertSamePicture { device in device.orientation = .landscapeLeft }
  }
}
