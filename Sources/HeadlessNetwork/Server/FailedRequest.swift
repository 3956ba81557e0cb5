import Foundation
internal import VirtualTime

/// A request that reached the real network, because the test had no stub server, and failed there.
package struct FailedRequest: Equatable, Sendable {
  /// The request: “GET https://api.notinstagram.com/feed?page=2”.
  package var request: String
  /// The pattern that would match the request in a test: “.get("/feed?page=2")”.
  package var pattern: String
  /// The reason in a few words: “could not resolve host” or “status 404”.
  package var reason: String
  /// The number of times that the request failed for this reason.
  package var count: Int = 1

  /// Creates a description of a failed request, or returns `nil` if the request succeeded.
  ///
  /// A request fails with an error, or with a status of 400 or more.
  init?(_ request: ReceivedRequest, error: (any Error)?, status: Int?) {
    if let error {
      reason = Self.words(about: error)
    } else if let status, status >= 400 {
      reason = "status \(status)"
    } else {
      return nil
    }
    self.request = request.description
    pattern = request.patternInSource
  }

  private static func words(about error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .some(.cannotFindHost), .some(.dnsLookupFailed): return "could not resolve host"
    case .some(.cannotConnectToHost): return "could not connect to host"
    case .some(.networkConnectionLost): return "the connection was lost"
    case .some(.notConnectedToInternet): return "the internet connection is missing"
    case .some(.timedOut): return "timed out"
    default:
      let text = error.localizedDescription
      return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
  }

  /// Returns sentences that name the first three requests of a test and have code that answers one.
  ///
  /// The result is `nil` if the array is empty.
  /// - Parameter hasServer: Whether the test has created a stub server since then.
  package static func sentence(about requests: [FailedRequest], hasServer: Bool = false) -> String? {
    guard let first = requests.first else { return nil }
    let shown = requests.count.shownCount(atMost: 3)
    let list = requests.prefix(shown).map { $0.count == 1 ? "\($0.request): \($0.reason)" : "\($0.request): \($0.reason) (\($0.count) times)" }.joined(separator: "; ")
    let rest = requests.dropFirst(shown).reduce(0) { $0 + $1.count }
    let count = requests.reduce(0) { $0 + $1.count }
    let subject = count == 1 ? "1 request reached" : "\(count) requests reached"
    let reason = hasServer ? "because the test had no stub server then" : "because the test has no stub server"
    let aim = count == 1 ? "To answer it" : requests.count == 1 ? "To answer them" : "To answer the first"
    return "\(subject) the real network, \(reason), and failed: \(list)\(rest > 0 ? " and \(rest) more" : ""). \(aim): `StubServer().stub(\(first.pattern), .json(…))`."
  }
}
