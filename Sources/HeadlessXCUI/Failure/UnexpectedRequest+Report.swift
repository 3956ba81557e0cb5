internal import HeadlessNetwork

extension UnexpectedRequest {
  /// Fails the running test because of the request.
  func report() {
    if InteractionFailure.isStopped { return }
    let nearest = nearest.map { InteractionFailure.NearestStub(stub: $0.stub, difference: $0.difference, expected: $0.expected, actual: $0.actual) }
    InteractionFailure(attempt: .act("answer \(request)"), reason: .unexpectedRequest(pattern: pattern, stubs: stubs, nearest: nearest)).report()
  }
}
