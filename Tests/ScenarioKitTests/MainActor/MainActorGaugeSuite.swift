import Foundation
import ScenarioKit
import Testing

/// What `critical()` measures: how often one thread came in while another was inside.
private let gauge = MainActorGauge()

@MainActor private func critical() async { gauge.visit() }

@Suite struct MainActorGaugeSuite {
  @Test(arguments: 0..<12) func mainActorStepsOfParallelTestsRunOneAtATime(_ number: Int) {
    for _ in 0..<20 { Given(critical) }
    #expect(gauge.overlaps == 0)
  }
}
