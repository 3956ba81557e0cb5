public import Foundation

/// A request that the app has sent, as a ``StubServer`` received it.
public struct ReceivedRequest: Equatable, Sendable, CustomStringConvertible {
  /// The method: “GET”.
  public let method: String

  /// The whole URL.
  public let url: URL

  /// The header fields; look one up with ``header(_:)``, whatever its case.
  public let headers: [String: String]

  /// What was sent; empty where nothing was.
  public let body: Data

  /// The virtual time of the device at which the request was sent, since the device was switched on.
  public let time: Duration

  /// The parts of the path that stand for the placeholders of the stub’s path: `["id": "42"]` for “/photos/:id”.
  public internal(set) var parameters: [String: String] = [:]

  /// Whether a stub has answered the request.
  public internal(set) var isAnswered: Bool = true

  init(_ request: URLRequest, headers: [String: String], body: Data, time: Duration) {
    method = request.httpMethod ?? "GET"
    url = request.url ?? URL(fileURLWithPath: "/")
    self.headers = headers
    self.body = body
    self.time = time
  }

  /// The path of the URL, “/” where it is empty.
  public var path: String { url.path.isEmpty ? "/" : url.path }

  /// The items of the query by their names; the last one where several have a name.
  public var query: [String: String] {
    Dictionary(queryItems.map { ($0.name, $0.value ?? "") }) { $1 }
  }

  /// The items of the query, in order.
  public var queryItems: [URLQueryItem] { URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? [] }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// Returns the value of a header field, whatever the case of its name.
  public func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }

  /// Decodes the body from JSON.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - decoder: The decoder, where dates or keys need one of the app’s own.
  /// - Throws: What the decoder throws.
  public func json<Value: Decodable>(_ type: Value.Type, decoder: JSONDecoder = JSONDecoder()) throws -> Value {
    try decoder.decode(type, from: body)
  }

  /// The method and the URL.
  public var description: String { "\(method) \(url.absoluteString)" }

  /// The call that would answer the request in a test.
  var patternInSource: String {
    let query = url.query.map { "?\($0)" } ?? ""
    let known = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]
    return known.contains(method) ? ".\(method.lowercased())(\"\(path)\(query)\")" : ".request(\"\(method)\", \"\(path)\(query)\")"
  }
}
