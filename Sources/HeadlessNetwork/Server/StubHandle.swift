/// A stub of a ``StubServer``, for removing the stub and reading its requests.
public struct StubHandle: Sendable {
  private let server: StubServer
  private let number: Int
  private let pattern: RequestPattern

  init(server: StubServer, number: Int, pattern: RequestPattern) {
    self.server = server
    self.number = number
    self.pattern = pattern
  }

  /// The app's requests that match the stub's pattern, in order.
  public var requests: [ReceivedRequest] { server.requests(pattern) }

  /// Removes the stub from its server.
  ///
  /// Earlier stubs for the same requests answer again.
  public func remove() { server.remove(number) }
}
