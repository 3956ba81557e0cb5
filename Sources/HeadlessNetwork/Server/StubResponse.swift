public import Foundation

/// What a stub answers.
///
/// ```swift
/// .json(photos)
/// .text("Too many requests").status(429).header("Retry-After", "30")
/// .json(token).delay(.seconds(2))
/// .failure(.notConnectedToInternet)
/// ```
public struct StubResponse: Sendable {
  enum Content: Sendable {
    case body(Data)
    case failure(URLError.Code)
    case missing
    case passthrough
  }

  var content: Content
  var statusCode: Int = 200
  var headerFields: [String: String] = [:]
  var delay: ClosedRange<Duration> = .zero ... .zero
  var lostAfter: Int?

  private init(_ content: Content, type: String? = nil) {
    self.content = content
    if let type { headerFields["Content-Type"] = type }
  }

  // MARK: Bodies

  /// Answers with data, as they are, and the status 200.
  public static func data(_ data: Data, contentType: String = "application/octet-stream") -> StubResponse { StubResponse(.body(data), type: contentType) }

  /// Answers with text in UTF-8, and the status 200.
  public static func text(_ text: String, contentType: String = "text/plain; charset=utf-8") -> StubResponse {
    StubResponse(.body(Data(text.utf8)), type: contentType)
  }

  /// Answers with a value as JSON.
  ///
  /// A value that cannot be encoded is answered with the status 500 and the reason.
  public static func json(_ value: some Encodable, encoder: JSONEncoder = JSONEncoder()) -> StubResponse {
    do {
      return StubResponse(.body(try encoder.encode(value)), type: "application/json")
    } catch {
      return text("The stub's value cannot be encoded as JSON: \(error)").status(500)
    }
  }

  /// Answers with text that is JSON already.
  public static func json(text: String) -> StubResponse { StubResponse(.body(Data(text.utf8)), type: "application/json") }

  /// Answers with a status and no body: `.status(204)`.
  public static func status(_ code: Int) -> StubResponse { StubResponse(.body(Data())).status(code) }

  /// Answers with a redirect, which the app's session follows where its delegate lets it.
  public static func redirect(to url: String, status: Int = 302) -> StubResponse { .status(status).header("Location", url) }

  // MARK: Failures

  /// Fails as the network does: `.failure(.notConnectedToInternet)`.
  public static func failure(_ code: URLError.Code) -> StubResponse { StubResponse(.failure(code)) }

  /// Never answers, so that the request fails with `URLError.timedOut` after its timeout, 60 seconds if not set.
  public static let noAnswer: StubResponse = StubResponse(.missing)

  /// Lets the request go to the real network.
  public static let passthrough: StubResponse = StubResponse(.passthrough)

  // MARK: Changes

  /// Answers with another status than 200: `.json(problem).status(422)`.
  public func status(_ code: Int) -> StubResponse { with { $0.statusCode = code } }

  /// Answers with a header field too; a field of the same name that was there is replaced.
  public func header(_ name: String, _ value: String) -> StubResponse { with { $0.headerFields[name] = value } }

  /// Answers with header fields too; fields of the same names that were there are replaced.
  public func headers(_ fields: [String: String]) -> StubResponse { with { $0.headerFields.merge(fields) { $1 } } }

  /// Answers after a time of the device's clock.
  public func delay(_ delay: Duration) -> StubResponse { with { $0.delay = max(.zero, delay)...max(.zero, delay) } }

  /// Answers after a time within a range: the shortest in a plain run; where a test is run in many orders, a seed picks it.
  public func delay(_ range: ClosedRange<Duration>) -> StubResponse {
    with { $0.delay = max(.zero, range.lowerBound)...max(.zero, range.upperBound) }
  }

  /// Loses the connection after this many bytes of the body, so that the request fails with `URLError.networkConnectionLost`.
  public func losingConnection(afterBytes count: Int = 0) -> StubResponse { with { $0.lostAfter = max(0, count) } }

  private func with(_ change: (inout StubResponse) -> Void) -> StubResponse {
    var response = self
    change(&response)
    return response
  }
}
