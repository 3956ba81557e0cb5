import Foundation
import ScenarioKit
import Testing

/// The gauge for `critical()`, which counts how often a thread entered while another was inside.
private let gauge = MainActorGauge()

@MainActor private func critical() async { gauge.visit() }

@Suite struct MainActorGaugeSuite {
  @Test(arguments: 0..<12) func mainActorStepsOfParallelTestsRunOneAtATime(_ number: Int) {
    for _ in 0..<20 { Given(critical) }
    #expect(gauge.overlaps == 0)
  }
}
