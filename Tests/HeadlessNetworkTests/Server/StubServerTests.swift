import Foundation
import HeadlessNetwork
import VirtualTime
import XCTest

final class StubServerTests: NetworkTestCase {
  private static let sessions: [(String, @Sendable () -> URLSession)] = [
    ("shared", { .shared }), ("default", { URLSession(configuration: .default) }), ("ephemeral", { URLSession(configuration: .ephemeral) }),
  ]

  func test_everyWayToLoadInEverySessionMeetsTheStub() {
    let server = makeServer()
    server.stub(.any("/photos"), .text("a photo").status(201).delay(.seconds(2)))
    for (name, session) in Self.sessions {
      for loading in Loading.allCases {
        let start = scheduler.now
        let result = loading.start(request("POST", "https://api.notinstagram.com/photos"), body: "sent", in: session(), on: scheduler)
        XCTAssertEqual(wait(for: result), .satisfied, "\(loading) in \(name)")
        XCTAssertEqual(result.text, "a photo", "\(loading) in \(name)")
        XCTAssertEqual(result.status, 201, "\(loading) in \(name)")
        XCTAssertEqual(start.duration(to: scheduler.now), .seconds(2), "\(loading) in \(name)")
        XCTAssertEqual(server.requests.last?.text, loading.uploads ? "sent" : "", "\(loading) in \(name)")
      }
    }
    XCTAssertEqual(server.requests.count, Self.sessions.count * Loading.allCases.count)
  }

  func test_everyWayToLoadIsToldOfAFailureAndOfALostConnection() {
    let server = makeServer()
    server.stub(.any("/offline"), .failure(.notConnectedToInternet))
    server.stub(.any("/lost"), .text("half of it").losingConnection(afterBytes: 4))
    for loading in Loading.allCases {
      let offline = loading.start(request("POST", "https://a.b/offline"), on: scheduler)
      wait(for: offline)
      XCTAssertEqual(offline.error?.code, .notConnectedToInternet, "\(loading)")
      let lost = loading.start(request("POST", "https://a.b/lost"), on: scheduler)
      wait(for: lost)
      XCTAssertEqual(lost.error?.code, .networkConnectionLost, "\(loading)")
      if loading == .delegatedData { XCTAssertEqual(lost.text, "half") }
    }
  }

  func test_aRequestFailsAfterTheTimeThatItsSessionGivesAResource() {
    makeServer().stub(.get("/feed"), .text("late").delay(.seconds(40)))
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForResource = 11
    let result = Loading.completedData.start(request("GET", "https://a.b/feed"), in: URLSession(configuration: configuration), on: scheduler)
    XCTAssertEqual(wait(for: result), .satisfied)
    XCTAssertEqual(result.error?.code, .timedOut)
    XCTAssertEqual(scheduler.now.offset, .seconds(11))
  }

  func test_answersAreGivenOneAfterAnotherAndTheLastAgainAndAgain() {
    let server = makeServer()
    server.stub(.get("/feed"), .status(503), .text("first"), .text("then"))
    let answers = (0..<4).map { _ in
      let result = Loading.completedData.start(request("GET", "https://a.b/feed"), on: scheduler)
      wait(for: result)
      return "\(result.status ?? 0) \(result.text ?? "")"
    }
    XCTAssertEqual(answers, ["503 ", "200 first", "200 then", "200 then"])
  }

  func test_theStubThatWasAddedLastIsTriedFirst() {
    let server = makeServer()
    server.stub(.get("/feed"), .text("of the set-up"))
    let replaced = server.stub(.get("/feed"), .text("of the test"))
    XCTAssertEqual(text(of: "https://a.b/feed"), "of the test")
    replaced.remove()
    XCTAssertEqual(text(of: "https://a.b/feed"), "of the set-up")
  }

  func test_aRequestThatAnEarlierTestHasNotSentIsAskedOfThisOne() throws {
    let feed = request("GET", "https://a.b/feed")
    let loading = try XCTUnwrap(URLSessionConfiguration.default.protocolClasses?.first as? URLProtocol.Type)
    let earlier = VirtualScheduler()
    earlier.withCause("another test") {
      StubServer().stub(.any(), .text("of the earlier test"))
      // A task that is canceled at this moment doesn't get a protocol.
      XCTAssertTrue(loading.canInit(with: feed))
    }
    earlier.shutDown()
    makeServer().stub(.get("/feed"), .text("of this test"))
    let result = Loading.completedData.start(feed, on: scheduler)
    XCTAssertEqual(wait(for: result), .satisfied)
    XCTAssertEqual(result.text, "of this test")
  }

  func test_aClosureAnswersWithWhatTheRequestHas() {
    let server = makeServer()
    server.stub(.post("/photos/:id/comments/{number}")) { request in
      .json(["id": request.parameters["id"] ?? "", "number": request.parameters["number"] ?? "", "sent": request.text])
    }
    let result = Loading.asyncUpload.start(request("POST", "https://a.b/photos/42/comments/7?sort=new"), body: "Nice", on: scheduler)
    wait(for: result)
    XCTAssertEqual(try JSONDecoder().decode([String: String].self, from: Data((result.text ?? "").utf8)), ["id": "42", "number": "7", "sent": "Nice"])
    let received = server.requests(.post("/photos/:id/comments/:number"))
    XCTAssertEqual(received.map(\.description), ["POST https://a.b/photos/42/comments/7?sort=new"])
    XCTAssertEqual(received.first?.query, ["sort": "new"])
  }

  func test_aRequestKeepsItsHeadersBodyAndTime() throws {
    let server = makeServer()
    let stub = server.stub(.put("/me"), .status(204))
    scheduler.advance(by: .seconds(5))
    let configuration = URLSessionConfiguration.default
    configuration.httpAdditionalHeaders = ["X-Device": "phone"]
    var sent = request("PUT", "https://a.b/me")
    sent.setValue("application/json", forHTTPHeaderField: "Content-Type")
    sent.httpBody = try JSONEncoder().encode(["name": "Robin"])
    wait(for: Loading.completedData.start(sent, in: URLSession(configuration: configuration), on: scheduler))
    let received = try XCTUnwrap(stub.requests.first)
    XCTAssertEqual(received.header("content-type"), "application/json")
    XCTAssertEqual(received.header("X-Device"), "phone")
    XCTAssertEqual(try received.json([String: String].self), ["name": "Robin"])
    XCTAssertEqual(received.time, .seconds(5))
  }

  func test_aBodyThatIsAStreamIsReceived() {
    let server = makeServer()
    server.stub(.post("/stream"), .status(200))
    var sent = request("POST", "https://a.b/stream")
    sent.httpBodyStream = InputStream(data: Data("flowing".utf8))
    wait(for: Loading.completedData.start(sent, on: scheduler))
    XCTAssertEqual(server.requests.first?.text, "flowing")
  }

  func test_aRedirectIsFollowedToAnotherStub() {
    let server = makeServer()
    server.stub(.get("/old"), .redirect(to: "/new").delay(.seconds(1)))
    server.stub(.get("/new"), .text("moved").delay(.seconds(1)))
    XCTAssertEqual(text(of: "https://a.b/old"), "moved")
    XCTAssertEqual(scheduler.now.offset, .seconds(2))
    XCTAssertEqual(server.requests.map(\.path), ["/old", "/new"])
  }

  func test_requestsAreForgottenAndTheStubsStay() {
    let server = makeServer()
    server.stub(.patch("/name"), .text("changed"))
    wait(for: Loading.completedData.start(request("PATCH", "https://a.b/name"), on: scheduler))
    server.removeAllRequests()
    XCTAssertEqual(server.requests.count, 0)
    wait(for: Loading.completedData.start(request("PATCH", "https://a.b/name"), on: scheduler))
    XCTAssertEqual(server.requests.map(\.method), ["PATCH"])
  }

  func test_aStatusThatAsksForCredentialsIsHandedOver() {
    let server = makeServer()
    server.stub(.get("/guarded"), .text("who?").status(401).header("WWW-Authenticate", "Basic realm=\"home\""))
    for loading in Loading.allCases {
      let result = loading.start(request("GET", "https://a.b/guarded"), on: scheduler)
      wait(for: result)
      XCTAssertEqual(result.status, 401, "\(loading)")
    }
  }

  func test_aRequestWithoutAnAnswerTimesOutInVirtualTime() {
    let server = makeServer()
    server.stub(.get("/silent"), .noAnswer)
    server.stub(.get("/slow"), .text("late").delay(.seconds(90)))
    for path in ["/silent", "/slow"] {
      let start = scheduler.now
      let result = Loading.asyncData.start(request("GET", "https://a.b\(path)"), on: scheduler)
      wait(for: result)
      XCTAssertEqual(result.error?.code, .timedOut)
      XCTAssertEqual(start.duration(to: scheduler.now), .seconds(60))
    }
    var patient = request("GET", "https://a.b/slow")
    patient.timeoutInterval = 100
    let result = Loading.asyncData.start(patient, on: scheduler)
    wait(for: result)
    XCTAssertEqual(result.text, "late")
  }

  func test_aTaskThatIsCancelledFailsAtOnceAndOneThatIsSuspendedBeginsAgain() {
    let server = makeServer()
    server.stub(.get("/feed"), .text("photos").delay(.seconds(10)))
    let result = Loading.Result()
    let task = scheduler.withCause("the test") { URLSession.shared.dataTask(with: request("GET", "https://a.b/feed")) { result.set($0, $1, $2) } }
    scheduler.withCause("the test") { task.resume() }
    _ = scheduler.wait(timeout: .seconds(4)) { false }
    scheduler.withCause("the test") { task.suspend() }
    XCTAssertEqual(wait(for: result, timeout: .seconds(20)), .nothingPending)
    scheduler.withCause("the test") { task.resume() }
    XCTAssertEqual(wait(for: result), .satisfied)
    XCTAssertEqual(result.text, "photos")
    XCTAssertEqual(server.requests.count, 1)

    let other = Loading.Result()
    let cancelled = scheduler.withCause("the test") { URLSession.shared.dataTask(with: request("GET", "https://a.b/feed")) { other.set($0, $1, $2) } }
    scheduler.withCause("the test") { cancelled.resume() }
    _ = scheduler.wait(timeout: .seconds(1)) { false }
    let start = scheduler.now
    scheduler.withCause("the test") { cancelled.cancel() }
    wait(for: other)
    XCTAssertEqual(other.error?.code, .cancelled)
    XCTAssertEqual(start.duration(to: scheduler.now), .zero)
  }

  func test_theNameOfARequestIsPending() {
    makeServer().stub(.get("/feed"), .text("photos").delay(.seconds(10)))
    let result = Loading.completedData.start(request("GET", "https://a.b/feed"), on: scheduler)
    _ = scheduler.wait(timeout: .seconds(4)) { false }
    XCTAssertEqual(scheduler.pending.map(\.description), ["GET https://a.b/feed (due at 10.0 seconds)"])
    XCTAssertEqual(scheduler.pending.map(\.kind), [.request])
    wait(for: result)
    scheduler.runDue()
    XCTAssertEqual(scheduler.pending, [])
  }

  func test_serversOfDifferentTestsDoNotSeeEachOther() {
    let other = VirtualScheduler()
    defer { other.shutDown() }
    let mine = makeServer()
    let theirs = other.withCause("the other test") { StubServer() }
    mine.stub(.get("/feed"), .text("mine"))
    theirs.stub(.get("/feed"), .text("theirs"))
    let configured = URLSession(configuration: .default)
    let result = Loading.asyncData.start(request("GET", "https://a.b/feed"), in: configured, on: other)
    XCTAssertEqual(text(of: "https://a.b/feed"), "mine")
    XCTAssertEqual(other.wait(timeout: .seconds(1)) { result.isThere }, .satisfied)
    XCTAssertEqual(result.text, "theirs")
    XCTAssertEqual([mine, theirs].map(\.requests.count), [1, 1])
  }

  func test_aServerForOneHostAnswersForNoOther() {
    let photos = makeServer("https://photos.notinstagram.com")
    let users = makeServer("https://users.notinstagram.com:8443")
    photos.stub(.get("/1"), .text("photo"))
    users.stub(.get("/1"), .text("user"))
    XCTAssertEqual(text(of: "https://photos.notinstagram.com/1"), "photo")
    XCTAssertEqual(text(of: "https://users.notinstagram.com:8443/1"), "user")
    XCTAssertEqual([photos, users].map(\.requests.count), [1, 1])
  }

  func test_aRequestToAnotherHostIsToldApartByItsHost() throws {
    try XCTSkipIf(NetworkFailures.shared.handler != nil, "Where tests of screens have run, an unexpected request fails the running test.")
    makeServer("https://photos.notinstagram.com").stub(.get("/1"), .text("photo"))
    XCTAssertNotEqual(text(of: "https://users.notinstagram.com/1"), "photo")
    let nearest = SessionNetwork.of(scheduler).unexpectedRequests.last?.nearest
    XCTAssertEqual(nearest?.difference, "host")
    XCTAssertEqual(nearest?.expected, "“photos.notinstagram.com”")
    XCTAssertEqual(nearest?.actual, "“users.notinstagram.com”")
  }

  private func text(of url: String) -> String? {
    let result = Loading.completedData.start(request("GET", url), on: scheduler)
    wait(for: result)
    return result.text
  }
}
