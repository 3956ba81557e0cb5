import HeadlessDevice
import HeadlessUI
import HeadlessXCUI
import XCTest

/// Alerts that interrupt a gesture.
final class InterruptionTests: MainActorTestCase {
  private let app = XCUIApplication()

  private struct Page: View {
    @State private var count = 0
    @State private var asks = false

    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Button("Add") { count += 1 }
        Button("Ask") { asks = true }
      }
      .alert("Rate us?", isPresented: $asks) {
        Button("Later", role: .cancel) {}
        Button("Rate") { count += 100 }
      }
    }
  }

  /// Creates a fixture with a page and a system alert over it.
  private func interrupted() -> ScreenFixture {
    let fixture = ScreenFixture { Page() }
    var other = InstalledApp(name: "Other") { Text("Other") }
    other.urlSchemes = ["other"]
    fixture.device.install(other)
    _ = fixture.run { fixture.device.open(URL(string: "other://x")!) }
    XCTAssertTrue(fixture.device.showsSystemAlert)
    return fixture
  }

  private var count: String { app.staticTexts["count"].label }

  func test_anAlertOfTheSystemIsDismissedWhereNoMonitorIsThere() {
    let fixture = interrupted()
    fixture.run {
      app.buttons["Add"].tap()
      XCTAssertEqual(count, "1")
    }
    XCTAssertFalse(fixture.device.showsSystemAlert)
    XCTAssertEqual(fixture.device.frontmostApp, "com.example.NotInstagram")
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_theNewestMonitorIsAskedFirst() {
    let fixture = interrupted()
    var asked: [String] = []
    fixture.run {
      _ = HeadlessDriver.addInterruptionMonitor("first") { _ in
        asked.append("first")
        return true
      }
      _ = HeadlessDriver.addInterruptionMonitor("second") { alert in
        asked.append("second: \(alert.label)")
        return false
      }
      let third = HeadlessDriver.addInterruptionMonitor("third") { _ in
        asked.append("third")
        return false
      }
      HeadlessDriver.removeInterruptionMonitor(third)
      app.buttons["Add"].tap()
    }
    XCTAssertEqual(asked, ["second: “NotInstagram” wants to open “Other”", "first"])
  }

  func test_aMonitorDismissesAnAlertOfTheApp() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      _ = HeadlessDriver.addInterruptionMonitor("rating") { alert in
        alert.buttons["Rate"].tap()
        return true
      }
      app.buttons["Ask"].tap()
      XCTAssertTrue(app.alerts["Rate us?"].exists)
      app.buttons["Add"].tap()
      XCTAssertEqual(count, "101")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aTapOnTheAppAsksTheMonitors() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      _ = HeadlessDriver.addInterruptionMonitor("rating") { alert in
        alert.buttons["Later"].tap()
        return true
      }
      app.buttons["Ask"].tap()
      app.tap()
      XCTAssertFalse(app.alerts.firstMatch.exists)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_whatIsInTheAlertIsNotInterruptedByIt() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      _ = HeadlessDriver.addInterruptionMonitor("never") { _ in
        XCTFail("The test uses the alert itself.")
        return false
      }
      app.buttons["Ask"].tap()
      app.alerts["Rate us?"].buttons["Rate"].tap()
      XCTAssertEqual(count, "100")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  // WWDC 2020, "Handle interruptions and alerts in UI tests": without a handler, XCTest taps the cancel button or, if there isn't one, the default button, and then continues.
  func test_anAlertOfTheAppIsDismissedWhereNoMonitorIsThere() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      app.buttons["Ask"].tap()
      app.buttons["Add"].tap()
      XCTAssertEqual(count, "1", "Later is tapped, and then Add")
      XCTAssertFalse(app.alerts.firstMatch.exists)
    }
    XCTAssertEqual(fixture.notes, ["the app’s Alert “Rate us?” was dismissed with “Later”, because no interruption monitor handled it"])
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_withoutAButtonThatCancelsTheDefaultOneIsTapped() {
    struct Deleting: View {
      @State private var asks = true
      @State private var log = ""
      var body: some View {
        Button("Add") { log += "added " }
        Text(log).accessibilityIdentifier("log")
          .alert("Delete?", isPresented: $asks) {
            Button("Delete", role: .destructive) { log += "deleted " }
            Button("Keep") { log += "kept " }
          }
      }
    }
    let fixture = ScreenFixture { Deleting() }
    fixture.run {
      app.buttons["Add"].tap()
      XCTAssertEqual(app.staticTexts["log"].label, "kept added ")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_anAlertThatStaysIsNotSaidToBeDismissed() {
    struct Insisting: View {
      var body: some View { Button("Add") {}.alert("Sure?", isPresented: .constant(true)) { Button("No", role: .cancel) {} } }
    }
    let fixture = ScreenFixture { Insisting() }
    fixture.run { app.buttons["Add"].tap() }
    XCTAssertEqual(fixture.notes, ["the app’s Alert “Sure?” was answered with “No”, because no interruption monitor handled it; it stays"])
    XCTAssertEqual(fixture.kinds.count, 1, "the button is covered")
  }

  func test_anAlertThatOnlyDestroysIsLeftAlone() {
    struct Deleting: View {
      var body: some View { Button("Add") {}.alert("Delete?", isPresented: .constant(true)) { Button("Delete", role: .destructive) {} } }
    }
    let fixture = ScreenFixture { Deleting() }
    fixture.run { app.buttons["Add"].tap() }
    XCTAssertEqual(fixture.kinds.count, 1, "the button is covered")
    XCTAssertTrue(fixture.run { app.alerts["Delete?"].exists })
  }

  func test_aTapByCoordinateAsksTheMonitors() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      var asked = 0
      _ = HeadlessDriver.addInterruptionMonitor("rating") { alert in
        asked += 1
        alert.buttons["Rate"].tap()
        return true
      }
      app.buttons["Ask"].tap()
      app.buttons["Add"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
      XCTAssertEqual(count, "101")
      app.buttons["Ask"].tap()
      app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1)).tap()
      XCTAssertEqual(asked, 2)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aTapByCoordinateInAnAlertIsMeantForIt() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      app.buttons["Ask"].tap()
      let rate = app.alerts.buttons["Rate"].frame
      app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: rate.midX, dy: rate.midY)).tap()
      XCTAssertEqual(count, "100")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aTypedElementTellsWhatCoversIt() {
    let fixture = interrupted()
    fixture.run { HeadlessDriver.element(.button, identifier: "Add", index: 0, in: app).tap() }
    XCTAssertEqual(fixture.kinds, ["element.covered"])
    XCTAssertTrue(fixture.device.showsSystemAlert)
  }
}
