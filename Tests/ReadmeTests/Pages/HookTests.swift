import ScreenTestKit

final class HookTests: FeedTestCase {
  func test_aHook() {
    let hook = ScenarioHooks.afterScenario { scenario in
      if scenario.outcome == .failed { Scenario.attach("\(scenario.name) failed", named: "state.txt") }
    }
    defer { hook.remove() }
    Scenario("The feed after the launch") {
      Then(the: label(of: feedScreen.messageLabel, is: "Nothing is loaded"))
    }
  }
}
