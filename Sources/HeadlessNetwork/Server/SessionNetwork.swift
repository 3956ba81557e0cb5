import Foundation
import Synchronization
package import VirtualTime

/// The network of one test: its stub servers, its requests in flight, and the requests that no stub answers.
package final class SessionNetwork: Sendable {
  private struct State {
    var servers: [StubServer] = []
    /// The servers that each run of the test creates by itself, as it launches the app.
    var launchServers: [StubServer] = []
    var isLaunching = false
    var unexpected: [UnexpectedRequest] = []
  }

  private let state: Mutex<State> = Mutex(State())
  private let schedulerOrNil: WeakScheduler

  private init(scheduler: VirtualScheduler) {
    schedulerOrNil = WeakScheduler(scheduler)
  }

  /// The network of the code that runs here; `nil` where that belongs to no test.
  package static var here: SessionNetwork? { VirtualScheduler.capturesDispatch ? VirtualScheduler.capturingOwner.map(of) : nil }

  /// The network of the test that runs here, whose own code may belong to no scheduler.
  static var ofTest: SessionNetwork? { here ?? VirtualScheduler.ofTest.map(of) }

  /// The network of a scheduler's code.
  package static func of(_ scheduler: VirtualScheduler) -> SessionNetwork {
    scheduler.attachment { SessionNetwork(scheduler: scheduler) }
  }

  /// The scheduler, while it is in use.
  var scheduler: VirtualScheduler? { schedulerOrNil.scheduler }

  // MARK: Servers

  /// Whether any request may be answered by a stub.
  var hasServers: Bool { state.withLock { !$0.servers.isEmpty } }

  var lastServer: StubServer? { state.withLock { $0.servers.last } }

  func add(_ server: StubServer) {
    state.withLock { state in
      state.servers.append(server)
      if state.isLaunching { state.launchServers.append(server) }
    }
  }

  /// Prepares a launch of the app: each of many runs of the test does it anew, with the servers that are created here.
  package func launching(_ body: () -> Void) {
    state.withLock { $0.isLaunching = true }
    body()
    state.withLock { $0.isLaunching = false }
  }

  /// Runs one of many runs of a test, on a device of its own, which meets the servers of the test as if nothing had been asked of them yet.
  ///
  /// - Parameters:
  ///   - network: The network of the test.
  ///   - body: The run. The servers are as they were when it is over.
  package func answering<Result, Failure>(
    like network: SessionNetwork, isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let ends = takeOver(network)
    defer { for end in ends { end() } }
    return try await body()
  }

  /// Runs one of many runs of a test, as the function for async ones does.
  package func answering<Result, Failure>(like network: SessionNetwork, _ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let ends = takeOver(network)
    defer { for end in ends { end() } }
    return try body()
  }

  private func takeOver(_ network: SessionNetwork) -> [@Sendable () -> Void] {
    let servers = network.state.withLock { state in
      state.servers.filter { server in !state.launchServers.contains { $0 === server } }
    }
    state.withLock { $0.servers = servers + $0.servers }
    return servers.map { $0.beginRun() }
  }

  /// The answer of the stub that matches a request: of the server that was created last, the stub that was added last.
  func answer(to request: ReceivedRequest) -> StubResponse? {
    let servers = state.withLock { $0.servers }
    for server in servers.reversed() {
      if let response = server.answer(to: request) { return response }
    }
    let unexpected = UnexpectedRequest(request, stubs: servers.reversed().flatMap(\.patterns))
    for server in servers { server.note(unanswered: request) }
    report(unexpected)
    return nil
  }

  // MARK: What fails the test

  /// The requests that no stub has answered, in order.
  package var unexpectedRequests: [UnexpectedRequest] { state.withLock { $0.unexpected } }

  private func report(_ request: UnexpectedRequest) {
    state.withLock { $0.unexpected.append(request) }
    guard let handler = NetworkFailures.shared.handler else { return }
    scheduler?.asMainActor { handler(request) }
  }

  /// The delay of an answer: the seed picks one of the range; without a seed it is the lower bound.
  func delay(within range: ClosedRange<Duration>, for name: String) -> Duration {
    scheduler?.random(in: range, for: "the answer to \(name)") ?? range.lowerBound
  }
}

/// A scheduler that is in use as long as its owner lives, and whose network must not keep it alive.
private struct WeakScheduler: @unchecked Sendable {
  private(set) weak var scheduler: VirtualScheduler?

  init(_ scheduler: VirtualScheduler) {
    self.scheduler = scheduler
  }
}
