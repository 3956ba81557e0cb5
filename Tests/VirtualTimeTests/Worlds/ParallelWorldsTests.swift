import Foundation
import Testing
import VirtualTime

/// Parallel tests in separate worlds, each with queues, timers, dates, and sleeps.
@Suite(.enabled(if: dlsym(nil, "__tsan_init") == nil, "Dispatch queues, dates and timers are not virtual under the thread sanitizer."))
struct ParallelWorldsTests {
  private static let queue = DispatchQueue(label: "shared")
  private static let lock = NSLock()

  @Test(arguments: 1...24) func eachWorldHasItsOwnTimes(_ seconds: Int) {
    let world = World()
    defer { world.scheduler.shutDown() }
    world.start(seconds)
    #expect(world.wait() == .satisfied)
    #expect(world.log.events == World.events(seconds))
    #expect(world.scheduler.now.offset == .seconds(5 * seconds))
  }

  @Test(arguments: 1...24) func aQueueOfAllWorldsWorksForEachInItsTime(_ seconds: Int) {
    let world = World()
    defer { world.scheduler.shutDown() }
    world.start(seconds, queue: Self.queue)
    #expect(world.wait() == .satisfied)
    #expect(world.log.events == World.events(seconds))
    #expect(world.scheduler.now.offset == .seconds(5 * seconds))
  }

  @Test(arguments: 1...24) func aLockOfAllWorldsLetsNoTimePass(_ seconds: Int) {
    let world = World()
    defer { world.scheduler.shutDown() }
    world.scheduler.withCause("the app") {
      let start = Date()
      for number in 1...5 {
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(number * seconds)) {
          Self.lock.withLock { world.log.add("\(number) at \(Int(Date().timeIntervalSince(start).rounded()))") }
        }
      }
    }
    #expect(world.wait(for: 5) == .satisfied)
    #expect(world.log.events == (1...5).map { "\($0) at \($0 * seconds)" })
  }

  @Test(arguments: 1...24) func theTestsOwnWaitsMoveItsOwnClock(_ seconds: Int) async throws {
    let world = World()
    defer { world.scheduler.shutDown() }
    world.start(seconds)
    try await world.scheduler.asTestCode {
      let start = Date()
      sleep(UInt32(seconds))
      try await Task.sleep(for: .seconds(seconds))
      sleep(UInt32(3 * seconds))
      #expect(abs(Date().timeIntervalSince(start) - Double(5 * seconds)) < 0.001)
    }
    #expect(Array(world.log.events.prefix(6)) == Array(World.events(seconds).prefix(6)))
    #expect(world.scheduler.now.offset == .seconds(5 * seconds))
  }
}
