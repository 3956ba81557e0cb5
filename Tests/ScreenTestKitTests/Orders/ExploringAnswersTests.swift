import ScreenTestKit
import VirtualTime

/// Tests of `explore` with a stub server whose answers take a time within a range.
@preconcurrency @MainActor
final class ExploringAnswersTests: XCTestCase, SearchContext {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  /// Returns the messages and the virtual time of a test whose app's searches are answered after 100 to 800 ms.
  private func told(_ app: AppUnderTest, _ order: SchedulingOrder = .plain, _ body: () -> Void) -> (messages: [String], seconds: Double) {
    let reporter = FailureCapture.Reporter()
    var seconds = 0.0
    SchedulingOrder.$current.withValue(order) {
      let session = ScreenSession(appUnderTest: app, feature: "Searching", test: "test_search", reporter: reporter, journal: nil, console: nil)
      session.perform {
        let server = StubServer("https://books.example.com")
        for text in ["swif", "swift"] {
          server.stub(.get("/search").query("q", text), .text("books about \(text)").delay(.milliseconds(100)...(.milliseconds(800))))
        }
        session.launch(clean: true)
        body()
        seconds = (HeadlessDriver.now ?? .zero) / .seconds(1)
      }
    }
    return (reporter.messages, seconds)
  }

  func test_inThePlainOrderEachAnswerTakesTheShortestTime() {
    let told = told(AppUnderTest(NetworkSearchApp.self)) { search() }
    XCTAssertEqual(told.messages, [])
    XCTAssertEqual(told.seconds, 0.7, accuracy: 0.0001)
  }

  func test_anAnswerThatOverwritesANewerOneIsCaughtWithinAHundredSeedsAndItsSeedReproducesIt() throws {
    let app = AppUnderTest(NetworkSearchApp.self)
    let found = try XCTUnwrap(told(app) { explore(seeds: 0..<100) { search() } }.messages.first)
    let (first, seed) = try (XCTUnwrap(found.split(separator: "\n").first), XCTUnwrap(seed(in: found)))
    XCTAssertEqual(
      String(first),
      "The test fails under seed \(seed): Expected the value of Label “Results” to be “books about swift”, but the value is “books about swif”.")
    for _ in 0..<5 {
      XCTAssertEqual(told(app, .seed(seed)) { search() }.messages.count, 1)
      XCTAssertEqual(told(app, .seed(seed)) { explore(seeds: 0..<100) { search() } }.messages.first.flatMap(self.seed), seed)
    }
  }

  private func seed(in message: String) -> UInt64? {
    message.components(separatedBy: "SCREENTEST_SEED=").last.flatMap { UInt64($0.prefix { $0.isNumber }) }
  }

  func test_onceRepairedItPassesUnderOtherSeeds() {
    XCTAssertEqual(told(AppUnderTest(RepairedNetworkSearchApp.self)) { explore(seeds: 0..<250) { search() } }.messages, [])
  }
}
