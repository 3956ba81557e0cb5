import Foundation
import XCTest

@testable import HeadlessNetwork

/// Tests of the sentence about requests that reached the real network and failed.
final class FailedRequestTests: XCTestCase {
  private func failed(_ path: String, _ error: (any Error)? = URLError(.cannotFindHost), status: Int? = nil, count: Int = 1) throws -> FailedRequest {
    let request = URLRequest(url: try XCTUnwrap(URL(string: "https://api.notinstagram.com\(path)")))
    let received = ReceivedRequest(request, headers: [:], body: Data(), time: .zero)
    var failed = try XCTUnwrap(FailedRequest(received, error: error, status: status))
    failed.count = count
    return failed
  }

  func test_oneRequestHasTheCodeThatAnswersIt() throws {
    XCTAssertEqual(
      FailedRequest.sentence(about: [try failed("/tips?flour=rye")]),
      "1 request reached the real network, because the test has no stub server, and failed: GET https://api.notinstagram.com/tips?flour=rye: could not resolve host. "
        + "To answer it: `StubServer().stub(.get(\"/tips?flour=rye\"), .json(…))`.")
    XCTAssertNil(FailedRequest.sentence(about: []))
  }

  func test_equalRequestsAreCounted() throws {
    XCTAssertEqual(
      FailedRequest.sentence(about: [try failed("/feed", nil, status: 503, count: 2)], hasServer: true),
      "2 requests reached the real network, because the test had no stub server then, and failed: GET https://api.notinstagram.com/feed: status 503 (2 times). "
        + "To answer them: `StubServer().stub(.get(\"/feed\"), .json(…))`.")
  }

  func test_threeRequestsAreNamed() throws {
    let requests = try (1...5).map { try failed("/\($0)", URLError(.timedOut)) }
    let host = "https://api.notinstagram.com"
    XCTAssertEqual(
      FailedRequest.sentence(about: requests),
      "5 requests reached the real network, because the test has no stub server, and failed: GET \(host)/1: timed out; GET \(host)/2: timed out; "
        + "GET \(host)/3: timed out and 2 more. To answer the first: `StubServer().stub(.get(\"/1\"), .json(…))`.")
    XCTAssertTrue(try XCTUnwrap(FailedRequest.sentence(about: Array(requests.prefix(4)))).contains("; GET \(host)/4: timed out. To answer the first"))
  }

  func test_aRequestThatSucceededHasNoReason() throws {
    let request = URLRequest(url: try XCTUnwrap(URL(string: "https://api.notinstagram.com/feed")))
    let received = ReceivedRequest(request, headers: [:], body: Data(), time: .zero)
    XCTAssertNil(FailedRequest(received, error: nil, status: 204))
    XCTAssertNil(FailedRequest(received, error: nil, status: nil))
  }
}
