/// A stub that was added to a ``StubServer``, by which it can be removed and asked what it has answered.
public struct StubHandle: Sendable {
  private let server: StubServer
  private let number: Int
  private let pattern: RequestPattern

  init(server: StubServer, number: Int, pattern: RequestPattern) {
    self.server = server
    self.number = number
    self.pattern = pattern
  }

  /// What the app has asked for that matches the stub's pattern, in order.
  public var requests: [ReceivedRequest] { server.requests(pattern) }

  /// Removes the stub from its server; stubs that were added before it for the same requests answer again.
  public func remove() { server.remove(number) }
}
