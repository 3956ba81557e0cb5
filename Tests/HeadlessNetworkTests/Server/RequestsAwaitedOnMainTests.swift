import Foundation
import HeadlessNetwork
import VirtualTime
import XCTest

/// Main-actor code that blocks until a request ends, like code written before `async`.
///
/// The answer arrives on other queues, so the wait ends.
final class RequestsAwaitedOnMainTests: NetworkTestCase {
  private let events = Notes()
  private let problems = Notes()
  private let url = URL(string: "https://a.b/feed")!

  override func setUpWithError() throws {
    try super.setUpWithError()
    scheduler.onProblem { [problems] problem in problems.add(problem.message) }
    makeServer().stub(.get("/feed"), .text("photos").delay(.seconds(4)))
  }

  private func assertMainWaits(for expected: [String], line: UInt = #line, _ body: @escaping @Sendable (_ note: @escaping @Sendable (String) -> Void) -> Void) {
    let (scheduler, events) = (scheduler, events)
    scheduler.withCause("button “Load”") {
      DispatchQueue.main.async { body { events.add("\($0) at \(scheduler.now.offset / .seconds(1))") } }
    }
    _ = scheduler.wait(timeout: .seconds(60)) { events.all.count >= expected.count }
    XCTAssertEqual(events.all, expected, line: line)
    XCTAssertEqual(problems.all, [], line: line)
  }

  func test_aSemaphoreThatTheHandlerGives() {
    let url = url
    assertMainWaits(for: ["photos at 4.0", "after at 4.0"]) { note in
      let isLoaded = DispatchSemaphore(value: 0)
      URLSession.shared.dataTask(with: url) { data, _, _ in
        note(String(decoding: data ?? Data(), as: UTF8.self))
        isLoaded.signal()
      }.resume()
      isLoaded.wait()
      note("after")
    }
  }

  func test_aGroupThatTheHandlerLeaves() {
    let url = url
    assertMainWaits(for: ["photos at 4.0", "after at 4.0"]) { note in
      let group = DispatchGroup()
      group.enter()
      let session = URLSession(configuration: .default, delegate: nil, delegateQueue: OperationQueue())
      session.dataTask(with: url) { data, _, _ in
        note(String(decoding: data ?? Data(), as: UTF8.self))
        group.leave()
      }.resume()
      group.wait()
      note("after")
    }
  }

  func test_aDetachedTaskThatLoads() {
    let url = url
    assertMainWaits(for: ["photos at 4.0", "after at 4.0"]) { note in
      let isLoaded = DispatchSemaphore(value: 0)
      Task.detached {
        let (data, _) = try await URLSession.shared.data(from: url)
        note(String(decoding: data, as: UTF8.self))
        isLoaded.signal()
      }
      isLoaded.wait()
      note("after")
    }
  }

  func test_aWaitWithATimeoutEndsWithTheAnswerOrWithItsTime() {
    let url = url
    assertMainWaits(for: ["timedOut at 1.0", "success at 4.0"]) { note in
      let isLoaded = DispatchSemaphore(value: 0)
      URLSession.shared.dataTask(with: url) { _, _, _ in isLoaded.signal() }.resume()
      note("\(isLoaded.wait(timeout: .now() + 1))")
      note("\(isLoaded.wait(timeout: .now() + 10))")
    }
  }

  func test_aHandlerThatMainCanOnlyRunAfterTheWaitIsStillADeadlock() {
    let url = url
    scheduler.withCause("button “Load”") {
      DispatchQueue.main.async {
        let isLoaded = DispatchSemaphore(value: 0)
        URLSession(configuration: .default, delegate: nil, delegateQueue: .main).dataTask(with: url) { _, _, _ in isLoaded.signal() }.resume()
        isLoaded.wait()
      }
    }
    _ = scheduler.wait(timeout: .seconds(60)) { false }
    XCTAssertEqual(problems.all.count, 1)
    let message = problems.all.first ?? ""
    XCTAssertTrue(message.contains("the only work that is left is scheduled behind it on the main queue"), message)
  }

  func test_theContentsOfAnURLAreTheStubs() {
    let url = url
    assertMainWaits(for: ["photos at 4.0", "photos at 8.0"]) { note in
      note((try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? "nothing")
      note((try? String(contentsOf: url, encoding: .utf8)) ?? "nothing")
    }
  }
}
