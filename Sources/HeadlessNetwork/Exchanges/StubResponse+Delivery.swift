import Foundation

extension StubResponse {
  /// Whether the request goes to the real network.
  var isPassthrough: Bool { if case .passthrough = content { true } else { false } }

  /// Whether the stub never answers.
  var isMissing: Bool { if case .missing = content { true } else { false } }

  /// Returns the header of the answer.
  func response(to request: URLRequest) -> HTTPURLResponse? {
    var fields = headerFields
    if case .body(let data) = content, !fields.keys.contains(where: { $0.lowercased() == "content-length" }) { fields["Content-Length"] = "\(data.count)" }
    return request.url.flatMap { HTTPURLResponse(url: $0, statusCode: statusCode, httpVersion: "HTTP/1.1", headerFields: fields) }
  }

  /// Returns the request that the answer redirects to, or `nil` if it isn't a redirect.
  func redirect(of request: URLRequest) -> URLRequest? {
    guard [301, 302, 303, 307, 308].contains(statusCode), let place = headerFields.first(where: { $0.key.lowercased() == "location" })?.value else { return nil }
    guard let url = URL(string: place, relativeTo: request.url)?.absoluteURL else { return nil }
    var next = request
    next.url = url
    let becomesGet = statusCode == 303 && request.httpMethod != "HEAD" || [301, 302].contains(statusCode) && request.httpMethod == "POST"
    if becomesGet {
      next.httpMethod = "GET"
      next.httpBody = nil
      next.httpBodyStream = nil
    }
    return next
  }

  /// Delivers the answer.
  func hand(to client: ProtocolClient, for request: URLRequest) {
    switch content {
    case .failure(let code):
      client.fail(URLError(code, failing: request.url))
    case .body(let data):
      guard let response = response(to: request) else { return client.fail(URLError(.badServerResponse, failing: request.url)) }
      client.respond(response)
      let sent = request.httpMethod == "HEAD" ? Data() : data
      guard let lostAfter else {
        var rest = sent[...]
        while !rest.isEmpty {
          client.load(Data(rest.prefix(lengthOfParts)))
          rest = rest.dropFirst(lengthOfParts)
        }
        return client.finish()
      }
      client.load(Data(sent.prefix(lostAfter)))
      client.fail(URLError(.networkConnectionLost, failing: request.url))
    case .missing, .passthrough: break
    }
  }
}

extension URLError {
  /// Creates a network error for a URL.
  init(_ code: URLError.Code, failing url: URL?) {
    self.init(code, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
  }
}
