import TABTestKit

/// The locale and the time zone that an app is launched with.
final class RegionTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.region }

  private let locale = Label(id: "LocaleLabel")
  private let timeZone = Label(id: "TimeZoneLabel")

  func test_withoutAWishTheLocaleIsAmericanAndTheTimeZoneIsUTC() {
    XCTAssertEqual(locale.value, "en_US")
    XCTAssertEqual(timeZone.value, "GMT")
    XCTAssertEqual(Label(id: "HourLabel").value, "0")
  }

  func test_launchArgumentsNameTheLocale() {
    App.shared.launchArguments = ["-AppleLocale", "de_DE"]
    App.shared.launch()
    XCTAssertEqual(locale.value, "de_DE")
    App.shared.launchArguments = ["-AppleLanguages", "(nl, de)"]
    App.shared.launch()
    XCTAssertEqual(locale.value, "nl")
    App.shared.launchArguments = ["-AppleLocale"]
    App.shared.launch()
    XCTAssertEqual(locale.value, "en_US")
  }

  func test_theLaunchEnvironmentNamesTheTimeZone() {
    App.shared.launchEnvironment["TZ"] = "Europe/Amsterdam"
    App.shared.launch()
    XCTAssertEqual(timeZone.value, "Europe/Amsterdam")
    XCTAssertEqual(Label(id: "HourLabel").value, "1")
  }

  func test_aViewMaySetAnotherLocale() {
    XCTAssertEqual(Label(id: "NestedLabel").value, "fr_FR")
  }
}
