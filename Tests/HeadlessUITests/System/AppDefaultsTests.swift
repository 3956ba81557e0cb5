import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

final class AppDefaultsTests: DeviceTestCase {
  private enum Theme: String { case light, dark }

  private struct Settings: View {
    @AppStorage("username") private var username = "nobody"
    @AppStorage("launches") private var launches = 0
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("hint") private var hint: String?
    var body: some View {
      Text("User \(username), theme \(theme.rawValue), hint \(hint ?? "none")")
      Stepper("\(launches) launches", value: $launches)
      TextField("Name", text: $username)
      Button("Dark") { theme = .dark }
      Button("Hint") { hint = hint == nil ? "a hint" : nil }
      Button("Reset") { AppDefaults.standard.removeObject(forKey: "username") }
    }
  }

  private var store: AppDefaults { device.defaults(of: "com.example.Sample") }

  func test_valuesSurviveARelaunch() {
    show { Settings() }
    XCTAssertNotNil(find(.staticText, "User nobody, theme light, hint none"))
    tap(.button, "Increment")
    tap(.button, "Dark")
    tap(.button, "Hint")
    device.terminate("com.example.Sample")
    device.launch("com.example.Sample")
    XCTAssertNotNil(find(.staticText, "User nobody, theme dark, hint a hint"))
    XCTAssertNotNil(find(.staticText, "1 launches"))
    XCTAssertEqual(store.string(forKey: "theme"), "dark")
  }

  func test_aValueThatIsTakenAwayIsTheDefaultAgain() {
    show { Settings() }
    tap(.button, "Hint")
    tap(.button, "Hint")
    XCTAssertNotNil(find(.staticText, "User nobody, theme light, hint none"))
    XCTAssertEqual(store.keys, [])
  }

  func test_theViewFollowsTheStoreAndTheBinding() {
    show { Settings() }
    device.perform(cause: "a test") { store.set("Ann", forKey: "username") }
    XCTAssertNotNil(find(.staticText, "User Ann, theme light, hint none"))
    tap(.textField, "Name")
    device.typeText("a")
    XCTAssertEqual(store.string(forKey: "username"), "Anna")
    tap(.button, "Reset")
    XCTAssertNotNil(find(.staticText, "User nobody, theme light, hint none"))
  }

  func test_aValueOfAnotherTypeIsNotTaken() {
    show { Settings() }
    device.perform(cause: "a test") { store.set(7, forKey: "theme") }
    XCTAssertNotNil(find(.staticText, "User nobody, theme light, hint none"))
  }

  func test_eachAppAndEachDeviceHasAStoreOfItsOwn() {
    show { Settings() }
    store.set(1, forKey: "launches")
    XCTAssertEqual(device.defaults(of: "com.example.Other").integer(forKey: "launches"), 0)
    XCTAssertEqual(Device().defaults(of: "com.example.Sample").integer(forKey: "launches"), 0)
  }

  func test_valuesAreReadAsUserDefaultsReadsThem() {
    let store = AppDefaults()
    store.register(defaults: ["a": 1, "b": "2.5"])
    XCTAssertEqual(store.integer(forKey: "a"), 1)
    XCTAssertTrue(store.bool(forKey: "a"))
    XCTAssertEqual(store.double(forKey: "b"), 2.5)
    store.set("YES", forKey: "a")
    XCTAssertTrue(store.bool(forKey: "a"))
    store.removeAll()
    XCTAssertEqual(store.string(forKey: "a"), "1")
    XCTAssertNil(store.object(forKey: "c"))
    XCTAssertEqual(store.integer(forKey: "c"), 0)
  }
}
