import VirtualTime
import XCTest

/// The work that the idle mode waits for, and the work that it doesn't wait for.
final class IdleTests: XCTestCase {
  private typealias Work = (name: String, kind: PendingWork.Kind, delay: Double)

  private func wait(_ configuration: TestConfiguration = TestConfiguration(), for work: Work..., isTracked: Bool = true) -> (waited: Duration, record: WaitRecord) {
    let scheduler = makeScheduler()
    for (name, kind, delay) in work { scheduler.schedule(after: .seconds(delay), name: name, kind: kind, isTracked: isTracked) {} }
    let record = scheduler.waitUntilIdle(configuration)
    return (scheduler.now.offset, record)
  }

  func test_nothingIsWaitedForWhereNothingIsPending() {
    let (waited, record) = wait()
    XCTAssertEqual(record.outcome, .satisfied)
    XCTAssertEqual(waited, .zero)
  }

  func test_delayedBlocksSleepsAndEventsAreWaitedForUpToTheGreatestDelay() {
    for kind in [PendingWork.Kind.delayedBlock, .sleep, .event] {
      XCTAssertEqual(wait(for: ("it", kind, 1.5)).waited, .seconds(1.5), "\(kind)")
      XCTAssertEqual(wait(for: ("it", kind, 1.6)).waited, .zero, "\(kind)")
      XCTAssertEqual(wait(TestConfiguration(dispatchAfterMaxTrackableDelay: 3), for: ("it", kind, 3)).waited, .seconds(3), "\(kind)")
      XCTAssertEqual(wait(TestConfiguration(dispatchAfterMaxTrackableDelay: 0), for: ("it", kind, 0.1)).waited, .zero, "\(kind)")
    }
  }

  func test_timersThatFireOnceAreWaitedForUpToTheGreatestInterval() {
    XCTAssertEqual(wait(for: ("it", .timer, 1.5)).waited, .seconds(1.5))
    XCTAssertEqual(wait(for: ("it", .timer, 1.6)).waited, .zero)
    XCTAssertEqual(wait(TestConfiguration(timerMaxTrackableInterval: 2), for: ("it", .timer, 2)).waited, .seconds(2))
    XCTAssertEqual(wait(TestConfiguration(dispatchAfterMaxTrackableDelay: 2), for: ("it", .timer, 2)).waited, .zero)
  }

  func test_repeatingTimersAreNotWaitedFor() {
    XCTAssertEqual(wait(for: ("it", .repeatingTimer, 0.1)).waited, .zero)
  }

  func test_animationsTransitionsAndRequestsAreWaitedForHoweverLongTheyAre() {
    for kind in [PendingWork.Kind.animation, .screenTransition, .keyboardTransition, .request] {
      XCTAssertEqual(wait(for: ("it", kind, 20)).waited, .seconds(20), "\(kind)")
    }
  }

  func test_aRequestToAnExcludedURLIsNotWaitedFor() {
    XCTAssertEqual(wait(for: ("GET https://example.com/analytics", .request, 1), isTracked: false).waited, .zero)
  }

  func test_whatIsNotWaitedForRunsWhileSomethingElseIs() {
    let scheduler = makeScheduler()
    let order = Box<[String]>([])
    scheduler.schedule(after: .seconds(1), name: "timer", kind: .repeatingTimer) { order.update { $0.append("timer") } }
    scheduler.schedule(after: .seconds(2), name: "animation", kind: .animation) { order.update { $0.append("animation") } }
    scheduler.schedule(after: .seconds(3), name: "later", kind: .repeatingTimer) { order.update { $0.append("later") } }
    XCTAssertEqual(scheduler.waitUntilIdle(TestConfiguration()).outcome, .satisfied)
    XCTAssertEqual(order.value, ["timer", "animation"])
  }

  func test_workThatStartsWorkIsWaitedForToItsEnd() {
    let scheduler = makeScheduler()
    let isDone = Flag()
    scheduler.withCause("the app") {
      Task {
        for _ in 0..<5 { try await Task.sleep(for: .seconds(1)) }
        isDone.set()
      }
    }
    XCTAssertEqual(scheduler.waitUntilIdle(TestConfiguration()).waited, .seconds(5))
    XCTAssertTrue(isDone.isSet)
  }

  func test_aBusyResourceIsWaitedForInRealTimeAndAskedThreeTimesInARow() {
    let scheduler = makeScheduler()
    let resource = CountingResource(busy: 2)
    scheduler.register(resource)
    defer { scheduler.deregister(resource) }
    XCTAssertEqual(scheduler.waitUntilIdle(TestConfiguration()).outcome, .satisfied)
    XCTAssertGreaterThanOrEqual(resource.reads, 2 + 3)
  }

  func test_aResourceThatIsBusyAgainAtTheThirdLookIsNotIdle() {
    let scheduler = makeScheduler()
    let resource = CountingResource(busyReads: [2, 3, 4])
    scheduler.register(resource)
    defer { scheduler.deregister(resource) }
    XCTAssertEqual(scheduler.waitUntilIdle(TestConfiguration()).outcome, .satisfied)
    XCTAssertGreaterThanOrEqual(resource.reads, 7)
  }
}

/// A resource that is busy whenever its state is read a certain number of times.
private final class CountingResource: IdlingResource {
  let name = "the upload"
  private let busyReads: Set<Int>
  private let counter = Box(0)

  init(busy count: Int) { busyReads = Set(0..<count) }
  init(busyReads: Set<Int>) { self.busyReads = busyReads }

  var reads: Int { counter.value }
  var isIdle: Bool {
    let read = counter.value
    counter.update { $0 += 1 }
    return !busyReads.contains(read)
  }
}
