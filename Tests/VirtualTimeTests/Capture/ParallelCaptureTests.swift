import Foundation
import Testing
import VirtualTime

/// Binds a scheduler around a test, like a test library.
struct UnderScheduler: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    guard testCase != nil else { return try await function() }
    let scheduler = VirtualScheduler()
    try await VirtualScheduler.$current.withValue(scheduler) { try await function() }
    scheduler.shutDown()
  }
}

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
    scheduler.withCause("the test") { Task { await feed.load() } }
    #expect(scheduler.wait(timeout: .seconds(30)) { feed.events.count == 2 } == .satisfied)
    #expect(scheduler.now.offset == .seconds(5))
    await Task.yield()
    MainActor.preconditionIsolated()
  }

  @Test(arguments: 0..<8) func detachedTasksOfParallelTestsStayApart(_ index: Int) {
    let scheduler = SchedulingOrder.$current.withValue(.plain) { VirtualScheduler() }
    defer { scheduler.shutDown() }
    let log = Box<[Int]>([])
    scheduler.withCause("the test") {
      for number in 0..<50 {
        Task.detached {
          try? await Task.sleep(for: .milliseconds(number % 7))
          log.update { $0.append(number) }
        }
      }
    }
    #expect(scheduler.wait(timeout: .seconds(1)) { log.value.count == 50 } == .satisfied)
    #expect(log.value == (0..<50).sorted { ($0 % 7, $0) < ($1 % 7, $1) })
    #expect(scheduler.now.offset == .milliseconds(6))
  }

  @Test(arguments: 0..<4) func eventsAreOnTheMainActorOnAnyThread(_ index: Int) {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let flag = Flag()
    scheduler.schedule(after: .seconds(1), name: "event") {
      MainActor.preconditionIsolated()
      flag.set()
    }
    #expect(scheduler.wait(timeout: .seconds(5)) { flag.isSet } == .satisfied)
  }

  @Test func codeOfTheMainActorIsOnTheMainActor() async {
    await #expect(processExitsWith: .success) {
      let scheduler = VirtualScheduler()
      scheduler.withCause("the test") {
        Task { @MainActor in MainActor.preconditionIsolated() }
      }
      scheduler.runDue()
    }
  }

  @Test func codeOfNoActorIsNotOnTheMainActor() async {
    await #expect(processExitsWith: .failure) {
      let scheduler = VirtualScheduler()
      scheduler.withCause("the test") {
        Task.detached { MainActor.preconditionIsolated() }
      }
      scheduler.runDue()
    }
  }

  @Test func anActorIsNotTheMainActor() async {
    await #expect(processExitsWith: .failure) {
      let scheduler = VirtualScheduler()
      let store = Store()
      scheduler.withCause("the test") {
        Task { @MainActor in await store.touchMainActor() }
      }
      scheduler.runDue()
    }
  }
}

extension Store {
  func touchMainActor() { MainActor.preconditionIsolated() }
}

/// Binds a single scheduler around all cases of a test.
struct UnderOneScheduler: TestTrait, TestScoping {
  func scopeProvider(for test: Test, testCase: Test.Case?) -> UnderOneScheduler? { testCase == nil ? self : nil }

  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    let scheduler = VirtualScheduler()
    try await VirtualScheduler.$current.withValue(scheduler) { try await function() }
    scheduler.shutDown()
  }
}

@Suite struct BoundAroundCasesTests {
  @Test(UnderOneScheduler(), .timeLimit(.minutes(1)), arguments: 0..<3) func casesRunWhereTheLibraryRunsThem(_ index: Int) async throws {
    let scheduler = try #require(VirtualScheduler.current)
    try await Task.sleep(nanoseconds: 1)
    // Far beyond the time limit, which is in real time.
    let answer = try scheduler.run {
      try await Task.sleep(for: .seconds(3_600))
      return index
    }
    #expect(answer == index)
  }
}

@Suite(UnderScheduler()) struct BoundSchedulerTests {
  private var scheduler: VirtualScheduler {
    get throws { try #require(VirtualScheduler.current) }
  }

  @Test func tasksOfASyncTestAreCaptured() throws {
    let scheduler = try scheduler
    let flag = Flag()
    Task {
      try await Task.sleep(for: .seconds(60))
      flag.set()
    }
    #expect(scheduler.wait(timeout: .seconds(100)) { flag.isSet } == .satisfied)
    #expect(scheduler.now.offset == .seconds(60))
  }

  @Test func anAsyncTestAwaitsItsOwnWorkInRealTime() async throws {
    let scheduler = try scheduler
    try await Task.sleep(nanoseconds: 1000)
    await Task.yield()
    #expect(try await Store().slowNothing() == 7)
    await MainActor.run { MainActor.preconditionIsolated() }
    #expect(scheduler.now.offset == .zero)
    #expect(scheduler.pending == [])
  }

  @MainActor @Test func aMainActorTestAwaitsOtherActorsAndComesBack() async throws {
    let scheduler = try scheduler
    MainActor.preconditionIsolated()
    #expect(try await Store().slowNothing() == 7)
    MainActor.preconditionIsolated()
    let feed = Feed()
    Task { await feed.load() }
    #expect(scheduler.wait(timeout: .seconds(10)) { feed.events.count == 2 } == .satisfied)
    await Task.yield()
    MainActor.preconditionIsolated()
  }

  @MainActor @Test func mainActorCodeIsAllowedEverywhereInAMainActorTest() throws {
    let scheduler = try scheduler
    MainActor.assumeIsolated {}
    scheduler.withCause("the test") { MainActor.assumeIsolated {} }
    #expect(scheduler.wait(timeout: .zero) { MainActor.assumeIsolated { true } } == .satisfied)
  }

  @MainActor @Test func aWaitInAnAsyncTestBringsAnAnswerFromAnotherThread() async throws {
    let scheduler = try scheduler
    let work = OutsideWork("the socket")
    scheduler.register(work)
    let answer = try scheduler.run { await answerFromAnotherThread(3, through: work) }
    #expect(answer == 3)
    await Task.yield()
  }
}
