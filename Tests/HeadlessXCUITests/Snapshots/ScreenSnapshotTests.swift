import HeadlessDevice
import HeadlessXCUI
import XCTest

final class ScreenSnapshotTests: MainActorTestCase {
  func test_aSnapshotShowsTheScreenOfTheRunningTest() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in")
    fixture.run {
      XCTAssertEqual(ScreenSnapshot.svg?.contains(">Log in</text>"), true)
      XCTAssertEqual(ScreenSnapshot.svg?.contains("width=\"390\" height=\"844\""), true)
      XCTAssertEqual(ScreenSnapshot.text?.contains("Button “Log in” {{16, 100}, {100, 44}}"), true)
    }
  }

  func test_thereIsNoSnapshotWithoutADevice() {
    XCTAssertNil(ScreenSnapshot.svg)
    XCTAssertNil(ScreenSnapshot.text)
  }
}
