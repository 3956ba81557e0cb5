import Foundation
import FoundationExtras
import VirtualTime
import XCTest

/// Delayed method calls.
final class DelayedPerformTests: XCTestCase {
  private final class Model: NSObject, @unchecked Sendable {
    var calls: [String] = []

    func refresh() { calls.append("refresh") }
    func show(_ text: Any?) { calls.append("\(text ?? "nothing")") }
  }

  private let refresh = Selector("refresh", Model.refresh)
  private let show = Selector("show:", Model.show)

  private func calls(after seconds: Int, _ body: @escaping (Model) -> Void) -> [String] {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let model = Model()
    scheduler.withCause("the test") { body(model) }
    _ = scheduler.wait(timeout: .seconds(seconds)) { false }
    return model.calls
  }

  func test_aMethodIsCalledAfterItsDelay() {
    let body: (Model) -> Void = { [refresh, show] model in
      model.perform(show, with: "late", afterDelay: 60)
      model.perform(refresh, with: nil, afterDelay: 5)
    }
    XCTAssertEqual(calls(after: 4, body), [])
    XCTAssertEqual(calls(after: 6, body), ["refresh"])
    XCTAssertEqual(calls(after: 61, body), ["refresh", "late"])
  }

  func test_inIdleModeACallIsWaitedForLikeATimer() {
    XCTAssertEqual(callsUntilIdle(after: 1, TestConfiguration()), ["refresh"])
    XCTAssertEqual(callsUntilIdle(after: 2, TestConfiguration()), [])
    XCTAssertEqual(callsUntilIdle(after: 2, TestConfiguration(dispatchAfterMaxTrackableDelay: 3)), [])
    XCTAssertEqual(callsUntilIdle(after: 2, TestConfiguration(timerMaxTrackableInterval: 3)), ["refresh"])
  }

  private func callsUntilIdle(after delay: Double, _ configuration: TestConfiguration) -> [String] {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let model = Model()
    scheduler.withCause("the test") { model.perform(refresh, with: nil, afterDelay: delay) }
    _ = scheduler.waitUntilIdle(configuration)
    return model.calls
  }

  func test_callsOfAnObjectAreCancelled() {
    let other = Model()
    let calls = calls(after: 10) { [refresh] model in
      model.perform(refresh, with: nil, afterDelay: 5)
      other.perform(refresh, with: nil, afterDelay: 5)
      NSObject.cancelPreviousPerformRequests(withTarget: model)
    }
    XCTAssertEqual(calls, [])
    XCTAssertEqual(other.calls, ["refresh"])
  }

  func test_callsWithAnEqualArgumentAreCancelled() {
    let calls = calls(after: 10) { [refresh, show] model in
      model.perform(refresh, with: nil, afterDelay: 5)
      model.perform(show, with: "one", afterDelay: 6)
      model.perform(show, with: "two", afterDelay: 7)
      NSObject.cancelPreviousPerformRequests(withTarget: model, selector: show, object: "one")
      NSObject.cancelPreviousPerformRequests(withTarget: model, selector: refresh, object: "one")
    }
    XCTAssertEqual(calls, ["refresh", "two"])
  }
}
