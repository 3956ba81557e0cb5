import Foundation
import HeadlessNetwork
import ScreenTestKit

/// Tests of the message about a request to a real server that never answers.
@preconcurrency @MainActor
final class RequestFailureTests: FailureTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  func test_aRequestThatNeverEndsIsNamed() {
    let server = LoopbackServer()
    defer { server.stop() }
    assertFailure(
      AppUnderTest(name: "Feed") { RequestView(url: server.url("/never").absoluteString) }, "state.notReached",
      tells: """
        Expected Label “photos” to exist, but it does not exist.

        expected: exists
        actual:   does not exist

        Waited 0.05 seconds. Time is real while work outside virtual time is busy. Still busy: GET \(server.url("/never").absoluteString) (request), started at 0 s by task “refresh” of the button “Load”.

        Query:
          Label with id “photos”
          in App “Feed”

        Found instead: no Label, but 1 other element in App “Feed”.
          1. Button “Load”
        """
    ) { user in
      user.tap(Button(id: "Load"))
      Label(id: "photos").await(.exists, timeout: 0.05)
    }
  }

  func test_aRequestThatFailedWithoutAStubServerIsNamed() {
    let server = LoopbackServer()
    let url = server.url("/tips?flour=rye").absoluteString
    server.stop()
    let note =
      "1 request reached the real network, because the test has no stub server, and failed: GET \(url): could not connect to host. "
      + "To answer it: `StubServer().stub(.get(\"/tips?flour=rye\"), .json(…))`."
    let app = AppUnderTest(name: "Feed") { RequestView(url: url) }
    assertFailure(app, "state.notReached", says: "Expected Label “photos” to exist, but it does not exist.", note) { user in
      user.tap(Button(id: "Load"))
      Label(id: "photos").await(.exists, timeout: 30)
    }
    assertFailure(app, "state.notReached", says: "Could not tap Button “Like”: it does not exist.", note) { user in
      user.tap(Button(id: "Load"))
      user.tap(Button(id: "Like"))
    }
  }

  func test_aRequestThatFailedIsNotNamedInAFailureThatIsNotAboutAWait() {
    let server = LoopbackServer()
    server.stop()
    let capture = FailureCapture(AppUnderTest(name: "Feed") { RequestView(url: server.url("/tips").absoluteString) }) { user in
      user.tap(Button(id: "Load"))
      fail("No tips.")
    }
    XCTAssertEqual(capture.messages.count, 1)
    XCTAssertFalse(capture.messages.joined().contains("StubServer"), capture.messages.joined())
  }

  func test_aRequestToAURLThatIsExcludedIsNotWaitedFor() {
    let server = LoopbackServer()
    defer { server.stop() }
    withConfiguration {
      $0.excludedURLPatterns = ["127\\.0\\.0\\.1"]
    } operation: {
      assertFailure(
        AppUnderTest(name: "Feed") { RequestView(url: server.url("/never").absoluteString) }, "state.notReached",
        says: "Expected Label “photos” to exist, but it does not exist.",
        "Nothing was due or scheduled, so the wait of 30 seconds ended at once. There is a task suspended at 0 s, started by "
          + "task “refresh” of the button “Load”. To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`."
      ) { user in
        user.tap(Button(id: "Load"))
        Label(id: "photos").await(.exists, timeout: 30)
      }
    }
  }

  func test_aRequestAtLaunchFailsAtTheTestIfTheTestDoesNothing() throws {
    let child = try ChildProcess(.xctest, "ScreenTestKitTests.UnansweredAtLaunchTests/test_launching", "launch")
    XCTAssertEqual(child.status, 1, child.output + child.errors)
    let place = "Tests/ScreenTestKitTests/Network/UnansweredAtLaunchTests.swift:\(UnansweredAtLaunchTests.line): error: "
    XCTAssertTrue(child.tells(place), child.output + child.errors)
    XCTAssertTrue(child.tells("Could not answer GET https://api.notinstagram.com/feed: the stub server has no stubs."), child.output + child.errors)
  }
}
