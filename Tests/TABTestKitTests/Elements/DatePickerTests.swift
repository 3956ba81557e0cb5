import TABTestKit

/// Tests for date wheels: T94.
final class DatePickerTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.dates }

  func test_T94_wheelsAreSpelledAsTheyAreReadOutAndTakeTheShortForm() {
    let when = DatePicker(id: "WhenPicker")
    XCTAssertEqual(when.numberOfWheels, 4)
    XCTAssertEqual((0..<4).map { when.wheel($0).value }, ["Tue, Jan 9", "9 o’clock", "41 minutes", "AM"])
    when.wheel(0).adjust(to: "Jan 10")
    XCTAssertEqual(when.wheel(0).value, "Wed, Jan 10")
    when.wheel(1).adjust(to: "10")
    XCTAssertEqual(when.wheel(1).value, "10 o’clock")
    when.wheel(2).adjust(to: "42 minutes")
    when.wheel(3).adjust(to: "PM")
    let duration = DatePicker(id: "DurationPicker")
    XCTAssertEqual(duration.wheel(1).value, "1 min")
    duration.wheel(1).adjust(to: "2 min")
    XCTAssertEqual(Label(id: "ChoiceLabel").value, "1515624120 120")
    XCTAssertEqual(kinds { when.wheel(3).adjust(to: "AM") }, ["value.alreadyThere"])
  }
}
