internal import HeadlessNetwork

extension UnexpectedRequest {
  /// Fails the running test because of the request.
  func report() {
    if InteractionFailure.isStopped { return }
    let nearest = nearest.map { InteractionFailure.NearestStub(stub: $0.stub, difference: $0.difference, expected: $0.expected, actual: $0.actual) }
    InteractionFailure(attempt: .act("answer \(request)"), reason: .unexpectedRequest(pattern: pattern, stubs: stubs, nearest: nearest)).report()
  }
}

extension InteractionFailure {
  /// Adds a sentence about requests that failed without a stub server, if the failure is about a wait or a missing element.
  mutating func noteFailedRequests() {
    if case .several(let failures) = reason { noteAboutRequests = failures.lazy.compactMap(\.noteAboutRequests).first }
    guard noteAboutRequests == nil, reason.wait.map({ !$0.isEndless }) ?? (absence != nil) else { return }
    noteAboutRequests = SessionNetwork.ofTest?.sentenceAboutFailedRequests
  }
}
