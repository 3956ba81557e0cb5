import Testing
import VirtualTime
import XCTest

// The same situations for suites that are compiled in the Swift 5 language mode.

@MainActor final class Timeline {
  var events: [String] = []

  func play() async {
    events.append("begins")
    try? await Task.sleep(nanoseconds: 3_000_000_000)
    events.append("ends")
  }
}

final class Swift5ModeTests: XCTestCase {
  func test_aSyncTestWaitsForMainActorCode() {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    var isOver = false
    scheduler.withCause("the test") {
      Task { @MainActor in
        await Timeline().play()
        isOver = true
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(10)) { isOver }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(3))
  }

  func test_anAsyncTestRunsAModel() async throws {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let events = try scheduler.run { () -> [String] in
      let timeline = Timeline()
      await timeline.play()
      return timeline.events
    }
    XCTAssertEqual(events, ["begins", "ends"])
    try await Task.sleep(nanoseconds: 1)
  }
}

@MainActor final class Swift5ModeMainActorTests: XCTestCase {
  func test_aSyncMainActorTestSharesState() {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let timeline = Timeline()
    VirtualScheduler.$current.withValue(scheduler) { _ = Task { await timeline.play() } }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(10)) { timeline.events.count == 2 }, .satisfied)
  }

  func test_anAsyncMainActorTestFinishes() async throws {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let timeline = Timeline()
    try scheduler.run { await timeline.play() }
    try await Task.sleep(nanoseconds: 1)
    XCTAssertEqual(timeline.events, ["begins", "ends"])
  }
}

@Suite struct Swift5ModeParallelTests {
  @Test(arguments: 0..<8) func testsRunBesideEachOther(_ index: Int) throws {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let events = try scheduler.run { () -> [String] in
      let timeline = Timeline()
      await timeline.play()
      return timeline.events
    }
    #expect(events == ["begins", "ends"])
    #expect(scheduler.now.offset == .seconds(3))
  }

  @MainActor @Test func aMainActorTestRunsEvents() async {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    var count = 0
    let timeline = Timeline()
    scheduler.schedule(after: .seconds(1), name: "event") { timeline.events.append("event") }
    #expect(
      scheduler.wait(timeout: .seconds(2)) {
        count += 1
        return !timeline.events.isEmpty
      } == .satisfied)
    #expect(count == 2)
    await Task.yield()
  }
}
