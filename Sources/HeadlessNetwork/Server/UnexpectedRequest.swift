import Foundation

/// A request from the app that no stub answers.
package struct UnexpectedRequest: Equatable, Sendable {
  /// The stub that is most similar to the request, and how the two differ.
  package struct Nearest: Equatable, Sendable {
    /// The stub: “GET /feed?page=1”.
    package var stub: String
    /// The part of the request that differs: “query item “page””.
    package var difference: String
    /// The value that the stub requires.
    package var expected: String
    /// The value that the request has.
    package var actual: String
  }

  /// The request: “GET https://api.notinstagram.com/feed?page=2”.
  package var request: String
  /// The pattern that would match the request in a test: “.get("/feed?page=2")”.
  package var pattern: String
  /// The stubs, in the order that they're tried.
  package var stubs: [String]
  /// The nearest stub, or `nil` if no stub is near.
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
