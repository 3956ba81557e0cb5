import ScenarioKit

/// What a suite writes that has scenarios and no screen: it imports `ScenarioKit` and nothing else.
func runAScenarioWithoutAnyScreen(_ note: (String) -> Void) {
  Scenario("Adding") {
    Given(note("one"))
    Then(note("two"))
  }
}
