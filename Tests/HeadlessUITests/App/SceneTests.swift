import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

@preconcurrency @MainActor
final class SceneTests: XCTestCase {
  private struct SettingsFirst: App {
    var body: some Scene {
      Settings { Text("Settings") }
      WindowGroup(id: "main") { Text("Main") }
      WindowGroup("Other") { Text("Other") }
    }
  }

  func test_aPhoneShowsTheFirstWindow() {
    let device = Device(apps: [InstalledApp(SettingsFirst.self)])
    defer { device.shutDown() }
    device.launch("com.example.SettingsFirst")
    XCTAssertEqual(device.tree.all(ElementQuery(scope: device.tree.root, type: .staticText, string: "Main")).count, 1)
    XCTAssertEqual(device.tree.all(ElementQuery(scope: device.tree.root, type: .staticText, string: "Settings")).count, 0)
  }

  func test_anAppThatIsRunSaysThatATestLaunchesIt() {
    XCTAssertEqual(
      SettingsFirst.mainMessage,
      "SettingsFirst can’t show its screen here: a test launches it on a simulated device. Run the tests with “swift test”, or the app itself on a phone or in a simulator.")
  }
}
