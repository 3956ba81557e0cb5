import Foundation
import ScenarioKit
import Testing

@Suite struct Visiting {
  private func pass() {}

  private func leave() { exit(0) }

  @Test func looking() { Scenario("Looking around") { Then(I: pass) } }

  @Test func leaving() { Scenario("Leaving the shop") { When(I: leave) } }

  @Test(arguments: [1, 2, 3]) func buying(count: Int) { Scenario("Buying") { Then(I: pass) } }

  @Test func withoutScenarios() { #expect(2 + 2 == 4) }
}
