import AVFoundation
import HeadlessDevice
import HeadlessUI
import HeadlessXCUI
import UserNotifications
import XCTest

/// Permission prompts, answered as in UI tests.
final class PermissionPromptTests: MainActorTestCase {
  private let app = XCUIApplication()

  private struct Page: View {
    @State private var answer = "none"

    var body: some View {
      VStack {
        Text(answer).accessibilityIdentifier("answer")
        Button("Camera") { Task { answer = "camera \(await AVCaptureDevice.requestAccess(for: .video))" } }
        Button("Notifications") { Task { answer = "notifications \((try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])) ?? false)" } }
        Button("Other") {}
      }
    }
  }

  func test_springboardHasTheAlert() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      app.buttons["Camera"].tap()
      let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      let alert = springboard.alerts["“NotInstagram” Would Like to Access the Camera"]
      XCTAssertTrue(alert.waitForExistence(timeout: 5))
      alert.buttons["Allow"].tap()
      XCTAssertEqual(app.staticTexts["answer"].label, "camera true")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aMonitorAnswers() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      _ = HeadlessDriver.addInterruptionMonitor("permissions") { alert in
        alert.buttons["Don’t Allow"].tap()
        return true
      }
      app.buttons["Notifications"].tap()
      app.buttons["Other"].tap()
      XCTAssertEqual(app.staticTexts["answer"].label, "notifications false")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aResetHasTheAppAskAgain() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      HeadlessDriver.setPermission(true, for: .camera, as: .act("set a permission"))
      app.buttons["Camera"].tap()
      XCTAssertEqual(app.staticTexts["answer"].label, "camera true")
      app.resetAuthorizationStatus(for: .camera)
      app.launch()
      app.buttons["Camera"].tap()
      XCTAssertTrue(XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch.exists)
    }
    XCTAssertEqual(fixture.kinds, [])
  }
}
