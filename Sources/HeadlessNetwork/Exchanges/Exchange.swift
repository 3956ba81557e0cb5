import Foundation
import Synchronization
internal import VirtualTime

/// A request that an app makes, until its answer has been delivered.
final class Exchange: DescribedResource {
  private enum Phase {
    /// The request is in the queues of its session.
    case asked
    /// The next step of the request is on the timeline.
    case scheduled(ScheduledEvent?)
    /// The request is on the real network.
    case real(RealRequest)
    case over
  }

  private struct State {
    var phase = Phase.asked
    var answer: StubResponse?
    var redirects = 0
    /// The request on the real network, if the test has no stub server.
    var unstubbed: ReceivedRequest?
    /// The status of the latest response from the real network.
    var status: Int?
  }

  let name: String
  /// Whether waits wait for the request.
  ///
  /// The value is `false` if the configuration excludes the request's URL.
  let isTracked: Bool
  private let network: SessionNetwork
  private let since: VirtualClock.Instant?
  private let startedBy: String?
  private let state: Mutex<State> = Mutex(State())

  init(_ request: URLRequest, network: SessionNetwork, scheduler: VirtualScheduler?) {
    let url = request.url?.absoluteString ?? ""
    name = "\(request.httpMethod ?? "GET") \(url)"
    isTracked = !TestConfiguration.current.excludes(url: url)
    self.network = network
    since = scheduler?.now
    startedBy = scheduler?.nameOfWorkHere
  }

  // MARK: IdlingResource

  var isIdle: Bool {
    // Only a request on the real network keeps waits busy, because all other work of a request is on the scheduler's timeline.
    state.withLock { state in
      if case .real = state.phase { false } else { true }
    }
  }

  var pendingWork: PendingWork { PendingWork(name: name, kind: .request, due: nil, since: since, startedBy: startedBy) }

  /// Whether the test that made the request is still running.
  var isOfRunningTest: Bool { network.scheduler?.isInUse == true }

  // MARK: Steps

  /// Starts the exchange, because the session has started to load the request.
  func start(_ client: ProtocolClient) {
    state.withLock { $0.phase = .asked }
    network.scheduler?.register(self)
    schedule(after: .zero) { $0.arrive(client.request, client) }
  }

  /// Cancels the request.
  ///
  /// Its task can start it again when it's resumed.
  func stop() {
    let phase = state.withLock { state in
      defer { state.phase = .over }
      return state.phase
    }
    switch phase {
    case .scheduled(let event): event?.cancel()
    case .real(let request): request.cancel()
    case .asked, .over: break
    }
    network.scheduler?.deregister(self)
  }

  private func arrive(_ request: URLRequest, _ client: ProtocolClient) {
    client.readBody { body in
      guard let scheduler = self.network.scheduler else { return }
      let received = ReceivedRequest(request, headers: client.headers, body: body, time: scheduler.now.offset)
      guard self.network.hasServers else {
        self.state.withLock { $0.unstubbed = received }
        return self.reachOut(request, body, client)
      }
      // Use an existing answer again, because a task that is resumed after it was suspended starts its request again.
      guard let answer = self.state.withLock({ $0.answer }) ?? self.network.answer(to: received) else {
        return self.end(client) { $0.fail(URLError(.cannotConnectToHost, userInfo: [NSLocalizedDescriptionKey: "No stub answers \(self.name)."])) }
      }
      self.state.withLock { $0.answer = answer }
      if answer.isPassthrough { self.reachOut(request, body, client) } else { self.give(answer, to: request, client) }
    }
  }

  private func give(_ answer: StubResponse, to request: URLRequest, _ client: ProtocolClient) {
    guard let scheduler = network.scheduler else { return }
    let spent = since.map { $0.duration(to: scheduler.now) } ?? .zero
    let limit = min(client.timeout, max(.zero, client.longest - spent))
    let delay = answer.isMissing ? nil : network.delay(within: answer.delay, for: name)
    guard let delay, delay < limit else {
      return schedule(after: limit) { $0.end(client) { $0.fail(URLError(.timedOut)) } }
    }
    schedule(after: delay) { exchange in
      guard let next = answer.redirect(of: request), let response = answer.response(to: request) else {
        return exchange.end(client) { answer.hand(to: $0, for: request) }
      }
      exchange.follow(next, response, client)
    }
  }

  /// Asks the app's delegate whether to follow a redirect, and follows it.
  private func follow(_ next: URLRequest, _ response: HTTPURLResponse, _ client: ProtocolClient) {
    let isTooLong = state.withLock { state in
      state.answer = nil
      state.redirects += 1
      return state.redirects > 20
    }
    if isTooLong { return end(client) { $0.fail(URLError(.httpTooManyRedirects)) } }
    client.askWhetherToFollow(response, next) { allowed in
      self.schedule(after: .zero) { exchange in
        if let allowed { return exchange.arrive(allowed, client) }
        exchange.end(client) { client in
          client.respond(response)
          client.finish()
        }
      }
    }
  }

  // MARK: The real network

  private func reachOut(_ request: URLRequest, _ body: Data, _ client: ProtocolClient) {
    let real = RealRequest(request, body: body, configuration: client.configuration) { step in
      // Schedule each step, so the app's code receives the steps one by one, in the order that they arrived, on the scheduler's threads.
      self.network.scheduler?.scheduleOffMain(after: .zero, name: self.name, kind: .request, isTracked: self.isTracked) { self.take(step, client) }
    }
    state.withLock { $0.phase = .real(real) }
    real.start()
  }

  private func take(_ step: RealRequest.Step, _ client: ProtocolClient) {
    if case .over = state.withLock({ $0.phase }) { return }
    switch step {
    case .response(let response):
      state.withLock { $0.status = response.statusCode }
      client.respond(response)
    case .data(let data): client.load(data)
    case .redirect(let response, let next, let answer): client.askWhetherToFollow(response, next, answer)
    case .challenge(let challenge, let answer): client.ask(about: challenge, answer)
    case .end(let error):
      // Note the failure first, because the app's code may run as soon as it has the error.
      noteFailure(error)
      end(client) { client in error.map(client.fail) ?? client.finish() }
    }
  }

  /// Notes that a request without a stub server failed.
  ///
  /// Requests to excluded URLs are ignored.
  private func noteFailure(_ error: (any Error)?) {
    let (request, status) = state.withLock { ($0.unstubbed, $0.status) }
    guard isTracked, let request, let failed = FailedRequest(request, error: error, status: status) else { return }
    network.note(failed)
  }

  // MARK: Helpers

  private func schedule(after delay: Duration, _ step: @escaping @Sendable (Exchange) -> Void) {
    guard let scheduler = network.scheduler else { return }
    let isOver = state.withLock { state in
      if case .over = state.phase { return true }
      state.phase = .scheduled(nil)
      return false
    }
    if isOver { return }
    let event = scheduler.scheduleOffMain(after: delay, name: name, kind: .request, isTracked: isTracked, startedBy: startedBy) { step(self) }
    // Store the event only if it's still pending, because it may already have run on another thread.
    state.withLock { if case .scheduled(nil) = $0.phase, event.isPending { $0.phase = .scheduled(event) } }
  }

  /// Delivers the end of an answer.
  private func end(_ client: ProtocolClient, _ handOver: (ProtocolClient) -> Void) {
    state.withLock { $0.phase = .over }
    handOver(client)
    network.scheduler?.deregister(self)
  }
}

extension SessionNetwork {
  /// Starts the exchange of a request that the calling code makes.
  func begin(_ request: URLRequest) -> Exchange {
    let exchange = Exchange(request, network: self, scheduler: scheduler)
    scheduler?.register(exchange)
    return exchange
  }
}
