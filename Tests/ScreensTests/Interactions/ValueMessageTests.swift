import Foundation
import ScenarioKit
import Screens

/// Tests for messages about elements of the wrong type or with another value.
@preconcurrency @MainActor
final class ValueMessageTests: FailureTestCase {
  func test_aSliderWithAnotherValue() {
    assertFailure(
      .setting, "state.notReached",
      says: "Expected Slider “Volume” to have the slider value 5, but it does not have the slider value 5: its slider value is 3.",
      blocks: ["expected", "Nothing was due", "Query", "Found"]
    ) { $0.state(of: Slider(id: "Volume"), matches: .sliderValue(5)) }
  }

  func test_theSliderValueOfALabel() {
    assertFailure(
      .setting, "state.notReached",
      says: "Expected Label “Dates” to have the slider value 5, but it does not have the slider value 5: it is a Label and has no slider value."
    ) { $0.state(of: Label(id: "Dates"), matches: .sliderValue(5)) }
  }

  func test_aSliderActionOnAStepper() {
    assertFailure(
      .setting, "action.conditionNotMet",
      says: "Could not move Stepper “Copies” to 5: it is not a Slider.",
      "What to do: choose an element that meets the conditions of the action."
    ) { $0.perform(.moveSlider(to: 5), on: Stepper(id: "Copies")) }
  }

  func test_aColumnThatAPickerDoesNotHave() {
    assertFailure(
      .setting, "input.unusableNumber",
      says: "Could not set column 1 of Picker to “Pear”: the column 1 cannot be used.",
      "expected: 0\nactual:   1"
    ) { $0.perform(.setPickerColumn(1, to: "Pear"), on: .type(.picker)) }
  }

  func test_aStepperWithoutANumber() {
    assertFailure(
      .steps, "action.failed",
      says: "Could not set Stepper “Steps” to 3: its numeric value is not known.",
      "What to do: tap its buttons, Increment and Decrement."
    ) { $0.perform(.setStepper(to: 3), on: Stepper(id: "Steps")) }
  }

  func test_anotherDate() {
    assertFailure(
      .setting, "state.notReached",
      says: "Expected DatePicker to have the date 1970-01-01T00:00:00Z, but it does not have the date 1970-01-01T00:00:00Z: its date is 2018-01-09T09:41:00Z."
    ) { $0.state(of: select(.type(.datePicker)), matches: .date(Date(timeIntervalSince1970: 0))) }
  }

  func test_anotherText() {
    assertFailure(
      .setting, "state.notReached",
      says: "Expected the element that has the identifier “Dates” to have a label that contains “3”, but it does not have a label that contains “3”: its label is “0”."
    ) { $0.state(of: select(.identifier("Dates")), matches: .label(.contains("3"))) }
  }

  func test_anotherRow() {
    assertFailure(
      .setting, "state.notReached",
      says: "Expected Picker to have the row “Apple” in column 0, but it does not have the row “Apple” in column 0: its row in column 0 is “Pear”."
    ) { $0.state(of: select(.type(.picker)), matches: .pickerColumn(0, is: "Apple")) }
  }

  func test_anotherContentOffset() {
    assertFailure(
      .rows, "state.notReached",
      says: "Expected ScrollView “Rows” to have the content offset {0, 100}, but it does not have the content offset {0, 100}: its content offset is {0, 0}."
    ) { $0.state(of: ScrollView(id: "Rows"), matches: .contentOffset(CGPoint(x: 0, y: 100))) }
  }
}
