import Testing

@testable import ScenarioKit

/// What `ProcessEndTests` runs in a child process; in this one it does nothing.
@Suite struct MisbehavingSuite {
  @Test func misbehaving() {
    guard let misbehaviour = ChildProcess.misbehaviour else { return }
    Scenario("Misbehaving") {
      Given(I: doNothing)
      When(I: Misbehaviour.perform(misbehaviour))
      Then(I: doNothing)
    }
  }

  private func doNothing() {}
}
