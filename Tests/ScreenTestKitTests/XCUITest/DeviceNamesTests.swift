import ScreenTestKit

/// Tests of `UIDevice`, `UIPasteboard`, `XCUIDevice` and `app.open(_:)`.
@preconcurrency @MainActor
final class DeviceNamesTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(name: "Device", urlSchemes: ["device"]) { HeadlessUIForms.devicePage() } }

  private let app = XCUIApplication()

  func test_theDeviceIsAnIPhone() {
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    XCTAssertEqual([UIDevice.current.name, UIDevice.current.model, UIDevice.current.systemName, UIDevice.current.systemVersion], ["iPhone", "iPhone", "iOS", "18.0"])
    XCTAssertEqual(UIDevice.current.identifierForVendor, UIDevice.current.identifierForVendor)
    XCTAssertEqual(UIDevice.current.orientation, .portrait)
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(UIDevice.current.orientation, .landscapeLeft)
    XCTAssertEqual(app.verticalSizeClass, .compact)
  }

  func test_thePasteboardIsSharedWithTheApp() {
    XCTAssertFalse(UIPasteboard.general.hasStrings)
    app.buttons["Copy"].tap()
    XCTAssertEqual(UIPasteboard.general.string, "copied")
    UIPasteboard.general.string = "https://example.com/a"
    XCTAssertEqual(UIPasteboard.general.url, URL(string: "https://example.com/a"))
    app.buttons["Paste"].tap()
    XCTAssertEqual(app.staticTexts["link"].label, "https://example.com/a")
    XCTAssertEqual(UIPasteboard.general.changeCount, 2)
  }

  func test_thePasteboardOfATestBeginsEmpty() { XCTAssertEqual(UIPasteboard.general.numberOfItems, 0) }

  func test_theAppearanceReachesTheApp() {
    XCTAssertEqual(app.staticTexts["scheme"].label, "light")
    XCUIDevice.shared.appearance = .dark
    XCTAssertEqual(XCUIDevice.shared.appearance, .dark)
    XCTAssertEqual(app.staticTexts["scheme"].label, "dark")
  }

  func test_aURLIsOpenedInTheApp() throws {
    let url = try XCTUnwrap(URL(string: "device://a"))
    app.open(url)
    XCTAssertEqual(app.staticTexts["link"].label, "device://a")
    XCUIDevice.shared.press(.home)
    let other = try XCTUnwrap(URL(string: "device://b"))
    XCUIDevice.shared.system.open(other)
    XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.buttons["Open"].tap()
    XCTAssertEqual(app.staticTexts["link"].label, "device://b")
  }

  func test_aURLThatNoAppOpensFailsTheTest() throws {
    let url = try XCTUnwrap(URL(string: "unknown://a"))
    let log = try SessionLog { XCUIDevice.shared.system.open(url) }
    XCTAssertEqual(log.messages, ["Could not open “unknown://a”: no app on the device opens this URL."])
  }
}
