import Screens
import VirtualTime
import XCTest

/// Tests for reading XCUITest's properties in ``SynchronizationMode/untilIdle``.
final class IdleReadingTests: FailureTestCase {
  func test_aReadingWaitsUntilTheAppIsIdle() {
    passes(BusyApp.sleeping(0.8)) { user in
      let count = XCUIApplication().staticTexts["Count"]
      user.tap(busyScreen.loadButton)
      XCTAssertEqual(count.label, "0")
      XCTAssertEqual(self.now, 0)
      withSynchronization(.untilIdle) {
        XCTAssertEqual(count.label, "1")
        XCTAssertEqual(self.now, 0.8)
        XCTAssertEqual(count.label, "1")
        XCTAssertEqual(self.now, 0.8)
      }
    }
    for reads in [
      { XCTAssertFalse(XCUIApplication().staticTexts["Spinner"].exists) },
      { XCTAssertFalse(XCUIApplication().staticTexts["Spinner"].isHittable) },
      { XCTAssertEqual(XCUIApplication().staticTexts.matching(identifier: "Spinner").count, 0) },
    ] {
      passes(BusyApp.sleeping(0.8)) { user in
        user.tap(busyScreen.loadButton)
        withSynchronization(.untilIdle) { reads() }
        XCTAssertEqual(self.now, 0.8)
      }
    }
  }

  func test_aConditionOfTheTestReadsTheScreenAsItIs() {
    passes(BusyApp.sleeping(0.8)) { user in
      user.tap(busyScreen.loadButton)
      withSynchronization(.untilIdle) {
        var times: [Double] = []
        let loaded = Condition("The feed is loaded") {
          times.append(self.now)
          return times.count > 2 && XCUIApplication().staticTexts["Count"].label == "1"
        }
        XCTAssertTrue(loaded.wait(timeout: 5))
        XCTAssertEqual(self.now, 0.8)
      }
    }
  }

  func test_aReadingOfAnAppThatIsNeverIdleFails() {
    let endless = BusyApp.app { _ in Task { while !Task.isCancelled { try await Task.sleep(for: .seconds(0.8)) } } }
    let capture = FailureCapture(endless) { user in
      user.tap(busyScreen.loadButton)
      withSynchronization(.untilIdle) { _ = XCUIApplication().staticTexts["Count"].exists }
    }
    XCTAssertEqual(capture.kinds, ["app.neverIdle"])
    XCTAssertEqual(capture.messages.first?.components(separatedBy: "\n").first, #"Could not check whether app.staticTexts["Count"] exists: the app did not become idle."#)
  }
}
