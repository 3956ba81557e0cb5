import ScreenTestKit

final class ___FILEBASENAMEASIDENTIFIER___: ___VARIABLE_baseClass:identifier___ {
  func test_comingBack() {
    Scenario("Coming back to the app") {
      Given(I: backgroundTheApp)
      When(I: foregroundTheApp)
      Then(I: waitForApp(toBe: .runningForeground))
    }
  }

  func test_theNextScenario() {
    Scenario("The next scenario", pending: "Write its steps: Given(I: see(…)), When(I: tap(…)), Then(I: see(…)).")
  }
}
