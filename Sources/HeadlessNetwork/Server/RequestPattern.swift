public import Foundation
internal import VirtualTime

/// A pattern that requests must match for a stub to answer them.
///
/// ```swift
/// .get("/feed?page=1")
/// .post("/login").body(json: Credentials(username: "my-username", password: "my-password"))
/// .delete("https://api.notinstagram.com/photos/:id").header("Authorization", "Bearer 42")
/// ```
///
/// - A path must match entirely. “:name” or “{name}” matches any single part. “*” matches any single part, or all remaining parts if it's at the end.
/// - Without a host, the path matches on every host, or on the host of the server’s base URL.
/// - A request must have the given query items, header fields, and body. It may have others.
public struct RequestPattern: Sendable, CustomStringConvertible {
  var method: String?
  var host: String?
  var path: [String]
  var query: [URLQueryItem] = []
  var headerFields: [(name: String, value: String)] = []
  var bodyPattern: BodyPattern?
  private var text: String

  private init(_ method: String?, _ place: String) {
    self.method = method?.uppercased()
    text = place
    var rest = place[...]
    if let scheme = rest.range(of: "://") {
      rest = rest[scheme.upperBound...]
      let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
      host = rest[..<end].lowercased()
      rest = rest[end...]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = URLComponents(string: "/\(rest[mark...])")?.queryItems ?? []
      rest = rest[..<mark]
    }
    path = Self.parts(of: String(rest))
  }

  static func parts(of path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: true).map { $0.removingPercentEncoding ?? String($0) }
  }

  // MARK: Methods

  /// Matches GET requests for a path.
  public static func get(_ path: String) -> RequestPattern { RequestPattern("GET", path) }

  /// Matches POST requests for a path.
  public static func post(_ path: String) -> RequestPattern { RequestPattern("POST", path) }

  /// Matches PUT requests for a path.
  public static func put(_ path: String) -> RequestPattern { RequestPattern("PUT", path) }

  /// Matches PATCH requests for a path.
  public static func patch(_ path: String) -> RequestPattern { RequestPattern("PATCH", path) }

  /// Matches DELETE requests for a path.
  public static func delete(_ path: String) -> RequestPattern { RequestPattern("DELETE", path) }

  /// Matches HEAD requests for a path.
  public static func head(_ path: String) -> RequestPattern { RequestPattern("HEAD", path) }

  /// Matches requests of every method for a path.
  public static func any(_ path: String = "*") -> RequestPattern { RequestPattern(nil, path) }

  /// Matches requests of a method for a path.
  public static func request(_ method: String, _ path: String) -> RequestPattern { RequestPattern(method, path) }

  // MARK: More conditions

  /// Adds the condition that requests have a query item.
  public func query(_ name: String, _ value: String) -> RequestPattern {
    with { $0.query.append(URLQueryItem(name: name, value: value)) }
  }

  /// Adds the condition that requests have a header field.
  ///
  /// The name isn't case-sensitive.
  public func header(_ name: String, _ value: String) -> RequestPattern {
    with { $0.headerFields.append((name, value)) }
  }

  /// Adds the condition that the body of requests is exactly the given text.
  public func body(_ text: String) -> RequestPattern {
    with { $0.bodyPattern = .data(Data(text.utf8)) }
  }

  /// Adds the condition that the body of requests is exactly the given data.
  public func body(_ data: Data) -> RequestPattern {
    with { $0.bodyPattern = .data(data) }
  }

  /// Adds the condition that the body of requests contains the given text.
  public func body(containing part: String) -> RequestPattern {
    with { $0.bodyPattern = .text(part) }
  }

  /// Adds the condition that the body of requests is the given value as JSON, with its keys in any order.
  ///
  /// If the value can't be encoded, the test fails and the pattern matches no request.
  public func body(
    json value: some Encodable, encoder: JSONEncoder = JSONEncoder(), fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> RequestPattern {
    do {
      let data = try encoder.encode(value)
      return with { $0.bodyPattern = .json(data) }
    } catch {
      UsageError(
        kind: "requestPattern.notEncodable", action: "match a request by its JSON",
        reason: "the value of type \(type(of: value)) cannot be encoded: \(Self.text(of: error))",
        advice: "use a value that JSON supports, or match a part of the text with body(containing:).",
        place: UsageError.Place(fileID: fileID, filePath: filePath, line: line)
      ).report()
      return with { $0.bodyPattern = .json(Data()) }
    }
  }

  private static func text(of error: any Error) -> String {
    let text =
      switch error {
      case EncodingError.invalidValue(_, let context): context.debugDescription
      default: "\(error)"
      }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private func with(_ change: (inout RequestPattern) -> Void) -> RequestPattern {
    var pattern = self
    change(&pattern)
    return pattern
  }

  /// The method, the path, and the other conditions: “POST /login with the header “Accept: text/plain””.
  public var description: String {
    let added = query.dropFirst(text.contains("?") ? query.count : 0).map { "\($0.name)=\($0.value ?? "")" }.joined(separator: "&")
    var conditions = headerFields.map { "the header “\($0.name): \($0.value)”" }
    if let bodyPattern { conditions.append(bodyPattern.description) }
    let place = added.isEmpty ? text : "\(text)?\(added)"
    return "\(method ?? "any method") \(place)" + (conditions.isEmpty ? "" : " with \(conditions.joined(separator: " and "))")
  }
}
