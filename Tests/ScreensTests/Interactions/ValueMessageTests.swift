import Foundation
import ScenarioKit
import Screens

/// What a person is told where an element is of the wrong kind, or has another value than the one that is claimed.
@preconcurrency @MainActor
final class ValueMessageTests: FailureTestCase {
  func test_aSliderWithAnotherValue() {
    assertFailure(
      .setting, "state.notReached",
      tells: """
        Expected Slider “Volume” to have the slider value 5, but it does not have the slider value 5: its slider value is 3.

        expected: has the slider value 5
        actual:   does not have the slider value 5: its slider value is 3

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Slider with id “Volume”
          in App “Mail”

        Found:
          1. Slider “Volume” value “30%”
        """
    ) { $0.state(of: Slider(id: "Volume"), matches: .sliderValue(5)) }
  }

  func test_theSliderValueOfALabel() {
    assertFailure(
      .setting, "state.notReached",
      tells: """
        Expected Label “Dates” to have the slider value 5, but it does not have the slider value 5: it is a Label and has no slider value.

        expected: has the slider value 5
        actual:   does not have the slider value 5: it is a Label and has no slider value

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Label with id “Dates”
          in App “Mail”

        Found:
          1. Label “0” (id: “Dates”)
        """
    ) { $0.state(of: Label(id: "Dates"), matches: .sliderValue(5)) }
  }

  func test_aSliderActionOnAStepper() {
    assertFailure(
      .setting, "action.conditionNotMet",
      tells: """
        Could not move Stepper “Copies” to 5: it is not a Slider.

        expected: is a Slider
        actual:   is not a Slider

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Stepper with id “Copies”
          in App “Mail”

        Found:
          1. Stepper “Copies”

        What to do: take an element that meets what the action needs.
        """
    ) { $0.perform(.moveSlider(to: 5), on: Stepper(id: "Copies")) }
  }

  func test_aColumnThatAPickerDoesNotHave() {
    assertFailure(
      .setting, "input.unusableNumber",
      tells: """
        Could not set column 1 of Picker to “Pear”: the column 1 cannot be used.

        expected: 0
        actual:   1

        Query:
          Picker
          in App “Mail”

        Found:
          1. Picker “Fruit”
        """
    ) { $0.perform(.setPickerColumn(1, to: "Pear"), on: .type(.picker)) }
  }

  func test_aStepperWithoutANumber() {
    assertFailure(
      .steps, "action.failed",
      tells: """
        Could not set Stepper “Steps” to 3: its value is not known as a number.

        Query:
          Stepper with id “Steps”
          in App “Mail”

        Found:
          1. Stepper “Steps”

        What to do: tap its buttons, Increment and Decrement.
        """
    ) { $0.perform(.setStepper(to: 3), on: Stepper(id: "Steps")) }
  }

  func test_anotherDate() {
    assertFailure(
      .setting, "state.notReached",
      tells: """
        Expected DatePicker to have the date 1970-01-01T00:00:00Z, but it does not have the date 1970-01-01T00:00:00Z: its date is 2018-01-09T09:41:00Z.

        expected: has the date 1970-01-01T00:00:00Z
        actual:   does not have the date 1970-01-01T00:00:00Z: its date is 2018-01-09T09:41:00Z

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          DatePicker
          in App “Mail”

        Found:
          1. DatePicker “When”
        """
    ) { $0.state(of: select(.type(.datePicker)), matches: .date(Date(timeIntervalSince1970: 0))) }
  }

  func test_anotherText() {
    assertFailure(
      .setting, "state.notReached",
      tells: """
        Expected the element that has the identifier “Dates” to have a label that contains “3”, but it does not have a label that contains “3”: its label is “0”.

        expected: has a label that contains “3”
        actual:   does not have a label that contains “3”: its label is “0”

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          element that has the identifier “Dates”
          in App “Mail”

        Found:
          1. Label “0” (id: “Dates”)
        """
    ) { $0.state(of: select(.identifier("Dates")), matches: .label(.contains("3"))) }
  }

  func test_anotherRow() {
    assertFailure(
      .setting, "state.notReached",
      tells: """
        Expected Picker to have the row “Apple” in column 0, but it does not have the row “Apple” in column 0: its row in column 0 is “Pear”.

        expected: has the row “Apple” in column 0
        actual:   does not have the row “Apple” in column 0: its row in column 0 is “Pear”

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Picker
          in App “Mail”

        Found:
          1. Picker “Fruit”
        """
    ) { $0.state(of: select(.type(.picker)), matches: .pickerColumn(0, is: "Apple")) }
  }

  func test_anotherContentOffset() {
    assertFailure(
      .rows, "state.notReached",
      tells: """
        Expected ScrollView “Rows” to have the content offset {0, 100}, but it does not have the content offset {0, 100}: its content offset is {0, 0}.

        expected: has the content offset {0, 100}
        actual:   does not have the content offset {0, 100}: its content offset is {0, 0}

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          ScrollView with id “Rows”
          in App “Mail”

        Found:
          1. ScrollView “Rows”
        """
    ) { $0.state(of: ScrollView(id: "Rows"), matches: .contentOffset(CGPoint(x: 0, y: 100))) }
  }
}
