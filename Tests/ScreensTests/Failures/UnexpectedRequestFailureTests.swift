import ScenarioKit
import Screens
import XCTest

/// Tests for requests of the app, with and without an answer from a stub server.
@preconcurrency @MainActor
final class UnexpectedRequestFailureTests: FailureTestCase {
  private let app = AppUnderTest(LoadingApp.self)

  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  func test_aStubAnswersTheApp() {
    let capture = FailureCapture(app) { user in
      let server = StubServer()
      server.stub(.get("/feed?page=1"), .text("photos").delay(.seconds(8)))
      Scenario("Loading") {
        When(I: user.tap(Button(id: "Load")))
        Then(the: user.label(of: Label(id: "FeedLabel"), is: "photos"))
      }
      XCTAssertEqual(server.requests.map(\.description), ["GET https://api.notinstagram.com/feed?page=1"])
    }
    XCTAssertEqual(capture.messages, [])
  }

  func test_aRequestThatNoStubAnswersIsKeptAsSuchByTheServersOfItsHost() {
    let capture = FailureCapture(app) { user in
      let other = StubServer("https://users.notinstagram.com")
      let server = StubServer()
      user.tap(Button(id: "Load"))
      XCTAssertEqual(server.requests.map(\.isAnswered), [false])
      XCTAssertEqual(other.requests, [])
    }
    XCTAssertEqual(capture.kinds, ["request.unexpected"])
  }

  func test_aRequestThatIsNearAStub() {
    let capture = failure(of: "Load more") { server in
      server.stub(.post("/login"), .status(204))
      server.stub(.get("/feed?page=1"), .text("photos"))
    }
    XCTAssertEqual(capture.kinds, ["request.unexpected"])
    let blocks = capture.messages.first?.components(separatedBy: "\n\n") ?? []
    XCTAssertEqual(blocks.first, "Could not answer GET https://api.notinstagram.com/feed?page=2: no stub matches it.")
    XCTAssertTrue(blocks.contains("The nearest is GET /feed?page=1, except for its query item “page”."), capture.messages.first ?? "")
  }

  func test_aRequestWithAnotherMethod() {
    let capture = failure(of: "Log in") { $0.stub(.post("/login"), .status(204)) }
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not answer GET https://api.notinstagram.com/login: no stub matches it.

        expected: POST
        actual:   GET

        Stubs, in the order they were tried:
          1. POST /login

        The nearest is POST /login, except for its method.

        What to do: add a stub with `server.stub(.get("/login"), .json(…))` before the app sends the request; use `.passthrough` instead of `.json(…)` to let the request reach the network.
        """
      ])
  }

  func test_aServerWithoutStubs() {
    let capture = failure(of: "Load") { _ in }
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not answer GET https://api.notinstagram.com/feed?page=1: the stub server has no stubs.

        What to do: add a stub with `server.stub(.get("/feed?page=1"), .json(…))` before the app sends the request; use `.passthrough` instead of `.json(…)` to let the request reach the network.
        """
      ])
  }

  func test_outsideOfStepsItFailsAtTheCallThatTheRequestIsMadeIn() {
    var line = 0
    let typed = FailureCapture(app) { user in
      _ = StubServer()
      line = #line + 1
      user.tap(Button(id: "Load"))
      line += 0
    }
    XCTAssertEqual(typed.kinds, ["request.unexpected"])
    XCTAssertEqual(typed.lines, [line])
  }

  func test_outsideOfStepsItFailsAtTheLineOfARawElement() throws {
    #if canImport(Runtime) && !canImport(Darwin)
      var line = 0
      let raw = FailureCapture(app) { _ in
        _ = StubServer()
        line = #line + 1
        XCUIApplication().buttons["Load"].tap()
        line += 0
      }
      XCTAssertEqual(raw.kinds, ["request.unexpected"])
      XCTAssertEqual(raw.lines, [line])
    #else
      throw XCTSkip("This toolchain has no backtraces.")
    #endif
  }

  func test_aHandlerReceivesThePlaceOfARequest() throws {
    #if canImport(Runtime) && !canImport(Darwin)
      let places = Noted<[Int?]>([])
      var lines: [Int?] = []
      let capture = FailureCapture(app) { user in
        _ = StubServer()
        withFailureHandler(FailureHandler { failure in MainActor.assumeIsolated { places.value.append(failure.place?.line) } }) {
          lines.append(#line + 1)
          user.tap(Button(id: "Load"))
          lines.append(#line + 1)
          XCUIApplication().buttons["Load more"].tap()
          lines.append(#line + 1)
          Scenario("Logging in") { When(I: user.tap(Button(id: "Log in"))) }
        }
      }
      XCTAssertEqual(capture.kinds, [])
      XCTAssertEqual(places.value, lines)
    #else
      throw XCTSkip("This toolchain has no backtraces.")
    #endif
  }

  func test_aServerWithoutADevice() {
    let reporter = FailureCapture.Reporter()
    let run = ScenarioRun(feature: "Requests", test: "test", reporter: reporter, journal: nil, console: nil, scheduler: nil)
    let line = #line + 1
    run.perform { _ = StubServer() }
    XCTAssertEqual(reporter.lines, [line])
    XCTAssertEqual(
      reporter.messages,
      [
        """
        Could not start a stub server: there is no simulated device here.

        What to do: create it in a test that has a device: in a ScreenTestCase, or in a Swift Testing test with the screen test trait.
        """
      ])
  }

  private func failure(of button: String, _ prepare: @escaping (StubServer) -> Void) -> FailureCapture {
    FailureCapture(app) { user in
      prepare(StubServer())
      Scenario("Loading") {
        When(I: user.tap(Button(id: button)))
        Then(the: user.label(of: Label(id: "FeedLabel"), is: "photos"))
      }
    }
  }
}
