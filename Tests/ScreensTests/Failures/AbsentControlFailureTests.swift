import Screens
import XCTest

/// Tests for missing controls and dialogs, including their wheels and pages.
@preconcurrency @MainActor
final class AbsentControlFailureTests: FailureTestCase {
  func test_aSwitchThatIsNotThere() {
    assertFailure(
      Gallery.controls(), "state.notReached",
      says: "Could not set Switch “Bluetooth” to on: it does not exist."
    ) { $0.adjust(Switch(id: "Bluetooth"), to: .on) }
  }

  func test_aSliderThatIsNotThere() {
    assertFailure(
      Gallery.controls(), "state.notReached",
      says: "Could not set Slider “Brightness” to 1: it does not exist."
    ) { $0.adjust(Slider(id: "Brightness"), to: 1) }
  }

  func test_aStepperThatIsNotThere() {
    assertFailure(
      Gallery.controls(), "state.notReached",
      says: "Could not tap Button “Increment”: it does not exist."
    ) { $0.tap(Stepper(id: "GuestStepper").incrementButton) }
  }

  func test_aSegmentedControlThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "Could not tap Button “Small”: it does not exist.") { $0.tap(Elements.size.button(withID: "Small")) }
  }

  func test_aSegmentThatIsNotThere() {
    assertFailure(Gallery.controls(), "state.notReached", says: "Could not tap Button “Medium”: it does not exist.") { $0.tap(Elements.size.button(withID: "Medium")) }
  }

  func test_aPickerThatIsNotThere() {
    assertFailure(
      Gallery.wheels(), "state.notReached",
      says: "Could not set Wheel in Picker “VegetablePicker” to “Leek”: it does not exist."
    ) { $0.adjust(Picker(id: "VegetablePicker").wheel(0), to: "Leek") }
  }

  func test_aWheelThatIsNotThere() {
    assertFailure(
      Gallery.wheels(), "state.notReached",
      tells: """
        Could not set Wheel at index 1 in Picker “FruitPicker” to “Apple”: it does not exist: the index 1 is out of range, because there is only 1 match.

        expected: exists
        actual:   does not exist: the index 1 is out of range, because there is only 1 match

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Wheel at index 1
          in Picker with id “FruitPicker”
          in App “Gallery”

        Found:
          1. Wheel value “Apple”

        What to do: count from 0, and wait until there are enough matches before you use one by its index.
        """
    ) { $0.adjust(Elements.fruit.wheel(1), to: "Apple") }
  }

  func test_aDatePickerThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not set Wheel in DatePicker “WhenPicker” to “January”: it does not exist."
    ) { $0.adjust(Elements.when.wheel(0), to: "January") }
  }

  func test_aWheelOfADatePickerThatIsNotThere() {
    assertFailure(
      Gallery.wheels(), "state.notReached",
      says: "Could not set Wheel at index 9 in DatePicker “WhenPicker” to “AM”: it does not exist: the index 9 is out of range, because there are only 4 matches.",
      "What to do: count from 0, and wait until there are enough matches before you use one by its index."
    ) { $0.adjust(Elements.when.wheel(9), to: "AM") }
  }

  func test_aPageIndicatorThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Expected the value of PageIndicator “TourPages” to be “page 1 of 2”, but it does not exist."
    ) { $0.value(of: Elements.tour, is: "page 1 of 2") }
  }

  func test_aWebViewThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not scroll WebView “HelpPage” downwards: it does not exist."
    ) { _ in Elements.help.scroll(.downwards) }
  }

  func test_aScreenThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "Could not see absent screen: Header “Profile” does not exist.") { $0.see(AbsentScreen()) }
    assertFailure(Gallery.texts(), "state.notReached", says: "Could not see Header “Profile”: it does not exist.") { $0.see(AbsentScreen().trait) }
  }

  func test_aNumberOfWheelsOfAPickerThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not count the wheels of Picker “FruitPicker”: it does not exist."
    ) { _ in XCTAssertEqual(Elements.fruit.numberOfWheels, 0) }
  }
}

private struct AbsentScreen: Screen {
  let trait = Header(id: "Profile")
}
