import Screens

/// Tests for messages about compound matchers that no element satisfies.
@preconcurrency @MainActor
final class MatcherFailureTests: FailureTestCase {
  func test_eachPartSaysHowManyElementsItRuledOutInOrder() {
    assertFailure(
      .twoSenders, "state.notReached",
      tells: """
        Could not tap Button that has a label that begins with “Se” and is not enabled: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Of the 15 elements in App “Mail”:
          1. “is a Button” ruled out 11, which leaves 4
          2. “has a label that begins with “Se”” ruled out 2, which leaves 2
          3. “is not enabled” ruled out 2, which leaves 0

        Query:
          Button that has a label that begins with “Se” and is not enabled
          in App “Mail”

        Elements ruled out last:
          1. Button “Send”
          2. Button “Send”

        What to do: change the part that ruled out the element you mean, or change that element in the app.
        """
    ) { $0.tap(Button(matching: .label(.hasPrefix("Se")) && !.isEnabled)) }
  }

  func test_anElementWithAMatcherIsNamedByIt() {
    assertFailure(
      .twoSenders, "state.notReached",
      says: "Expected Button that has the label “Save” to be enabled, but it is disabled."
    ) { $0.state(of: Button(matching: .label("Save")), is: .enabled) }
  }
}
