import ScenarioKit
import Testing

/// The gauge for both functions, which counts how often a thread entered while another was inside.
private let gauge = MainActorGauge()

@MainActor private func critical() { gauge.visit() }

@MainActor private func criticalAfterASuspension() async {
  await Task.yield()
  gauge.visit()
}

/// Tests main-actor steps of parallel tests in the Swift 5 language mode.
///
/// Sync steps run in a suite on the main actor, async steps in any suite.
@Suite struct MainActorGaugeSuite {
  @Suite @MainActor struct OnTheMainActor {
    @Test(arguments: 0..<12) func syncStepsRunOneAtATime(_ number: Int) {
      let visits = gauge.visits
      for _ in 0..<10 { Given(critical) }
      #expect(gauge.visits >= visits + 10)
      #expect(gauge.overlaps == 0)
    }

    @Test(arguments: 0..<12) func syncStepsOfAsyncTestsRunOneAtATime(_ number: Int) async {
      for _ in 0..<10 {
        await Task.yield()
        Given(critical())
      }
      #expect(gauge.overlaps == 0)
    }
  }

  @Suite struct OffTheMainActor {
    @Test(arguments: 0..<12) func asyncStepsRunOneAtATime(_ number: Int) {
      for _ in 0..<10 { Given(criticalAfterASuspension) }
      #expect(gauge.overlaps == 0)
    }

    @Test(arguments: 0..<12) func stepsThatCallASyncFunctionRunOneAtATime(_ number: Int) {
      for _ in 0..<10 { Given({ await critical() }) }
      #expect(gauge.overlaps == 0)
    }
  }
}
