import Foundation

/// The body that a request must send.
enum BodyPattern: Sendable {
  case data(Data)
  case text(String)
  case json(Data)

  func matches(_ body: Data) -> Bool {
    switch self {
    case .data(let data): body == data
    case .text(let part): String(decoding: body, as: UTF8.self).contains(part)
    case .json(let data): Self.object(body).map { $0.isEqual(Self.object(data)) } ?? false
    }
  }

  private static func object(_ data: Data) -> NSObject? {
    (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) as? NSObject
  }

  var description: String {
    switch self {
    case .data(let data): "the body \(Self.text(data))"
    case .text(let part): "“\(part)” in its body"
    case .json(let data): "the JSON \(Self.text(data))"
    }
  }

  /// Returns the first characters of a body for messages.
  static func text(_ body: Data) -> String {
    guard !body.isEmpty else { return "nothing" }
    guard let text = String(data: body, encoding: .utf8) else { return "\(body.count) bytes" }
    return text.count > 120 ? "“\(text.prefix(120))…”" : "“\(text)”"
  }
}

extension RequestPattern {
  /// A difference between a request and a pattern.
  struct Difference: Equatable {
    var what: String
    var expected: String
    var actual: String
  }

  /// Returns the path's placeholders and their values, or `nil` if the request doesn't match.
  func parameters(of request: ReceivedRequest, on base: String?) -> [String: String]? {
    comparison(with: request, on: base).difference == nil ? pathParameters(of: request) : nil
  }

  /// Returns a score of how well the request matches the pattern, and the first difference.
  func comparison(with request: ReceivedRequest, on base: String? = nil) -> (score: Int, difference: Difference?) {
    var score = 0
    var first: Difference?
    func check(_ holds: Bool, _ weight: Int, _ what: String, _ expected: String, _ actual: String) {
      if holds { score += weight } else if first == nil { first = Difference(what: what, expected: expected, actual: actual) }
    }
    let asked = Self.host(of: request.url)
    if let host = host ?? base { check(host == asked || host == request.url.host?.lowercased(), 2, "host", "“\(host)”", "“\(asked)”") }
    check(pathParameters(of: request) != nil, 8, "path", "“/\(path.joined(separator: "/"))”", "“\(request.path)”")
    if let method { check(method == request.method, 2, "method", method, request.method) }
    for item in query {
      let values = request.queryItems.filter { $0.name == item.name }.map { $0.value ?? "" }
      check(values.contains(item.value ?? ""), 1, "query item “\(item.name)”", "“\(item.value ?? "")”", values.first.map { "“\($0)”" } ?? "missing")
    }
    for field in headerFields {
      let value = request.header(field.name)
      check(value == field.value, 1, "header “\(field.name)”", "“\(field.value)”", value.map { "“\($0)”" } ?? "missing")
    }
    if let bodyPattern { check(bodyPattern.matches(request.body), 1, "body", bodyPattern.description, BodyPattern.text(request.body)) }
    // Reset the score if the paths aren't similar, because a stub for an unrelated path isn't a near match.
    if first?.what == "path", !isAlike(request.path) { score = 0 }
    return (score, first)
  }

  /// Returns the host, with its port if the URL contains one.
  static func host(of url: URL) -> String {
    let host = url.host?.lowercased() ?? ""
    return url.port.map { "\(host):\($0)" } ?? host
  }

  private func isAlike(_ other: String) -> Bool {
    let theirs = Self.parts(of: other)
    guard theirs.count == path.count, !path.isEmpty else { return false }
    return zip(path, theirs).filter { $0 != $1 }.count == 1 && (path.count > 1 || path[0].hasPrefix(theirs[0].prefix(3)))
  }

  private func pathParameters(of request: ReceivedRequest) -> [String: String]? {
    var parameters: [String: String] = [:]
    let parts = Self.parts(of: request.path)
    for (index, wanted) in path.enumerated() {
      if wanted == "*", index == path.count - 1 { return parameters }
      guard index < parts.count else { return nil }
      if let name = Self.placeholder(wanted) { parameters[name] = parts[index] } else if wanted != "*", wanted != parts[index] { return nil }
    }
    return parts.count == path.count ? parameters : nil
  }

  private static func placeholder(_ part: String) -> String? {
    if part.hasPrefix(":"), part.count > 1 { return String(part.dropFirst()) }
    if part.hasPrefix("{"), part.hasSuffix("}"), part.count > 2 { return String(part.dropFirst().dropLast()) }
    return nil
  }
}
