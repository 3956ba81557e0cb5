import Foundation
import ScenarioKit
import Screens

/// Tests for the messages of built-in actions that fail.
@preconcurrency @MainActor
final class ActionMessageTests: FailureTestCase {
  func test_aSliderBeyondItsRange() {
    assertFailure(
      .setting, "input.unusableNumber",
      says: "Could not move Slider “Volume” to 11: the value 11 cannot be used.",
      "expected: 0 to 10\nactual:   11",
      blocks: ["expected", "Query", "Found"]
    ) { $0.perform(.moveSlider(to: 11), on: Slider(id: "Volume")) }
  }

  func test_aStepperWhoseStepsDoNotReachTheValue() {
    assertFailure(
      .setting, "action.failed",
      says: "Could not set Stepper that has the identifier “Copies” to 5: it counts by 2 from 2 and does not reach that value.",
      "What to do: use a value that its steps reach."
    ) { $0.perform(.setStepper(to: 5), on: .identifier("Copies") && .type(.stepper)) }
  }

  func test_aSwitchThatStaysAsItIs() {
    assertFailure(
      .setting, "action.failed",
      says: "Could not turn on Switch “Locked”: it is still off after the press.",
      "What to do: check that the app keeps the new value: a control that shows a constant does not change."
    ) { $0.perform(.turnOn, on: Switch(id: "Locked")) }
  }

  func test_aDateThatIsNotOffered() {
    assertFailure(
      .setting, "action.failed",
      says: "Could not set DatePicker to 1970-01-01T00:00:00Z: it offers dates from 2017-07-14T02:40:00Z to 2020-09-13T12:26:40Z.",
      "What to do: use a date in this range."
    ) { $0.perform(.setDate(Date(timeIntervalSince1970: 0)), on: .type(.datePicker)) }
  }

  func test_anElementWithoutADate() {
    assertFailure(
      .setting, "action.conditionNotMet",
      says: "Could not set the element that has the identifier “Dates” to 1970-01-01T00:00:00Z: it is not a DatePicker.",
      "What to do: choose an element that meets the conditions of the action."
    ) { $0.perform(.setDate(Date(timeIntervalSince1970: 0)), on: .identifier("Dates")) }
  }

  func test_aRowThatAPickerDoesNotHave() {
    assertFailure(
      .setting, "value.notAdjustable",
      says: "Could not set column 0 of Picker to “Plum”: none of its rows has “Plum”.",
      "Its rows: “Apple”, “Pear” and “Pear tree”.",
      "What to do: use the whole text of one of its rows."
    ) { $0.perform(.setPickerColumn(0, to: "Plum"), on: .type(.picker)) }
  }

  func test_aTextInWhatIsNoField() {
    assertFailure(
      .setting, "action.failed",
      says: "Could not replace the text of the element that has the identifier “Dates”: it is not a field for text.",
      "What to do: select a text field, a secure field or a text view."
    ) { $0.perform(.replaceText("one"), on: .identifier("Dates")) }
  }

  func test_aScriptWithoutAnAnswer() {
    assertFailure(
      .scripts, "action.failed",
      says: "Could not run a script on WebView “Other”: the app does not answer scripts on the web view.",
      "What to do: in the app, add onJavaScript { script in … } to the web view and return the answers that the test needs: a simulated device does not run scripts."
    ) { $0.perform(.javaScript("document.title"), on: WebView(id: "Other")) }
  }

  func test_aScriptThatThrows() {
    assertFailure(
      .scripts, "action.failed",
      says: "Could not run a script on WebView “Page”: the script threw “NoSuchScript()”.",
      "What to do: check the answers that the app returns in onJavaScript { script in … }."
    ) { $0.perform(.javaScript("window"), on: WebView(id: "Page")) }
  }

  func test_aScrollWithoutAnEdge() {
    assertFailure(
      .endless, "action.failed",
      says: "Could not scroll ScrollView to the bottom edge: the edge was not reached after 1000 drags, which is the limit.",
      "What to do: if the content has no end, scroll by an amount or until an element appears."
    ) { $0.perform(.scroll(to: .bottom), on: ScrollView()) }
  }

  func test_aScrollOfWhatDoesNotScroll() {
    assertFailure(
      .setting, "action.conditionNotMet",
      says: "Could not scroll the element that has the identifier “Dates” down by 10 points: it is not a view that scrolls.",
      "What to do: choose an element that meets the conditions of the action."
    ) { $0.perform(.scroll(.down, by: 10), on: .identifier("Dates")) }
  }

  func test_aScrollByNothing() {
    assertFailure(
      .longList, "input.unusableNumber",
      says: "Could not scroll Table “Rows” down by 0 points: the amount 0 cannot be used.",
      "expected: more than 0, at most 1000000 points\nactual:   0"
    ) { $0.perform(.scroll(.down, by: 0), on: Table(id: "Rows")) }
  }

  func test_aDragToWhatIsNotThere() {
    assertFailure(
      .movingPad, "action.failed",
      says: "Could not drag the element that has the identifier “Pad”: View “Nowhere”, the destination of the drag, does not exist.",
      "What to do: bring it onto the screen first, or drag by a distance with .drag(by:)."
    ) { $0.perform(.drag(to: View(id: "Nowhere")), on: .identifier("Pad")) }
  }

  func test_aTapBesideTheScreen() {
    assertFailure(
      .pad, "element.offScreen",
      says: "Could not tap {500, 10} of the element that has the identifier “Pad”: that point is not on screen.",
      "expected: a point inside the screen {{0, 0}, {390, 844}}\nactual:   {595, 99}",
      "What to do: choose an offset on the element, and scroll the element into view first.",
      blocks: ["expected", "What to do"]
    ) { $0.perform(.tap(at: CGPoint(x: 500, y: 10)), on: .identifier("Pad")) }
  }

  func test_noTaps() {
    assertFailure(
      .pad, "input.unusableNumber",
      says: "Could not tap the element that has the identifier “Pad”: the number of taps 0 cannot be used.",
      "expected: 1 to 1000\nactual:   0",
      blocks: ["expected", "Query", "Found"]
    ) { $0.perform(.tap(times: 0), on: .identifier("Pad")) }
  }
}
