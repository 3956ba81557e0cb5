import ScreenTestKit
import SwiftData
import XCTest

/// Tests of a container with the undo manager of its views.
final class UndoableContainerTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? {
    AppUnderTest(name: "Trips") { UndoableTrips().modelContainer(for: Trip.self, inMemory: true, isUndoEnabled: true) }
  }

  private func check(_ trips: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(XCUIApplication().staticTexts["trips: \(trips)"].exists, XCUIApplication().staticTexts.firstMatch.label, file: file, line: line)
  }

  func test_theChangesOfAnEventAreUndoneTogether() {
    tap(Button(id: "Add"))
    tap(Button(id: "Rename"))
    check("Oslo Zermatt")
    tap(Button(id: "Undo"))
    check("Bergen Oslo")
    tap(Button(id: "Undo"))
    check("")
    tap(Button(id: "Redo"))
    tap(Button(id: "Redo"))
    check("Oslo Zermatt")
  }
}
