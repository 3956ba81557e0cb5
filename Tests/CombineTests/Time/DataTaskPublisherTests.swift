import Combine
import Foundation
import HeadlessNetwork
import VirtualTime
import XCTest

/// Requests as publishers, with a stubbed network.
final class DataTaskPublisherTests: TimedTestCase, @unchecked Sendable {
  private struct Post: Codable {
    let title: String
  }

  private let url = URL(string: "https://example.com/posts")!
  private var server: StubServer!

  override func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipUnless(NetworkCapture.isComplete, "Sessions of the app's own are not captured under the thread sanitizer.")
    server = scheduler.withCause("the test") { StubServer() }
  }

  private var posts: AnyPublisher<String, any Error> {
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [Post].self, decoder: JSONDecoder())
      .map { $0.map(\.title).joined(separator: ", ") }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  func test_anAnswerIsDecoded() {
    server.stub(.get("/posts"), .json([Post(title: "A"), Post(title: "B")]).delay(.seconds(2)))
    app { record(posts) }
    runAll()
    XCTAssertEqual(events, ["A, B at 2000", "finished at 2000"])
  }

  func test_aStatusOfFailureIsAValueAndAnErrorIsAFailure() {
    server.stub(.get("/posts"), .status(500), .failure(.notConnectedToInternet))
    let status = URLSession.shared.dataTaskPublisher(for: url).map { ($0.response as? HTTPURLResponse)?.statusCode ?? 0 }
    app { record(status.map { "\($0)" }.mapError { SampleError(code: $0.code) }) }
    runAll()
    app { record(status.map { "\($0)" }.mapError { SampleError(code: $0.code) }) }
    runAll()
    XCTAssertEqual(events, ["500 at 0", "finished at 0", "failed: second at 0"])
  }

  func test_nothingIsLoadedBeforeItIsDemanded() {
    server.stub(.get("/posts"), .text("A"))
    let recorder = Recorder<String, URLError>(demand: .none)
    let publisher = URLSession.shared.dataTaskPublisher(for: URLRequest(url: url)).map { String(decoding: $0.data, as: UTF8.self) }
    app { publisher.subscribe(recorder) }
    runAll()
    XCTAssertEqual(server.requests.count, 0)
    app { recorder.request(1) }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(10)) { recorder.events == ["A", "finished"] }, .satisfied)
  }

  func test_aCancelledRequestSendsNothing() {
    server.stub(.get("/posts"), .json([Post(title: "A")]).delay(.seconds(2)))
    app { record(posts) }
    run(1000)
    app { cancelAll() }
    runAll()
    XCTAssertEqual(events, [])
  }

  func test_aRequestIsTriedAgain() {
    server.stub(.get("/posts"), .failure(.timedOut), .failure(.timedOut), .json([Post(title: "A")]))
    app { record(URLSession.shared.dataTaskPublisher(for: url).retry(2).map { _ in "loaded" }.replaceError(with: "failed")) }
    runAll()
    XCTAssertEqual(events, ["loaded at 0", "finished at 0"])
  }
}

extension SampleError {
  fileprivate init(code: URLError.Code) { self = code == .notConnectedToInternet ? .second : .first }
}
