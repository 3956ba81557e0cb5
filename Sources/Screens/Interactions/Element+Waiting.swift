import HeadlessXCUI

// All states are waited for together, with one timeout: a state that has held and ceased to hold counts as not holding.
extension Element {
  /// Waits until the element is in all of the states at once; else fails the test and says which state it is not in.
  ///
  /// Time is virtual: nothing waits for real, and when nothing is pending that could bring the states, it fails at once.
  /// - Parameters:
  ///   - states: One state or several; none fails the test.
  ///   - timeout: Virtual seconds.
  public func `await`(
    _ states: ElementAttributes.State..., timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { check(states, isNegated: false, timeout: timeout) }
  }

  /// Waits until the element is in none of the states; else fails the test and says which state it is still in.
  /// - Parameters:
  ///   - states: One state or several; none fails the test.
  ///   - timeout: Virtual seconds.
  public func `await`(
    not states: ElementAttributes.State..., timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { check(states, isNegated: true, timeout: timeout) }
  }

  /// Waits until the element is in all of the states at once; the same as `await`, for code where that word is taken.
  /// - Parameters:
  ///   - states: One state or several; none fails the test.
  ///   - timeout: Virtual seconds.
  public func waitFor(
    _ states: ElementAttributes.State..., timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { check(states, isNegated: false, timeout: timeout) }
  }

  /// Waits until the element is in none of the states; the same as `await(not:)`.
  /// - Parameters:
  ///   - states: One state or several; none fails the test.
  ///   - timeout: Virtual seconds.
  public func waitFor(
    not states: ElementAttributes.State..., timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { check(states, isNegated: true, timeout: timeout) }
  }

  /// Waits until the element is in all of the states at once, and returns whether it is; does not fail the test.
  /// - Parameters:
  ///   - states: One state or several; none fails the test.
  ///   - timeout: Virtual seconds.
  public func determine(
    _ states: ElementAttributes.State..., timeout: Double = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Bool {
    CallSite.with(fileID, filePath, line) { becomes(states, isNegated: false, timeout: timeout) }
  }

  /// Waits until the element is in none of the states, and returns whether it is so; does not fail the test.
  /// - Parameters:
  ///   - states: One state or several; none fails the test.
  ///   - timeout: Virtual seconds.
  public func determine(
    not states: ElementAttributes.State..., timeout: Double = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Bool {
    CallSite.with(fileID, filePath, line) { becomes(states, isNegated: true, timeout: timeout) }
  }
}

// The same with a list that is made at run time.
extension Element {
  /// Waits until the element is in all of the states of a list at once; an empty list fails the test.
  /// - Parameter timeout: Virtual seconds.
  public func `await`(
    _ states: [ElementAttributes.State], timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { check(states, isNegated: false, timeout: timeout) }
  }

  /// Waits until the element is in none of the states of a list; an empty list fails the test.
  /// - Parameter timeout: Virtual seconds.
  public func `await`(
    not states: [ElementAttributes.State], timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { check(states, isNegated: true, timeout: timeout) }
  }

  /// Waits until the element is in all of the states of a list at once, and returns whether it is; an empty list fails the test.
  /// - Parameter timeout: Virtual seconds.
  public func determine(
    _ states: [ElementAttributes.State], timeout: Double = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Bool {
    CallSite.with(fileID, filePath, line) { becomes(states, isNegated: false, timeout: timeout) }
  }
}

extension Element {
  /// Waits for the states as an assertion, of which hooks hear; fails the test when they do not come.
  /// - Parameter record: Writes what is checked to the log, where that is a step of its own.
  func check(_ states: [ElementAttributes.State], isNegated: Bool = false, timeout: Double = 30, record: (_ words: String) -> Void = { _ in }) {
    // What waits as the first half of an action is no assertion.
    if HeadlessDriver.attempt != nil {
      require(states, isNegated: isNegated, timeout: timeout)
      return
    }
    func words() -> String { states.map { $0.words(isNegated: isNegated) }.listed }
    InteractionHooks.around(.assertion, words(), underlyingXCUIElement) { begin in
      begin()
      record(words())
      require(states, isNegated: isNegated, timeout: timeout)
    }
  }

  /// Waits for the states; fails the test as the attempt, or as an expectation of the states, when they do not come.
  ///
  /// Returns whether they did.
  @discardableResult
  func require(
    _ states: [ElementAttributes.State], isNegated: Bool = false, timeout: Double = 30, advice: String? = nil, attempt: (() -> InteractionFailure.Attempt)? = nil
  ) -> Bool {
    let element = underlyingXCUIElement
    guard HeadlessDriver.synchronize(for: attempt?() ?? .expect(wish(for: states, isNegated: isNegated)), about: element) else { return false }
    let isMet = { satisfies(states, isNegated: isNegated) && (isNegated || !isRefusedAsAmbiguous) }
    if !states.isEmpty, isMet() {
      if !isNegated { warnOfMatches() }
      return !InteractionFailure.isStopped
    }
    if InteractionFailure.isStopped { return false }
    let isOwnAttempt = attempt != nil || HeadlessDriver.attempt != nil
    let wish = wish(for: states, isNegated: isNegated)
    let attempt = attempt?() ?? .expect(wish)
    guard HeadlessDriver.hasDevice(for: attempt, about: element) else { return false }
    if states.isEmpty {
      element.fail(attempt, .noStates)
      return false
    }
    guard let wait = HeadlessDriver.waitForExpectation(wish, timeout: timeout, until: isMet) else {
      if !isNegated { warnOfMatches() }
      return true
    }
    if !isNegated, !wait.isEndless, isRefusedAsAmbiguous {
      failForMatches(attempt)
      return false
    }
    let differences = differences(from: states, isNegated: isNegated)
    // A test that asks for a tap has not named the states that a tap needs, so only those that do not hold are worth telling.
    let unexpected = isOwnAttempt ? differences.filter { !$0.isMet } : differences
    element.fail(attempt, .stateNotReached(unexpected, wait), advice: advice)
    return false
  }

  /// Waits for the states and returns whether they came; does not fail the test.
  func becomes(_ states: [ElementAttributes.State], isNegated: Bool = false, timeout: Double = 10) -> Bool {
    let element = underlyingXCUIElement
    guard HeadlessDriver.synchronize(for: .expect(wish(for: states, isNegated: isNegated)), about: element) else { return false }
    if !states.isEmpty, satisfies(states, isNegated: isNegated) { return true }
    if InteractionFailure.isStopped { return false }
    let wish = wish(for: states, isNegated: isNegated)
    guard HeadlessDriver.hasDevice(for: .expect(wish), about: element) else { return false }
    if states.isEmpty {
      element.fail(.expect(wish), .noStates)
      return false
    }
    let wait = HeadlessDriver.waitForExpectation(wish, timeout: timeout) { satisfies(states, isNegated: isNegated) }
    if let wait, case .neverSettles(let cause) = wait.outcome { element.fail(.expect(wish), .neverSettles(cause: cause)) }
    return wait == nil
  }

  /// Whether the element is in all of the states now, or in none of them.
  func satisfies(_ states: [ElementAttributes.State], isNegated: Bool) -> Bool {
    states.allSatisfy { $0.holds(for: self) != isNegated }
  }

  /// The element and what should become of it: “Button “Log in” to exist and to be hittable”.
  private func wish(for states: [ElementAttributes.State], isNegated: Bool) -> InteractionFailure.Phrase {
    states.isEmpty ? "a state of \(subject)" : "\(subject) \(states.map { $0.wish(isNegated: isNegated) }.listed)"
  }

  /// Each state with what is so instead.
  ///
  /// An element that does not exist is one difference, whatever was expected of it.
  func differences(from states: [ElementAttributes.State], isNegated: Bool) -> [InteractionFailure.StateDifference] {
    if !isNegated, !underlyingXCUIElement.exists {
      return [InteractionFailure.StateDifference(expected: states.map { $0.words(isNegated: false) }.listed, actual: underlyingXCUIElement.absence)]
    }
    return states.map { $0.difference(of: self, isNegated: isNegated) }
  }
}
