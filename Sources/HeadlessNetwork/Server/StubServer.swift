import Foundation
import Synchronization
internal import VirtualTime

/// A server in the test process, which answers the app's requests in virtual time.
///
/// ```swift
/// let server = StubServer()
/// server.stub(.get("/feed"), .json(photos).delay(.seconds(2)))
/// server.stub(.post("/login"), .status(401), .json(token))
/// server.stub(.get("/photos/:id")) { request in .json(Photo(id: request.parameters["id"] ?? "")) }
/// ```
///
/// - Every `URLSession` of the app meets it, without a change in the app: the shared one, those of the default and ephemeral configurations,
///   with completion handlers, delegates and `async` functions, for data, uploads and downloads.
/// - While a test has a server, no request reaches the real network, unless a stub answers with ``StubResponse/passthrough``.
///   A request that no stub answers fails the test, with its method and URL.
/// - The stub that was added last is tried first, so that a test can replace what its set-up has added.
/// - Each test has its own servers. They are gone when the test ends.
/// - A server that a test has created before `explore` answers in each of its runs, with the stubs of that moment. Each run begins as if nothing had been asked yet, and after
///   `explore` the server is as it was before it.
public final class StubServer: Sendable {
  struct Stub: Sendable {
    let number: Int
    let pattern: RequestPattern
    let respond: @Sendable (ReceivedRequest, _ turn: Int) -> StubResponse
    var turns: Int = 0
  }

  private struct State {
    var stubs: [Stub] = []
    var nextNumber = 0
    var requests: [ReceivedRequest] = []
  }

  /// The host that the server answers for; `nil` for every host.
  let host: String?
  private let state: Mutex<State> = Mutex(State())

  /// Creates a server for the device of the running test.
  ///
  /// Create it before the app is launched if the app sends requests at its launch.
  ///
  /// - Parameter baseURL: The scheme and host that the server answers for: `"https://api.notinstagram.com"`. Without one it answers for every host.
  public init(_ baseURL: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    host = baseURL.map { RequestPattern.any($0) }?.host
    if let network = SessionNetwork.ofTest {
      network.add(self)
      return
    }
    Misuse(
      kind: "stubServer.noDevice", action: "start a stub server", reason: "there is no simulated device here",
      advice: "create it in a test that has a device: in a ScreenTestCase, or in a Swift Testing test with the screen test trait.",
      place: Misuse.Place(fileID: fileID, filePath: filePath, line: line)
    ).report()
  }

  /// The server that the running test has created last; `nil` where it has none.
  public static var current: StubServer? { SessionNetwork.ofTest?.lastServer }

  // MARK: Stubs

  /// Answers the requests that match a pattern.
  ///
  /// - Parameters:
  ///   - pattern: What the requests are like.
  ///   - responses: The answers, one after another; the last one is given again and again.
  @discardableResult
  public func stub(_ pattern: RequestPattern, _ responses: StubResponse...) -> StubHandle {
    add(pattern) { _, turn in responses.isEmpty ? .status(200) : responses[min(turn, responses.count - 1)] }
  }

  /// Answers the requests that match a pattern with what a closure returns for each.
  ///
  /// - Parameters:
  ///   - pattern: What the requests are like.
  ///   - respond: Returns the answer. An error that it throws is answered with the status 500 and the error's description.
  @discardableResult
  public func stub(_ pattern: RequestPattern, respond: @escaping @Sendable (ReceivedRequest) throws -> StubResponse) -> StubHandle {
    add(pattern) { request, _ in
      do { return try respond(request) } catch { return .text("\(error)").status(500) }
    }
  }

  /// Removes every stub; requests that come after that fail the test.
  public func removeAllStubs() { state.withLock { $0.stubs = [] } }

  private func add(_ pattern: RequestPattern, _ respond: @escaping @Sendable (ReceivedRequest, Int) -> StubResponse) -> StubHandle {
    // What a test stubs is for the requests that come after the launch.
    VirtualScheduler.ofTest?.startIfPending()
    let number = state.withLock { state in
      state.nextNumber += 1
      state.stubs.append(Stub(number: state.nextNumber, pattern: pattern, respond: respond))
      return state.nextNumber
    }
    return StubHandle(server: self, number: number, pattern: pattern)
  }

  func remove(_ number: Int) { state.withLock { $0.stubs.removeAll { $0.number == number } } }

  /// The patterns of the stubs, each with the host that it answers for, in the order in which they are tried.
  var patterns: [RequestPattern] {
    state.withLock { $0.stubs }.reversed().map { stub in
      var pattern = stub.pattern
      pattern.host = pattern.host ?? host
      return pattern
    }
  }

  // MARK: Requests

  /// What the app has asked this server for, in order, answered or not.
  public var requests: [ReceivedRequest] {
    VirtualScheduler.ofTest?.startIfPending()
    return state.withLock { $0.requests }
  }

  /// What the app has asked this server for that matches a pattern, in order.
  public func requests(_ pattern: RequestPattern) -> [ReceivedRequest] {
    requests.filter { pattern.parameters(of: $0, on: host) != nil }
  }

  /// Forgets what the app has asked for, so that `requests` has only what comes later; the stubs stay.
  public func removeAllRequests() { state.withLock { $0.requests = [] } }

  /// The answer of the stub that matches, and `nil` where none does.
  func answer(to request: ReceivedRequest) -> StubResponse? {
    let found: (Stub, ReceivedRequest)? = state.withLock { state in
      for index in state.stubs.indices.reversed() {
        guard let parameters = state.stubs[index].pattern.parameters(of: request, on: host) else { continue }
        var request = request
        request.parameters = parameters
        state.requests.append(request)
        defer { state.stubs[index].turns += 1 }
        return (state.stubs[index], request)
      }
      return nil
    }
    // Outside of the lock: the closure may ask the server.
    return found.map { $0.respond($1, $0.turns) }
  }

  /// Sets the server back to one that nothing was asked of yet.
  ///
  /// - Returns: What makes it again as it was, but for the numbers of stubs, by which those that a run has added are told from others.
  func beginRun() -> @Sendable () -> Void {
    let before = state.withLock { state in
      let before = state
      state.requests = []
      for index in state.stubs.indices { state.stubs[index].turns = 0 }
      return before
    }
    return {
      self.state.withLock { ($0.stubs, $0.requests) = (before.stubs, before.requests) }
    }
  }

  /// Keeps a request that no stub of any server answers.
  func note(unanswered request: ReceivedRequest) {
    guard host == nil || host == RequestPattern.host(of: request.url) else { return }
    var request = request
    request.isAnswered = false
    state.withLock { $0.requests.append(request) }
  }
}
