import HeadlessXCUI
import VirtualTime

extension ElementList {
  /// Taps each element in its middle, in order.
  ///
  /// The test fails if there are no elements.
  ///
  /// - In lazy mode, the function waits for the first element. It then evaluates the list once. Elements that appear later aren't tapped, and the test fails if an element goes away
  ///   before its tap.
  /// - After each tap, animations end immediately, and time passes until no work is pending, as with ``TimeLapse/advanceUntilIdle(fileID:filePath:line:)``.
  public func tapAll(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      if InteractionFailure.isStopped { return }
      let words = "each element that \(claim)"
      let attempt = InteractionFailure.Attempt.act("tap \(words)")
      let place = place
      guard HeadlessDriver.hasDevice(for: attempt, about: place), HeadlessDriver.synchronize(for: attempt, about: place) else { return }
      let wait = HeadlessDriver.waitForExpectation("\(words) to be found", timeout: TestConfiguration.current.interactionTimeout) {
        InteractionFailure.$handler.withValue(.silent) { !isEmpty }
      }
      if let wait { return fail(attempt, wait) }
      InteractionFailure.reportingFirst { tap(results, attempt) }
    }
  }

  private func tap(_ elements: [FoundElement], _ attempt: InteractionFailure.Attempt) {
    let elements = elements.map { (element: $0, name: $0.subject) }
    for (number, (element, name)) in elements.enumerated() where !InteractionFailure.isStopped {
      guard element.snapshot != nil else {
        let reason = InteractionFailure.Reason.actionFailed("element \(number + 1) of \(elements.count), \(name), no longer exists after the previous taps")
        return InteractionFailure(attempt: attempt, reason: reason, advice: "list only elements that stay on the screen, or tap the elements one by one.").report()
      }
      TimeLapse.disableAnimations {
        element.tap()
        if !InteractionFailure.isStopped { HeadlessDriver.perform(.advanceUntilIdle, as: attempt) }
      }
    }
  }

  private func fail(_ attempt: InteractionFailure.Attempt, _ wait: WaitRecord) {
    let (type, condition) = claim.typeAndCondition
    let absent = HeadlessDriver.selection(type, matching: condition, index: nil, in: place)
    if case .neverSettles(let cause) = wait.outcome { return absent.fail(attempt, .neverSettles(cause: cause)) }
    switch HeadlessDriver.reasonForAbsence(of: absent) {
    case .notFound, .noMatch: absent.fail(attempt, .absent(wait))
    case let reason: absent.fail(attempt, reason)
    }
  }
}
