public import Foundation

/// The answer of a stub.
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
  /// The maximum number of bytes that are delivered at once.
  ///
  /// Only a probe sets it, because real answers arrive in parts and a stub's normally doesn't.
  var lengthOfParts: Int = .max

  private init(_ content: Content, type: String? = nil) {
    self.content = content
    if let type { headerFields["Content-Type"] = type }
  }

  // MARK: Bodies

  /// Answers with unchanged data and the status 200.
  public static func data(_ data: Data, contentType: String = "application/octet-stream") -> StubResponse { StubResponse(.body(data), type: contentType) }

  /// Answers with UTF-8 text and the status 200.
  public static func text(_ text: String, contentType: String = "text/plain; charset=utf-8") -> StubResponse {
    StubResponse(.body(Data(text.utf8)), type: contentType)
  }

  /// Answers with a value encoded as JSON.
  ///
  /// If the value can't be encoded, the answer has the status 500 and the reason.
  public static func json(_ value: some Encodable, encoder: JSONEncoder = JSONEncoder()) -> StubResponse {
    do {
      return StubResponse(.body(try encoder.encode(value)), type: "application/json")
    } catch {
      return text("The stub's value cannot be encoded as JSON: \(error)").status(500)
    }
  }

  /// Answers with text that is already JSON.
  public static func json(text: String) -> StubResponse { StubResponse(.body(Data(text.utf8)), type: "application/json") }

  /// Answers with a status and an empty body: `.status(204)`.
  public static func status(_ code: Int) -> StubResponse { StubResponse(.body(Data())).status(code) }

  /// Answers with a redirect, which the app's session follows if its delegate allows it.
  public static func redirect(to url: String, status: Int = 302) -> StubResponse { .status(status).header("Location", url) }

  // MARK: Failures

  /// Fails like the network does: `.failure(.notConnectedToInternet)`.
  public static func failure(_ code: URLError.Code) -> StubResponse { StubResponse(.failure(code)) }

  /// Never answers, so the request fails with `URLError.timedOut` after its timeout.
  ///
  /// The default timeout is 60 seconds.
  public static let noAnswer: StubResponse = StubResponse(.missing)

  /// Lets the request go to the real network.
  public static let passthrough: StubResponse = StubResponse(.passthrough)

  // MARK: Changes

  /// Sets a status other than 200: `.json(problem).status(422)`.
  public func status(_ code: Int) -> StubResponse { with { $0.statusCode = code } }

  /// Adds a header field, which replaces a field with the same name.
  public func header(_ name: String, _ value: String) -> StubResponse { with { $0.headerFields[name] = value } }

  /// Adds header fields, which replace fields with the same names.
  public func headers(_ fields: [String: String]) -> StubResponse { with { $0.headerFields.merge(fields) { $1 } } }

  /// Delays the answer by a time on the device's clock.
  public func delay(_ delay: Duration) -> StubResponse { with { $0.delay = max(.zero, delay)...max(.zero, delay) } }

  /// Delays the answer by a time within a range.
  ///
  /// A plain run uses the shortest time. If a test runs in many orders, a seed picks the time.
  public func delay(_ range: ClosedRange<Duration>) -> StubResponse {
    with { $0.delay = max(.zero, range.lowerBound)...max(.zero, range.upperBound) }
  }

  /// Loses the connection after the given number of body bytes.
  ///
  /// The request then fails with `URLError.networkConnectionLost`.
  public func losingConnection(afterBytes count: Int = 0) -> StubResponse { with { $0.lostAfter = max(0, count) } }

  private func with(_ change: (inout StubResponse) -> Void) -> StubResponse {
    var response = self
    change(&response)
    return response
  }
}
