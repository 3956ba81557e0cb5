import ScenarioKit

/// A function of a suite with scenarios but without screens, which imports only `ScenarioKit`.
func runAScenarioWithoutAnyScreen(_ note: (String) -> Void) {
  Scenario("Adding") {
    Given(note("one"))
    Then(note("two"))
  }
}
