import ScreenTestKit
import SwiftData

/// Tests of identifiers that a view stores.
final class StoredIdentifierTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? {
    AppUnderTest(name: "Trips") { SelectedTrips().modelContainer(for: Trip.self) }
  }

  private var texts: [String] { XCUIApplication().staticTexts.allElementsBoundByIndex.map(\.label).filter { $0.contains(": ") } }

  private func relaunch() {
    XCUIApplication().terminate()
    XCUIApplication().launch()
  }

  func test_anIdentifierIsStoredUntilItIsCleared() {
    tap(Button(id: "Add"))
    XCTAssertEqual(texts, ["selected: none", "shown: none"])
    tap(Button(id: "Select"))
    XCTAssertEqual(texts, ["selected: Oslo", "shown: Bergen"])
    relaunch()
    XCTAssertEqual(texts, ["selected: Oslo", "shown: none"])
    tap(Button(id: "Clear"))
    relaunch()
    XCTAssertEqual(texts, ["selected: none", "shown: none"])
  }
}

/// Tests of an identifier that a view stores, with a default value.
final class DefaultIdentifierTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? {
    AppUnderTest(name: "Trips") { StoredTrip() }
  }

  func test_theDefaultCountsUntilAnotherIdentifierIsStored() {
    XCTAssertTrue(XCUIApplication().staticTexts["trip 0"].exists)
    tap(Button(id: "Next"))
    XCTAssertTrue(XCUIApplication().staticTexts["trip 1"].exists)
    XCUIApplication().terminate()
    XCUIApplication().launch()
    XCTAssertTrue(XCUIApplication().staticTexts["trip 1"].exists)
  }
}

/// Tests of a container that doesn't save by itself.
final class NoAutosaveTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? {
    AppUnderTest(name: "Trips") { TripList().modelContainer(for: Trip.self, isAutosaveEnabled: false) }
  }

  func test_aRelaunchFindsNothingThatWasNotSaved() {
    tap(Button(id: "Add"))
    XCTAssertTrue(XCUIApplication().staticTexts["2 trips"].exists)
    XCUIApplication().terminate()
    XCUIApplication().launch()
    XCTAssertTrue(XCUIApplication().staticTexts["0 trips"].exists)
  }
}
