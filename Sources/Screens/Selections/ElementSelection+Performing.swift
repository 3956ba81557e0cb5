import HeadlessXCUI
import VirtualTime

// Functions that perform actions and check assertions. They return a failure, which the caller reports or throws.
extension ElementSelection {
  /// Performs an action.
  /// - Returns: The failure, or `nil` if the action succeeds.
  func failure(of action: ElementAction) -> InteractionFailure? {
    DryRun.current?.note(action.name, action.ending, element, action.destination?())
    if InteractionFailure.isStopped { return nil }
    let attempt = InteractionFailure.Attempt.act(action.phrase(on: name))
    let problems = MatcherProblems()
    return InteractionHooks.failure(of: .action, action.name) { begin in
      guard let found = MatcherProblems.$current.withValue(problems, operation: { find(for: action, attempt, problems) }) else { return }
      begin(found.snapshot)
      if InteractionFailure.isStopped { return }
      warnOfMatches()
      record(action.name, InteractionFailure.Wording.typedElements.text(action.phrase(on: HeadlessDriver.name(of: found.element))), of: found.element)
      withoutRecording { action.run(on: found, attempt) }
    }
  }

  /// Waits, according to the mode, for an element that meets an action's conditions.
  ///
  /// The interaction fails if there's no such element.
  private func find(for action: ElementAction, _ attempt: InteractionFailure.Attempt, _ problems: MatcherProblems) -> ElementMatch? {
    let (element, beginning) = (element, HeadlessDriver.now)
    guard HeadlessDriver.hasDevice(for: attempt, about: element), HeadlessDriver.synchronize(for: attempt, about: element) else { return nil }
    let search = searchIfNeeded(since: beginning)
    if InteractionFailure.isStopped { return nil }
    let conditions = TestConfiguration.current.checksActionConditions ? action.conditions : []
    let wait = HeadlessDriver.waitForExpectation("\(name) to be found", timeout: timeLeft(since: beginning, after: search)) {
      InteractionFailure.$handler.withValue(.silent) {
        problems.judge {
          guard case .one(let found) = look() else { return false }
          return (action.needsNoRest || !HeadlessDriver.isMoving(found.snapshot)) && conditions.allSatisfy { $0.matches(found.snapshot) }
        }
      }
    }
    if wait != nil, let problem = problems.first {
      problem.fail(attempt)
      return nil
    }
    guard case .one(let found) = look() else {
      fail(attempt, look(), wait, after: search)
      return nil
    }
    guard let wait else { return found }
    if case .neverSettles(let cause) = wait.outcome {
      found.element.fail(attempt, .neverSettles(cause: cause))
    } else if !action.needsNoRest, HeadlessDriver.isMoving(found.snapshot) {
      found.element.fail(attempt, .moving(wait))
    } else {
      let unmet = conditions.flatMap(\.conjuncts).filter { !$0.matches(found.snapshot) }
      found.element.fail(attempt, .conditionNotMet(unmet.map { $0.difference(of: found) }, wait))
    }
    return nil
  }

  /// Checks an assertion.
  /// - Returns: The failure, or `nil` if the assertion is true.
  func failure(of assertion: ElementAssertion) -> InteractionFailure? {
    DryRun.current?.note("expect", assertion.name, element)
    if InteractionFailure.isStopped { return nil }
    let wish: InteractionFailure.Phrase = "\(name) \(assertion.wish)"
    let attempt = InteractionFailure.Attempt.expect(wish)
    return InteractionHooks.failure(of: .assertion, assertion.name) { begin in
      let (element, beginning) = (element, HeadlessDriver.now)
      guard HeadlessDriver.hasDevice(for: attempt, about: element), HeadlessDriver.synchronize(for: attempt, about: element) else { return }
      let search = searchIfNeeded(since: beginning)
      if InteractionFailure.isStopped { return }
      begin(match)
      if InteractionFailure.isStopped { return }
      warnOfMatches()
      record("expect", InteractionFailure.Wording.typedElements.text("\(name) \(assertion.name)"), of: element)
      let problems = MatcherProblems()
      MatcherProblems.$current.withValue(problems) { check(assertion, attempt, wish, problems, after: search, timeout: timeLeft(since: beginning, after: search)) }
    }
  }

  /// Returns the remaining time to wait for the element, in virtual seconds.
  ///
  /// The time of an unsuccessful search is subtracted. In idle mode, the result is 0.
  private func timeLeft(since beginning: Duration?, after search: InteractionFailure.Search?) -> Double {
    let timeout = TestConfiguration.current.interactionTimeout
    guard search != nil, TestConfiguration.currentMode != .untilIdle, let beginning, let now = HeadlessDriver.now else { return timeout }
    return max(0, timeout - (now - beginning) / .seconds(1))
  }

  private func check(
    _ assertion: ElementAssertion, _ attempt: InteractionFailure.Attempt, _ wish: InteractionFailure.Phrase, _ problems: MatcherProblems,
    after search: InteractionFailure.Search?, timeout: Double
  ) {
    let wait = HeadlessDriver.waitForExpectation(wish, timeout: timeout) {
      InteractionFailure.$handler.withValue(.silent) {
        problems.judge {
          switch look() {
          case .one(let found): assertion.onlyReads ? assertion.holds(found.snapshot) : true
          // A view that's on the screen isn't absent, even if it has no element.
          case .nothing: assertion.onlyReads && assertion.holds(nil) && !isViewWithoutElement
          case .several, .beyond: false
          }
        }
      }
    }
    if wait != nil, let problem = problems.first { return problem.fail(attempt) }
    let sight = look()
    switch sight {
    case .several, .beyond: return fail(attempt, sight, wait)
    case .one, .nothing: break
    }
    if wait == nil, assertion.onlyReads { return }
    let found: ElementMatch? = if case .one(let found) = sight { found } else { nil }
    if case .neverSettles(let cause)? = wait?.outcome { return element.fail(attempt, .neverSettles(cause: cause)) }
    guard let reason = assertion.reason(found, absence: element.absence, wait ?? WaitRecord.none) else {
      if found == nil, let advice = adviceForView {
        let difference = InteractionFailure.StateDifference(expected: assertion.name, actual: "is a view on the screen whose body has several elements")
        element.fail(attempt, .stateNotReached([difference], wait ?? WaitRecord.none), advice: advice)
      }
      return
    }
    if found == nil, let search { return fail(attempt, .nothing, wait, after: search) }
    (found?.element ?? element).fail(attempt, reason, advice: found == nil ? adviceForView : assertion.advice(found))
  }
}
