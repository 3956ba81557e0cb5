import Dispatch
import VirtualTime
import XCTest

/// Timer sources of captured code fire in virtual time on their queues.
final class TimerSourceTests: CapturedCodeTestCase, @unchecked Sendable {
  func test_aSourceFiresOnceOrAgainAndAgainOnItsQueue() {
    var sources: [any DispatchSourceTimer] = []
    app {
      let once = DispatchSource.makeTimerSource(queue: .main)
      once.schedule(deadline: .now() + 2)
      once.setEventHandler {
        dispatchPrecondition(condition: .onQueue(.main))
        self.note("once")
      }
      let repeating = DispatchSource.makeTimerSource()
      repeating.schedule(deadline: .now() + 1, repeating: .milliseconds(1500), leeway: .seconds(1))
      repeating.setEventHandler { self.note("repeating") }
      sources = [once, repeating]
      for source in sources { source.activate() }
    }
    XCTAssertEqual(wait(for: 4), .satisfied)
    XCTAssertEqual(log.events, ["repeating at 1.0 seconds", "once at 2.0 seconds", "repeating at 2.5 seconds", "repeating at 4.0 seconds"])
  }

  func test_aSuspendedSourceCountsAndACancelledOneEnds() {
    var source: (any DispatchSourceTimer)?
    app {
      let made = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "timer"))
      made.schedule(deadline: .now() + 1, repeating: 1)
      made.setRegistrationHandler { self.note("registered") }
      made.setEventHandler { self.note("fired \(made.data)") }
      made.setCancelHandler { self.note("cancelled") }
      source = made
      made.resume()
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    app { source?.suspend() }
    scheduler.advance(by: .milliseconds(3500))
    app { source?.resume() }
    XCTAssertEqual(wait(for: 3), .satisfied)
    app { source?.cancel() }
    XCTAssertEqual(source?.isCancelled, true)
    XCTAssertEqual(wait(for: 4), .satisfied)
    XCTAssertEqual(
      log.events, ["registered at 0.0 seconds", "fired 1 at 1.0 seconds", "fired 3 at 4.5 seconds", "cancelled at 4.5 seconds"])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(60)) { false }, .nothingPending)
  }

  func test_aSourceWithoutOwnersStops() {
    var source: (any DispatchSourceTimer)?
    app {
      let made = DispatchSource.makeTimerSource(queue: .main)
      made.schedule(wallDeadline: .now() + 1, repeating: 1)
      made.setEventHandler { self.note("fired") }
      made.resume()
      source = made
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertNotNil(source)
    source = nil
    XCTAssertEqual(scheduler.wait(timeout: .seconds(60)) { false }, .nothingPending)
    XCTAssertEqual(log.events, ["fired at 1.0 seconds"])
  }

  /// An object that a handler retains.
  private final class Owner: @unchecked Sendable {
    var source: (any DispatchSourceTimer)?
  }

  func test_aSourceThatOutlivesItsTestIsToldOnceAndKeepsNothing() throws {
    weak var scheduler: VirtualScheduler?
    weak var owner: Owner?
    var outliving: (any DispatchSourceTimer)?
    do {
      let ending = VirtualScheduler()
      scheduler = ending
      ending.withCause("the app") {
        let made = Owner()
        owner = made
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 1, repeating: 60)
        // Like a model in an app that starts its own timer.
        source.setEventHandler { _ = made.source }
        source.setCancelHandler { _ = made.source }
        source.resume()
        made.source = source
        outliving = source
      }
      ending.advance(by: .seconds(2))
      let leftovers = ending.shutDownTellingLeftovers().work
      XCTAssertEqual(leftovers.map(\.line), ["a repeating timer of 60 seconds, first started at 0 s by the app, next due at 61 s"])
      XCTAssertEqual(ending.shutDownTellingLeftovers().work, [])
    }
    XCTAssertNil(owner)
    assertReleased { scheduler }
    let source = try XCTUnwrap(outliving)
    source.schedule(deadline: .now() + 1)
    source.setEventHandler { self.log.add("fired") }
    source.suspend()
    source.resume()
    XCTAssertEqual(source.data, 0)
    source.cancel()
    outliving = nil
    XCTAssertEqual(log.events, [])
  }
}
