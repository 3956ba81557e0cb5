import VirtualTime
import XCTest

/// A main-actor model that doesn't use virtual time explicitly.
@MainActor final class Feed {
  private(set) var events: [String] = []
  private let store = Store()

  func load() async {
    events.append("loading")
    try? await Task.sleep(for: .seconds(2))
    let count = await store.count()
    events.append("loaded \(count)")
  }

  func loadAll() async throws -> Int {
    async let first = store.slowCount()
    async let second = store.slowCount()
    var sum = try await first + second
    await withTaskGroup(of: Int.self) { group in
      for index in 0..<10 {
        group.addTask {
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          return index
        }
      }
      for await value in group { sum += value }
    }
    return sum
  }
}

actor Store {
  private var reads = 0

  func count() async -> Int {
    reads += 1
    try? await Task.sleep(until: .now + .seconds(3), clock: .suspending)
    return reads
  }

  func slowCount() async throws -> Int {
    try await Task.sleep(for: .seconds(5))
    reads += 1
    return reads
  }
}

final class SyncCaptureTests: XCTestCase {
  func test_anHourOfSleepInUntouchedCodePassesInAWait() {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let done = Flag()
    scheduler.withCause("the test") {
      _ = Task {
        try await Task.sleep(for: .seconds(3600))
        done.set()
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(7200)) { done.isSet }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(3600))
  }

  func test_mainActorCodeRunsInAWaitFromASyncTest() {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let box = Box<[String]>([])
    scheduler.withCause("the test") {
      _ = Task { @MainActor in
        let feed = Feed()
        await feed.load()
        box.value = feed.events
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { !box.value.isEmpty }, .satisfied)
    XCTAssertEqual(box.value, ["loading", "loaded 1"])
    XCTAssertEqual(scheduler.now.offset, .seconds(5))
  }

  func test_runReturnsTheResultOfAnAsyncFunction() throws {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let sum = try scheduler.run { try await Feed().loadAll() }
    XCTAssertEqual(sum, 48)
    XCTAssertEqual(scheduler.now.offset, .seconds(6))
  }
}

@MainActor final class MainActorCaptureTests: XCTestCase {
  func test_mainActorTasksRunWhileASyncTestOccupiesTheMainActor() {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let feed = Feed()
    VirtualScheduler.$current.withValue(scheduler) {
      _ = Task { await feed.load() }
    }
    XCTAssertEqual(feed.events, [])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { feed.events.contains("loading") }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .zero)
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { feed.events.contains("loaded 1") }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(5))
  }

  func test_anAsyncTestRunsAModelAndGoesOn() async throws {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let sum = try scheduler.run { try await Feed().loadAll() }
    XCTAssertEqual(sum, 48)
    try await Task.sleep(nanoseconds: 1)
    await Task.yield()
    MainActor.preconditionIsolated()
    let own = try await Store().slowNothing()
    XCTAssertEqual(own, 7)
    MainActor.preconditionIsolated()
  }
}

extension Store {
  func slowNothing() async throws -> Int {
    try await Task.sleep(nanoseconds: 1)
    return 7
  }
}
