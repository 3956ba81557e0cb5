import Foundation
import HeadlessNetwork
import Synchronization
import VirtualTime
import XCTest

/// The requests that a stub answers, and the handling of redirects and HEAD.
final class RequestMatchingTests: NetworkTestCase {
  private typealias Row = (pattern: RequestPattern, fits: URLRequest, fitsNot: URLRequest)

  private static let rows: [Row] = [
    (.get("/feed"), request("GET", "https://a.b/feed"), request("POST", "https://a.b/feed")),
    (.request("REPORT", "/feed"), request("REPORT", "https://a.b/feed"), request("GET", "https://a.b/feed")),
    (.get("/feed"), request("GET", "https://a.b/feed"), request("GET", "https://a.b/feed/1")),
    (.get("/feed/:id"), request("GET", "https://a.b/feed/1"), request("GET", "https://a.b/feed")),
    (.get("/feed/*/likes"), request("GET", "https://a.b/feed/1/likes"), request("GET", "https://a.b/feed/1/2/likes")),
    (.get("/feed/*"), request("GET", "https://a.b/feed/1/likes"), request("GET", "https://a.b/photos")),
    (.get("https://a.b/feed"), request("GET", "https://A.B/feed"), request("GET", "https://a.c/feed")),
    (.get("/feed?page=1"), request("GET", "https://a.b/feed?sort=new&page=1"), request("GET", "https://a.b/feed?page=2")),
    (.get("/feed").query("page", "1"), request("GET", "https://a.b/feed?page=1"), request("GET", "https://a.b/feed")),
    (.get("/feed").header("accept", "text/plain"), header("text/plain"), header("text/html")),
    (.get("/feed").header("Accept", "text/plain"), header("text/plain"), request("GET", "https://a.b/feed")),
    (.post("/feed").body("Nice"), body("Nice"), body("Nice one")),
    (.post("/feed").body(containing: "one"), body("Nice one"), body("Nice")),
    (.post("/feed").body(json: ["id": 1, "page": 2]), body(#"{"page": 2, "id": 1}"#), body(#"{"page": 2}"#)),
  ]

  private static func header(_ value: String) -> URLRequest {
    var request = request("GET", "https://a.b/feed")
    request.setValue(value, forHTTPHeaderField: "Accept")
    return request
  }

  private static func body(_ text: String) -> URLRequest {
    var request = request("POST", "https://a.b/feed")
    request.httpBody = Data(text.utf8)
    return request
  }

  func test_aStubAnswersTheRequestsThatFitItsPattern() {
    for row in Self.rows {
      let server = makeServer()
      server.stub(.any(), .text("no"))
      server.stub(row.pattern, .text("yes"))
      XCTAssertEqual([row.fits, row.fitsNot].map { load($0).text }, ["yes", "no"], "\(row.pattern)")
    }
  }

  func test_JSONThatCannotBeEncodedFailsTheTestAtItsLine() {
    let misuses = Mutex<[UsageError]>([])
    UsageError.$handler.withValue(UsageError.Handler { misuse in misuses.withLock { $0.append(misuse) } }) {
      let server = makeServer()
      server.stub(.any(), .text("no"))
      server.stub(.post("/feed").body(json: ["rating": Double.nan]), .text("yes"))
      XCTAssertEqual(load(Self.body("{}")).text, "no")
      XCTAssertEqual(load(Self.body("")).text, "no")
    }
    let line = #line - 4
    XCTAssertEqual(
      misuses.withLock { $0 },
      [
        UsageError(
          kind: "requestPattern.notEncodable", action: "match a request by its JSON",
          reason: "the value of type Dictionary<String, Double> cannot be encoded: Unable to encode Double.nan directly in JSON",
          advice: "use a value that JSON supports, or match a part of the text with body(containing:).",
          place: UsageError.Place(fileID: #fileID, filePath: #filePath, line: line))
      ])
  }

  func test_aRedirectAfterAPostAsksWithGet() {
    let server = makeServer()
    for status in [301, 302, 303] { server.stub(.post("/\(status)"), .redirect(to: "/new", status: status)) }
    for status in [307, 308] { server.stub(.post("/\(status)"), .redirect(to: "/new", status: status)) }
    server.stub(.get("/new"), .text("asked"))
    server.stub(.post("/new"), .text("sent again"))
    XCTAssertEqual([301, 302, 303, 307, 308].map { load(request("POST", "https://a.b/\($0)")).text }, ["asked", "asked", "asked", "sent again", "sent again"])
  }

  func test_redirectsWithoutAnEndFail() {
    let server = makeServer()
    server.stub(.get("/round"), .redirect(to: "/round"))
    XCTAssertEqual(load(request("GET", "https://a.b/round")).error?.code, .httpTooManyRedirects)
    XCTAssertEqual(server.requests.count, 21)
  }

  func test_theAnswerToHEADHasNoBody() {
    makeServer().stub(.any("/feed"), .text("photos"))
    let head = load(request("HEAD", "https://a.b/feed"))
    XCTAssertEqual(head.status, 200)
    XCTAssertEqual(head.text, "")
  }

  private func load(_ request: URLRequest) -> Loading.Result {
    let result = Loading.completedData.start(request, on: scheduler)
    wait(for: result)
    return result
  }
}
