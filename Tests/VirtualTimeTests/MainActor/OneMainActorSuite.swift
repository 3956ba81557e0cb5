import Testing
import VirtualTime

private let gauge = MainActorGauge()

/// Parallel tests, on the main actor and off it, share a single main actor.
@Suite struct OneMainActorSuite {
  @Test(arguments: 0..<8) func testsThatDrive(_ number: Int) throws {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    for _ in 0..<20 {
      try scheduler.run {
        gauge.visit()
        try await Task.sleep(for: .seconds(1))
        gauge.visit()
      }
    }
    #expect(gauge.overlaps == 0)
  }

  @MainActor @Test(arguments: 0..<8) func testsOnTheMainActor(_ number: Int) async throws {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    for _ in 0..<20 {
      gauge.visit()
      scheduler.schedule(after: .seconds(1), name: "event") { gauge.visit() }
      _ = scheduler.wait(timeout: .seconds(2)) {
        gauge.visit()
        return false
      }
      await Task.yield()
      gauge.visit()
    }
    #expect(gauge.overlaps == 0)
  }

  @Test(arguments: 0..<4) func testsThatUseNoScheduler(_ number: Int) async {
    for _ in 0..<20 {
      await MainActor.run { gauge.visit() }
      await Task { @MainActor in gauge.visit() }.value
    }
    #expect(gauge.overlaps == 0)
  }
}
