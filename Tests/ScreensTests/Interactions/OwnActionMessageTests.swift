import ScenarioKit
import Screens

/// Tests for the messages of unmet conditions, and of custom actions and assertions that fail.
@preconcurrency @MainActor
final class OwnActionMessageTests: FailureTestCase {
  private struct Broken: Error {}

  func test_anAlertOfTheSystemInFront() {
    assertFailure(
      .asking, "action.conditionNotMet",
      tells: """
        Could not tap Button “Unlock”: it is covered by a system alert and is not interactable.

        expected: is not covered by a system alert
        actual:   is covered by a system alert
        expected: is interactable
        actual:   is not interactable: Alert “Do you want to allow “Mail” to use Face ID?” covers it

        Nothing was due or scheduled, so the wait of 30 seconds ended at once. There is a task suspended at 0 s, started by the button “Unlock”. To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`.

        Query:
          Button with id “Unlock”
          in App “Mail”

        Found:
          1. Button “Unlock”

        What to do: dismiss what covers it first.
        """
    ) {
      Biometrics.enrolled()
      $0.tap(Button(id: "Unlock"))
      $0.perform(.tap, on: Button(id: "Unlock"))
    }
  }

  func test_anActionOfOnesOwnThatThrows() {
    assertFailure(
      .pad, "action.failed",
      says: "Could not highlight the element that has the identifier “Pad”: its closure threw “Broken()”.",
      blocks: ["Query", "Found"]
    ) { $0.perform(ElementAction("highlight") { _ in throw Broken() }, on: .identifier("Pad")) }
  }

  func test_anAssertionOfOnesOwnThatIsNotTrue() {
    assertFailure(
      .pad, "assertion.custom",
      says: "Expected Image “Pad” to be round, but the assertion returned false and gave no reason.",
      blocks: ["Query", "Found"]
    ) { $0.state(of: Image(id: "Pad"), satisfies: ElementAssertion("is round") { _ in false }) }
  }

  func test_anAssertionOfOnesOwnAboutAnAbsentElement() {
    assertFailure(
      .pad, "assertion.custom",
      tells: """
        Expected the element that has the identifier “Nowhere” to be round, but no element matches, and the assertion returned false for nil.

        Of the 4 elements in App “Mail”:
          1. “has the identifier “Nowhere”” ruled out 4, which leaves 0

        Query:
          element that has the identifier “Nowhere”
          in App “Mail”

        Found instead: 3 elements in App “Mail”.
          1. Label “nothing” (id: “Log”)
          2. Label “0 presses” (id: “Presses”)
          3. Image “pad” (id: “Pad”)

        What to do: change the part that ruled out the element you mean, or change that element in the app.
        """
    ) { $0.state(of: select(.identifier("Nowhere")), satisfies: ElementAssertion("is round") { $0 != nil }) }
  }

  func test_anAssertionOfOnesOwnThatThrows() {
    assertFailure(
      .pad, "assertion.custom",
      says: "Expected the element that has the identifier “Pad” to be round, but the assertion threw “Broken()”.",
      blocks: ["Query", "Found"]
    ) { $0.state(of: select(.identifier("Pad")), satisfies: ElementAssertion("is round") { _ in throw Broken() }) }
  }

  func test_severalThingsThatAreNotSo() {
    assertFailure(
      .pad, "assertion.several",
      tells: """
        Expected all claims to be true, but 2 of them are not.

          1. Expected the label of Label “Log” to be “tap”, but the label is “nothing”.
          2. Expected two equal values, but they differ: the sum.
        """
    ) { user in
      assertSoftly {
        user.label(of: Label(id: "Log"), is: "tap")
        assertEqual(1 + 1, 3, "the sum")
      }
    }
  }

  func test_valuesThatDiffer() {
    assertFailure(
      .pad, "assertion.equal",
      says: "Expected two equal values, but they differ: the log.",
      "expected: “something”\nactual:   “nothing”"
    ) { _ in assertEqual(Label(id: "Log").label, "something", "the log") }
  }

  func test_aFailureOfTheTestsOwn() {
    assertFailure(
      .pad, "assertion.failed",
      says: "Could not continue: no photo is left.",
      "The server has deleted them all.",
      blocks: ["The server has"]
    ) { _ in fail("no photo is left", details: "The server has deleted them all.") }
  }

  func test_aConditionOfTheTestsOwn() {
    assertFailure(
      .pad, "assertion.condition",
      says: "Could not continue: a condition is not met: the server has no photo to show.",
      blocks: []
    ) { _ in failCondition("the server has no photo to show") }
  }
}
