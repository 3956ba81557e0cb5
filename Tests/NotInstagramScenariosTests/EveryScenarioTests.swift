import NotInstagramScenarios
import ScreenTestKit
import Testing

/// Runs the scenarios as Swift Testing tests, side by side, so that none can be left out.
@Suite(.screenTest(NotInstagramScenario.appUnderTest))
@MainActor
struct EveryScenarioTests {
  @Test(arguments: NotInstagramScenario.all)
  func scenario(_ scenario: NotInstagramScenario) { scenario.steps() }
}
