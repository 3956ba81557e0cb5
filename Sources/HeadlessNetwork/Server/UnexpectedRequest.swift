import Foundation

/// A request of the app that no stub answers, as data.
package struct UnexpectedRequest: Equatable, Sendable {
  /// The stub that comes nearest to the request, and what is not as it asks for.
  package struct Nearest: Equatable, Sendable {
    /// The stub: “GET /feed?page=1”.
    package var stub: String
    /// What differs: “query item “page””.
    package var difference: String
    /// What the stub asks for.
    package var expected: String
    /// What the request has.
    package var actual: String
  }

  /// The request: “GET https://api.notinstagram.com/feed?page=2”.
  package var request: String
  /// What the test would write to answer it: “.get("/feed?page=2")”.
  package var pattern: String
  /// The stubs, in the order in which they are tried.
  package var stubs: [String]
  /// The nearest stub, where one is near.
  package var nearest: Nearest?

  init(_ request: ReceivedRequest, stubs: [RequestPattern]) {
    self.request = request.description
    pattern = request.patternInSource
    self.stubs = stubs.map(\.description)
    var best = 0
    for stub in stubs {
      let comparison = stub.comparison(with: request)
      guard let difference = comparison.difference, comparison.score > best else { continue }
      best = comparison.score
      nearest = Nearest(stub: stub.description, difference: difference.what, expected: difference.expected, actual: difference.actual)
    }
  }
}
