import Foundation
import ScreenTestKit
import Testing

/// A suite that isn't on the main actor.
///
/// Its async steps run alongside the screen's work.
@Suite(.screenTest(SampleApp.self))
struct StepsOffTheMainActor {
  @Test func anAsyncStepOfNoActor() {
    Scenario("Counting") {
      When(I: count)
      Then(I: seeTheLoginScreen)
    }
  }

  @Test(arguments: 0..<4) func anAsyncStepThatSleeps(_ number: Int) async {
    Scenario("Sleeping") {
      When(I: sleep)
      Then(I: seeTheLoginScreen)
    }
  }

  private func count() async {
    await Task.detached { await Task.yield() }.value
  }

  private func sleep() async throws {
    try await Task.sleep(for: .seconds(10))
  }

  @MainActor private func seeTheLoginScreen() async {
    #expect(loginScreen.logInButton.underlyingXCUIElement.exists)
  }
}

/// A suite that is an actor.
@Suite(.screenTest(SampleApp.self))
actor StepsOfAnActor {
  @Test func anAsyncStep() async {
    Scenario("Sleeping") { When(I: sleep) }
  }

  private nonisolated func sleep() async throws {
    try await Task.sleep(for: .seconds(10))
  }
}
