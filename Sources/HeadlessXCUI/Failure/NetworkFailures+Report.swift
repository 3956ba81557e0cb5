internal import HeadlessNetwork

extension NetworkFailures.Handler {
  /// Fails the running test.
  static let reporting: NetworkFailures.Handler = NetworkFailures.Handler(
    unexpectedRequest: { request in
      if InteractionFailure.isStopped { return }
      let nearest = request.nearest.map {
        InteractionFailure.NearestStub(stub: $0.stub, difference: $0.difference, expected: $0.expected, actual: $0.actual)
      }
      let reason = InteractionFailure.Reason.unexpectedRequest(pattern: request.pattern, stubs: request.stubs, nearest: nearest)
      InteractionFailure(attempt: .act("answer \(request.request)"), reason: reason).report()
    },
    misuse: { function in InteractionFailure(attempt: .act("use \(function)"), reason: .noDevice).report() })
}
