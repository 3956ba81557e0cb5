import HeadlessDevice
import HeadlessUI
import HeadlessXCUI
import XCTest

/// System apps are incomplete on the device.
///
/// Missing elements are reported together with an alternative.
final class SystemShellTests: MainActorTestCase {
  private let safari = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  private func fixture() -> ScreenFixture {
    var app = InstalledApp(name: "Linked", bundleIdentifier: "com.example.Linked") { Text("The linked app") }
    app.universalLinkHosts = ["linked.example.com"]
    let fixture = ScreenFixture { Text("Page") }
    fixture.device.install(app)
    return fixture
  }

  // Public suites open links this way: safari.textFields["Address"].tap(), then safari.textFields["URL"].typeText("https://…\n").
  func test_safarisAddressFieldOpensLinks() {
    let fixture = fixture()
    fixture.run {
      safari.launch()
      safari.textFields["Address"].tap()
      safari.textFields["URL"].typeText("https://example.com/page\n")
      XCTAssertTrue(safari.navigationBars["example.com"].waitForExistence(timeout: 1))
      XCTAssertEqual(safari.textFields["TabBarItemTitle"].value as? String, "https://example.com/page")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aUniversalLinkOpensItsApp() {
    let fixture = fixture()
    fixture.run {
      safari.launch()
      safari.textFields["TabBarItemTitle"].tap()
      safari.typeText("linked.example.com/item\n")
      XCTAssertTrue(XCUIApplication(bundleIdentifier: "com.example.Linked").staticTexts["The linked app"].waitForExistence(timeout: 1))
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_whatIsNoAddressIsRefused() {
    let fixture = fixture()
    fixture.run {
      safari.launch()
      safari.textFields["Address"].tap()
      safari.typeText("cake recipes\n")
      XCTAssertTrue(safari.staticTexts["“cake recipes” isn’t an address. The simulated Safari can’t search."].exists)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_whatSafariDoesNotHaveIsSaid() {
    let fixture = fixture()
    fixture.run { safari.launch() }
    let message = fixture.message { safari.buttons["ShareButton"].tap() }
    XCTAssertTrue(message.contains(#"Could not tap XCUIApplication(bundleIdentifier: "com.apple.mobilesafari").buttons["ShareButton"]: it does not exist."#), message)
    XCTAssertTrue(
      message.contains(
        #"What to do: Safari loads no pages on a simulated device. It has only an address field, which shows the opened address. "#
          + #"The field is textFields["Address"], or textFields["URL"] while it has the keyboard’s focus."#), message)
  }

  func test_aQueryThatFindsNothingIsExplainedOnce() {
    let fixture = fixture()
    fixture.run {
      safari.launch()
      XCTAssertFalse(safari.buttons["ShareButton"].exists)
      XCTAssertFalse(safari.buttons["Continue"].exists)
      XCTAssertFalse(XCUIApplication().buttons["Continue"].exists)
    }
    XCTAssertEqual(fixture.notes.count, 1, fixture.notes.joined(separator: "\n"))
    XCTAssertTrue(
      fixture.notes.first?.hasPrefix(#"XCUIApplication(bundleIdentifier: "com.apple.mobilesafari").buttons["ShareButton"] does not exist: Safari loads no pages"#) == true,
      fixture.notes.joined())
  }

  func test_whatSettingsDoesNotHaveIsSaid() {
    let fixture = fixture()
    fixture.device.launch("com.apple.Preferences")
    let message = fixture.message { XCUIApplication(bundleIdentifier: "com.apple.Preferences").cells["Privacy"].tap() }
    XCTAssertTrue(message.contains("What to do: Settings has only General, with About and Reset, on a simulated device. Set permissions with permission(for:is:)"), message)
  }

  func test_theHomeScreenCannotDeleteApps() {
    let fixture = fixture()
    fixture.run { springboard.activate() }
    let message = fixture.message { springboard.icons["Linked"].press(forDuration: 1.3) }
    XCTAssertTrue(
      message.contains(#"Could not press XCUIApplication(bundleIdentifier: "com.apple.springboard").icons["Linked"]: icons on the simulated home screen have no menus."#), message)
    XCTAssertTrue(message.contains("It can’t delete or move apps: each test starts with a newly installed app."), message)
  }
}
