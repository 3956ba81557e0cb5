import ScreenTestKit
import VirtualTime

/// Tests of `explore` with servers that were created before it.
final class ExploringWithServersTests: ScreenTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  override class var appUnderTest: AppUnderTest? { AppUnderTest(FeedApp.self) }

  nonisolated(unsafe) private var server: StubServer!

  nonisolated override func setUp() {
    server = StubServer()
    server.stub(.get("/feed"), .json(["First"]), .json(["Second"]))
    super.setUp()
  }

  func test_theServersOfTheSetUpAnswerInEachRunAsIfNothingHadBeenAsked() {
    let image = StubServer("https://images.notinstagram.com")
    image.stub(.get("/sunset"), .text("sunset"))
    var runs = 0
    SchedulingOrder.$current.withValue(.plain) {
      explore(seeds: 0..<5) {
        runs += 1
        looksAtTheFeed()
        XCTAssertEqual(server.requests.map(\.path), ["/feed", "/feed"])
        XCTAssertEqual(image.requests.count, 0)
        // Stubs that a run adds are removed with the run.
        XCTAssertEqual(server.requests(.get("/more")).count, 0)
        server.stub(.get("/feed"), .json(["Of an earlier run"]))
      }
    }
    XCTAssertEqual(runs, 6)
    XCTAssertEqual(server.requests.count, 1)
    looksAtTheFeed()
  }

  func test_anAsyncBodyMeetsThemToo() async {
    var runs = 0
    await SchedulingOrder.$current.withValue(.plain) {
      await explore(seeds: 0..<2) {
        await Task.yield()
        runs += 1
        looksAtTheFeed()
        XCTAssertEqual(server.requests.count, 2)
      }
    }
    XCTAssertEqual(runs, 3)
    XCTAssertEqual(server.requests.count, 1)
  }

  private func looksAtTheFeed() {
    Scenario("Loading") {
      Given(I: see(Label(id: "First")))
      When(I: tap(Button(id: "Again")))
      Then(I: see(Label(id: "Second")))
    }
  }
}

/// Tests of `explore` with a server that is created at the app's launch.
///
/// Each run has its own server.
final class ExploringWithServersOfLaunchesTests: ScreenTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  override class var appUnderTest: AppUnderTest? { AppUnderTest(FeedApp.self) }

  private var servers: [StubServer] = []

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    let server = StubServer()
    server.stub(.get("/feed"), .json(["First"]))
    servers.append(server)
    launch()
  }

  func test_eachRunMeetsItsOwnServerOnly() {
    SchedulingOrder.$current.withValue(.plain) {
      explore(seeds: 0..<2) {
        Scenario("Loading") { Then(I: see(Label(id: "First"))) }
        // An unanswered request would be recorded by the server.
        servers.last?.removeAllStubs()
        XCTAssertTrue(StubServer.current === servers.last)
      }
    }
    XCTAssertEqual(servers.map(\.requests.count), [1, 1, 1, 1])
  }
}
