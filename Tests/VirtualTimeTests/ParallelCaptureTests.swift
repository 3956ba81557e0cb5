import Testing
import VirtualTime

@Suite struct ParallelCaptureTests {
  @Test(arguments: 0..<16) func aModelRunsInItsOwnTimeBesideOthers(_ index: Int) throws {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let sum = try scheduler.run { try await Feed().loadAll() }
    #expect(sum == 48)
    #expect(scheduler.now.offset == .seconds(6))
  }

  @MainActor @Test(arguments: 0..<4) func aMainActorTestRunsMainActorTasks(_ index: Int) async throws {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let feed = Feed()
    scheduler.withCause("the test") { _ = Task { await feed.load() } }
    #expect(scheduler.wait(timeout: .seconds(30)) { feed.events.count == 2 } == .satisfied)
    #expect(scheduler.now.offset == .seconds(5))
    await Task.yield()
    MainActor.preconditionIsolated()
  }
}
