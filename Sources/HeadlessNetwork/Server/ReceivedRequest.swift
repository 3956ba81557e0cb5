public import Foundation

/// A request from the app that a ``StubServer`` has received.
public struct ReceivedRequest: Equatable, Sendable, CustomStringConvertible {
  /// The HTTP method, such as “GET”.
  public let method: String

  /// The full URL.
  public let url: URL

  /// The header fields.
  ///
  /// To look up a field regardless of case, use ``header(_:)``.
  public let headers: [String: String]

  /// The body of the request, which is empty if nothing was sent.
  public let body: Data

  /// The time when the request was sent, in virtual time since the device was switched on.
  public let time: Duration

  /// The parts of the path that match placeholders in the stub’s path: `["id": "42"]` for “/photos/:id”.
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

  /// The path of the URL, or “/” if it's empty.
  public var path: String { url.path.isEmpty ? "/" : url.path }

  /// The query items by name.
  ///
  /// If several items have the same name, the last one is used.
  public var query: [String: String] {
    Dictionary(queryItems.map { ($0.name, $0.value ?? "") }) { $1 }
  }

  /// The query items, in order.
  public var queryItems: [URLQueryItem] { URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? [] }

  /// The body as UTF-8 text.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// Returns the value of a header field.
  ///
  /// The name isn't case-sensitive.
  public func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }

  /// Decodes the body from JSON.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - decoder: The decoder to use, for example if dates or keys need special decoding.
  /// - Throws: The error that the decoder throws.
  public func json<Value: Decodable>(_ type: Value.Type, decoder: JSONDecoder = JSONDecoder()) throws -> Value {
    try decoder.decode(type, from: body)
  }

  /// The method and the URL.
  public var description: String { "\(method) \(url.absoluteString)" }

  /// The source code of the pattern that would match the request in a test.
  var patternInSource: String {
    let query = url.query.map { "?\($0)" } ?? ""
    let known = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]
    return known.contains(method) ? ".\(method.lowercased())(\"\(path)\(query)\")" : ".request(\"\(method)\", \"\(path)\(query)\")"
  }
}
