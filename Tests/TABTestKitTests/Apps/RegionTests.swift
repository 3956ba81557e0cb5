import TABTestKit

/// Tests for the locale and the time zone at an app's launch.
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

  func test_theCodeOfTheTestHasTheRegionOfTheDevice() {
    Scenario("A test that writes what it expects with Foundation") {
      Given(the: locale(is: "de_DE"))
      And(the: timeZone(is: "Asia/Tokyo"))
      Then(I: readTheRegion())
    }
  }

  private func readTheRegion() {
    XCTAssertEqual("\(Locale.current.identifier) \(TimeZone.current.identifier) \(Calendar.current.timeZone.identifier)", "de_DE Asia/Tokyo Asia/Tokyo")
    XCTAssertEqual(timeOfDay.string(from: start), "01.01.70, 09:00")
    XCTAssertEqual(Calendar(identifier: .gregorian).component(.hour, from: start), 9)
  }

  func test_aFormatterKeepsTheZoneThatItIsGiven() {
    Scenario("A test that writes the time of another place") {
      Given(the: timeZone(is: "Asia/Tokyo"))
      Then(I: readTheTimeOfAnotherPlace())
    }
  }

  private func readTheTimeOfAnotherPlace() {
    let formatter = timeOfDay
    formatter.timeZone = TimeZone(secondsFromGMT: 3_600)
    XCTAssertEqual(formatter.string(from: start), "1/1/70, 1:00\u{202F}AM")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    XCTAssertEqual(calendar.component(.hour, from: start), 0)
  }

  private var start: Date { Date(timeIntervalSince1970: 0) }

  private var timeOfDay: DateFormatter {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
    return formatter
  }
}
