import Foundation
import HeadlessNetwork
import VirtualTime
import XCTest

final class RealRequestTests: NetworkTestCase {
  private var server: LoopbackServer!

  override func setUpWithError() throws {
    try super.setUpWithError()
    // Under the sanitizer, Foundation may end a session while one of its requests is ending, which ends the process.
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "Real requests are not made under the thread sanitizer.")
    server = LoopbackServer()
  }

  override func tearDown() {
    server?.stop()
    super.tearDown()
  }

  func test_everyWayToLoadIsWaitedForInRealTimeAndNoLonger() {
    for loading in Loading.allCases {
      let result = loading.start(request("POST", server.url("/echo").absoluteString), body: "sent", on: scheduler)
      XCTAssertEqual(wait(for: result), .satisfied, "\(loading)")
      XCTAssertEqual(result.text, loading.uploads ? "sent" : "", "\(loading)")
      XCTAssertEqual(result.status, 200, "\(loading)")
      scheduler.runDue()
      XCTAssertEqual(scheduler.pending, [], "\(loading)")
    }
    for loading in Loading.allCases where !loading.uploads {
      let result = loading.start(request("GET", server.url("/hello").absoluteString), on: scheduler)
      XCTAssertEqual(wait(for: result), .satisfied, "\(loading)")
      XCTAssertEqual(result.text, "hello", "\(loading)")
      XCTAssertLessThan(scheduler.now.offset, .seconds(60), "\(loading)")
    }
    XCTAssertEqual(server.requests.count, 16)
  }

  func test_aBodyThatComesInManyPartsIsHandedOverAsAWhole() {
    for loading in Loading.allCases where !loading.uploads {
      let result = loading.start(request("GET", server.url("/large").absoluteString), on: scheduler)
      XCTAssertEqual(wait(for: result), .satisfied, "\(loading)")
      XCTAssertTrue(result.text == LoopbackServer.large, "\(loading): \(result.text?.utf8.count ?? 0) bytes")
    }
  }

  func test_mainWaitsForTheAnswer() {
    let url = server.url("/hello")
    let (problems, answers) = (Notes(), Notes())
    scheduler.onProblem { problems.add($0.message) }
    scheduler.withCause("button “Load”") {
      DispatchQueue.main.async {
        let isLoaded = DispatchSemaphore(value: 0)
        URLSession.shared.dataTask(with: url) { data, _, _ in
          answers.add(String(decoding: data ?? Data(), as: UTF8.self))
          isLoaded.signal()
        }.resume()
        isLoaded.wait()
        answers.add("after")
      }
    }
    _ = scheduler.wait(timeout: .seconds(60)) { answers.all.count == 2 }
    XCTAssertEqual(answers.all, ["hello", "after"])
    XCTAssertEqual(problems.all, [])
  }

  func test_theContentsOfAnURLAreWaitedFor() {
    let url = server.url("/hello")
    let (answers, requests) = (Notes(), Notes())
    scheduler.withCause("button “Load”") {
      DispatchQueue.global().async { answers.add((try? String(contentsOf: url, encoding: .utf8)) ?? "nothing") }
    }
    _ = scheduler.wait(timeout: .seconds(60)) {
      for work in scheduler.pending where work.kind == .request { requests.add(work.name) }
      return !answers.all.isEmpty
    }
    XCTAssertEqual(answers.all, ["hello"])
    XCTAssertTrue(requests.all.contains("GET \(url)"))
  }

  func test_aTimerThatIsDueLaterDoesNotComeBeforeTheAnswer() {
    let result = Loading.asyncData.start(request("GET", server.url("/hello").absoluteString), on: scheduler)
    var timerWasFirst: Bool?
    let event = scheduler.schedule(after: .seconds(30), name: "a timer") {}
    _ = scheduler.wait(timeout: .seconds(60)) { result.isThere }
    timerWasFirst = !event.isPending
    XCTAssertEqual(timerWasFirst, false)
  }

  func test_aRequestThatNeverEndsIsPendingWithItsNameItsTimeAndWhatStartedIt() {
    scheduler.advance(by: .seconds(3))
    let result = Loading.completedData.start(request("GET", server.url("/never").absoluteString), on: scheduler)
    let outcome = scheduler.wait(timeout: .milliseconds(50)) { result.isThere }
    XCTAssertEqual(outcome, .timedOut, "status \(result.status ?? 0), \(result.error.map { "\($0)" } ?? "no error")")
    let pending = scheduler.pending
    XCTAssertEqual(pending.map(\.name), ["GET \(server.url("/never"))"])
    XCTAssertEqual(pending.map(\.kind), [.request])
    XCTAssertEqual(pending.map { $0.since?.offset }, [.seconds(3)])
    XCTAssertEqual(pending.map(\.startedBy), ["button “Load”"])
  }

  func test_aRedirectIsFollowedAndCredentialsAreAskedFor() {
    let moved = Loading.completedData.start(request("GET", server.url("/redirect").absoluteString), on: scheduler)
    wait(for: moved)
    XCTAssertEqual(moved.text, "hello")
    let welcome = Loading.delegatedData.start(request("GET", server.url("/guarded").absoluteString), on: scheduler)
    wait(for: welcome)
    XCTAssertEqual(welcome.text, "welcome")
    let unknown = Loading.completedData.start(request("GET", server.url("/guarded").absoluteString), on: scheduler)
    wait(for: unknown)
    XCTAssertEqual(unknown.status, 401)
  }

  func test_aRequestThatIsRefusedFails() {
    server.stop()
    let result = Loading.asyncData.start(request("GET", server.url("/hello").absoluteString), on: scheduler)
    wait(for: result)
    XCTAssertEqual(result.error?.code, .cannotConnectToHost)
  }

  func test_requestsThatFailWithoutAStubServerAreKept() {
    let refused = server.url("/guarded")
    wait(for: Loading.completedData.start(request("GET", refused.absoluteString), on: scheduler))
    let lost = server.url("/hello?page=1")
    server.stop()
    for _ in 1...2 { wait(for: Loading.asyncData.start(request("GET", lost.absoluteString), on: scheduler)) }
    let network = SessionNetwork.of(scheduler)
    XCTAssertEqual(network.failedRequests.map(\.request), ["GET \(refused)", "GET \(lost)"])
    XCTAssertEqual(network.failedRequests.map(\.reason), ["status 401", "could not connect to host"])
    XCTAssertEqual(network.failedRequests.map(\.pattern), [".get(\"/guarded\")", ".get(\"/hello?page=1\")"])
    XCTAssertEqual(network.failedRequests.map(\.count), [1, 2])
  }

  func test_requestsThatSucceedOrHaveAStubServerAreNotKept() {
    wait(for: Loading.asyncData.start(request("GET", server.url("/hello").absoluteString), on: scheduler))
    makeServer().stub(.get("/hello"), .failure(.cannotFindHost))
    wait(for: Loading.asyncData.start(request("GET", server.url("/hello").absoluteString), on: scheduler))
    XCTAssertEqual(SessionNetwork.of(scheduler).failedRequests, [])
  }

  func test_aStubLetsARequestThroughToTheRealNetwork() {
    let stubs = makeServer()
    stubs.stub(.get("/hello"), .passthrough)
    let result = Loading.asyncData.start(request("GET", server.url("/hello").absoluteString), on: scheduler)
    wait(for: result)
    XCTAssertEqual(result.text, "hello")
    XCTAssertEqual(stubs.requests.count, 1)
  }

  func test_outsideOfASessionNothingIsCaptured() async throws {
    makeServer().stub(.get("/echo"), .text("stub"))
    let (_, response) = try await URLSession(configuration: .default).data(from: server.url("/echo"))
    XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 200)
    XCTAssertEqual(server.requests.count, 1)
    XCTAssertEqual(scheduler.pending, [])
  }
}
