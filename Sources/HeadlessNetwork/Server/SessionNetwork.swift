import Foundation
import Synchronization
package import VirtualTime

/// The network of a test, with its stub servers and the requests that no stub answers.
package final class SessionNetwork: Sendable {
  private struct State {
    var servers: [StubServer] = []
    /// The servers that are created when the app launches, which every run of the test creates itself.
    var launchServers: [StubServer] = []
    var isLaunching = false
    var unexpected: [UnexpectedRequest] = []
    var failed: [FailedRequest] = []
  }

  private let state: Mutex<State> = Mutex(State())
  private let schedulerOrNil: WeakScheduler

  private init(scheduler: VirtualScheduler) {
    schedulerOrNil = WeakScheduler(scheduler)
  }

  /// The network of the running code, or `nil` if the code doesn't belong to a test.
  package static var here: SessionNetwork? { VirtualScheduler.capturesDispatch ? VirtualScheduler.capturingOwner.map(of) : nil }

  /// The network of the running test, even if the test's own code doesn't belong to a scheduler.
  package static var ofTest: SessionNetwork? { here ?? VirtualScheduler.ofTest.map(of) }

  /// Returns the network for the code of a scheduler.
  package static func of(_ scheduler: VirtualScheduler) -> SessionNetwork {
    scheduler.attachment { SessionNetwork(scheduler: scheduler) }
  }

  /// The scheduler, or `nil` if it no longer exists.
  var scheduler: VirtualScheduler? { schedulerOrNil.scheduler }

  // MARK: Servers

  /// Whether there are stub servers.
  var hasServers: Bool { state.withLock { !$0.servers.isEmpty } }

  package var lastServer: StubServer? { state.withLock { $0.servers.last } }

  func add(_ server: StubServer) {
    // A test with a server expects requests, even if none of them is intercepted.
    scheduler?.noteUse(of: .network)
    state.withLock { state in
      state.servers.append(server)
      if state.isLaunching { state.launchServers.append(server) }
    }
  }

  /// Calls a closure, and takes back the servers and stubs that it adds.
  package func withoutNewStubs<Result>(_ body: () -> Result) -> Result {
    let (servers, launchServers) = state.withLock { ($0.servers, $0.launchServers) }
    let stubs = servers.map { $0.allStubs }
    defer {
      state.withLock { ($0.servers, $0.launchServers) = (servers, launchServers) }
      for (server, stubs) in zip(servers, stubs) { server.allStubs = stubs }
    }
    return body()
  }

  /// Launches the app with a closure, and notes the servers that the launch creates.
  ///
  /// If a test runs many times, each run repeats the launch and creates these servers again.
  package func launching(_ body: () -> Void) {
    state.withLock { $0.isLaunching = true }
    body()
    state.withLock { $0.isLaunching = false }
  }

  /// Performs one of many runs of a test on a separate device, with the servers in their initial state.
  ///
  /// - Parameters:
  ///   - network: The network of the test.
  ///   - body: The run. Afterward, the servers are restored to their previous state.
  package func answering<Result, Failure>(
    like network: SessionNetwork, isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let ends = takeOver(network)
    defer { for end in ends { end() } }
    return try await body()
  }

  /// Performs one of many synchronous runs of a test.
  ///
  /// See the asynchronous function.
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

  /// Returns the answer of the stub that matches a request.
  ///
  /// The newest server is tried first, and in it the newest stub.
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

  // MARK: Unexpected requests

  /// The requests that no stub has answered, in order.
  package var unexpectedRequests: [UnexpectedRequest] { state.withLock { $0.unexpected } }

  private func report(_ request: UnexpectedRequest) {
    state.withLock { $0.unexpected.append(request) }
    guard let handler = NetworkFailures.shared.handler else { return }
    scheduler?.asMainActor { handler(request) }
  }

  // MARK: Requests without a server

  /// The requests that reached the real network without a stub server and failed, in the order of their first failures.
  package var failedRequests: [FailedRequest] { state.withLock { $0.failed } }

  /// The sentence about these requests for the message of a failed wait, or `nil` if there are none.
  package var sentenceAboutFailedRequests: String? {
    let (requests, hasServer) = state.withLock { ($0.failed, !$0.servers.isEmpty) }
    return FailedRequest.sentence(about: requests, hasServer: hasServer)
  }

  /// Notes that a request failed, or counts it if it has failed for the same reason before.
  func note(_ failed: FailedRequest) {
    state.withLock { state in
      let index = state.failed.firstIndex { $0.request == failed.request && $0.reason == failed.reason }
      if let index { state.failed[index].count += 1 } else { state.failed.append(failed) }
    }
  }

  // MARK: Delays

  /// Returns a delay within a range, which the seed picks.
  ///
  /// Without a seed, it's the lower bound of the range.
  func delay(within range: ClosedRange<Duration>, for name: String) -> Duration {
    scheduler?.random(in: range, for: "the answer to \(name)") ?? range.lowerBound
  }
}

/// A weak reference to a scheduler, which must not be kept alive by its network.
private struct WeakScheduler: @unchecked Sendable {
  private(set) weak var scheduler: VirtualScheduler?

  init(_ scheduler: VirtualScheduler) {
    self.scheduler = scheduler
  }
}
