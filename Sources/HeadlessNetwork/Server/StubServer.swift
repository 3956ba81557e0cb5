import Foundation
import Synchronization
internal import VirtualTime

/// A server in the test process that answers the app's requests in virtual time.
///
/// ```swift
/// let server = StubServer()
/// server.stub(.get("/feed"), .json(photos).delay(.seconds(2)))
/// server.stub(.post("/login"), .status(401), .json(token))
/// server.stub(.get("/photos/:id")) { request in .json(Photo(id: request.parameters["id"] ?? "")) }
/// ```
///
/// - Every `URLSession` of the app uses it, without changes to the app: the shared session and sessions with the default and ephemeral configurations,
///   with completion handlers, delegates, and `async` functions, for data, uploads, and downloads.
/// - While a test has a server, no request reaches the real network, unless a stub answers with ``StubResponse/passthrough``.
///   A request that no stub answers fails the test with its method and URL.
/// - The newest stub is tried first, so a test can replace stubs that its setup added.
/// - Each test has its own servers. They're removed when the test ends.
/// - A server that a test creates before `explore` answers in every run of `explore`, with the stubs that it has at that time. Each run starts without earlier requests. After
///   `explore`, the server has its previous state.
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

  /// The host that the server answers for, or `nil` for every host.
  let host: String?
  private let state: Mutex<State> = Mutex(State())

  /// Creates a server for the device of the running test.
  ///
  /// If the app sends requests when it launches, create the server before the launch: in `preLaunchSetup(_:)` of the test case.
  ///
  /// - Parameter baseURL: The scheme and host that the server answers for: `"https://api.notinstagram.com"`. If it's `nil`, the server answers for every host.
  public init(_ baseURL: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    host = baseURL.map { RequestPattern.any($0) }?.host
    if let network = SessionNetwork.ofTest {
      network.add(self)
      return
    }
    UsageError(
      kind: "stubServer.noDevice", action: "start a stub server", reason: "there is no simulated device here",
      advice: "create it in a test that has a device: in a ScreenTestCase, or in a Swift Testing test with the screen test trait.",
      place: UsageError.Place(fileID: fileID, filePath: filePath, line: line)
    ).report()
  }

  /// The server that the running test created last, or `nil` if it has none.
  public static var current: StubServer? { SessionNetwork.ofTest?.lastServer }

  // MARK: Stubs

  /// Answers the requests that match a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the requests.
  ///   - responses: The answers, in order. The last answer is repeated. Without answers, the status is 200.
  @discardableResult
  public func stub(_ pattern: RequestPattern, _ responses: StubResponse...) -> StubHandle {
    add(pattern) { _, turn in responses.isEmpty ? .status(200) : responses[min(turn, responses.count - 1)] }
  }

  /// Answers each request that matches a pattern with the result of a closure.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the requests.
  ///   - respond: A closure that returns the answer. If it throws an error, the answer has the status 500 and the error's description.
  @discardableResult
  public func stub(_ pattern: RequestPattern, respond: @escaping @Sendable (ReceivedRequest) throws -> StubResponse) -> StubHandle {
    add(pattern) { request, _ in
      do { return try respond(request) } catch { return .text("\(error)").status(500) }
    }
  }

  /// The stubs, the oldest first.
  var allStubs: [Stub] {
    get { state.withLock { $0.stubs } }
    set { state.withLock { $0.stubs = newValue } }
  }

  /// Removes all stubs.
  ///
  /// Requests that no other server answers then fail the test.
  public func removeAllStubs() { state.withLock { $0.stubs = [] } }

  private func add(_ pattern: RequestPattern, _ respond: @escaping @Sendable (ReceivedRequest, Int) -> StubResponse) -> StubHandle {
    // Start a pending launch first, because the stub is for requests after the launch.
    VirtualScheduler.ofTest?.startIfPending()
    let number = state.withLock { state in
      state.nextNumber += 1
      state.stubs.append(Stub(number: state.nextNumber, pattern: pattern, respond: respond))
      return state.nextNumber
    }
    return StubHandle(server: self, number: number, pattern: pattern)
  }

  func remove(_ number: Int) { state.withLock { $0.stubs.removeAll { $0.number == number } } }

  /// The patterns of the stubs, with the hosts that they answer for, in the order that they're tried.
  var patterns: [RequestPattern] {
    state.withLock { $0.stubs }.reversed().map { stub in
      var pattern = stub.pattern
      pattern.host = pattern.host ?? host
      return pattern
    }
  }

  // MARK: Requests

  /// The requests that the app has sent to this server, in order, whether or not they were answered.
  public var requests: [ReceivedRequest] {
    VirtualScheduler.ofTest?.startIfPending()
    return state.withLock { $0.requests }
  }

  /// Returns the app's requests to this server that match a pattern, in order.
  public func requests(_ pattern: RequestPattern) -> [ReceivedRequest] {
    requests.filter { pattern.parameters(of: $0, on: host) != nil }
  }

  /// Removes the recorded requests, so `requests` contains only later ones.
  ///
  /// The stubs stay.
  public func removeAllRequests() { state.withLock { $0.requests = [] } }

  /// Returns the answer of the matching stub, or `nil` if no stub matches.
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
    // Call the closure outside the lock, because it may use the server.
    return found.map { $0.respond($1, $0.turns) }
  }

  /// Resets the server to its state before any requests.
  ///
  /// - Returns: A closure that restores the server's state. The numbers of stubs aren't reset, so stubs that a run has added keep unique numbers.
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

  /// Records a request that no stub of any server answers.
  func note(unanswered request: ReceivedRequest) {
    guard host == nil || host == RequestPattern.host(of: request.url) else { return }
    var request = request
    request.isAnswered = false
    state.withLock { $0.requests.append(request) }
  }
}
