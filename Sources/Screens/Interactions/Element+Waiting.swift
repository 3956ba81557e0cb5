import HeadlessXCUI

// Waits for states. All states share one timeout, and the element must be in all of them at the same time.
extension Element {
  /// Waits until the element is in all of the states at once.
  ///
  /// If the element doesn't reach the states, the test fails and names the missing ones. The wait is virtual and takes no real time. The test fails immediately if no pending work
  /// could change the states.
  /// - Parameters:
  ///   - states: One or more states. The test fails if there are none.
  ///   - timeout: The longest time to wait, in virtual seconds.
  public func `await`(
    _ states: ElementAttributes.State..., timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { check(states, isNegated: false, timeout: timeout) }
  }

  /// Waits until the element is in none of the states.
  ///
  /// If the element stays in one of the states, the test fails and names the states that the element is still in.
  /// - Parameters:
  ///   - states: One or more states. The test fails if there are none.
  ///   - timeout: The longest time to wait, in virtual seconds.
  public func `await`(
    not states: ElementAttributes.State..., timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { check(states, isNegated: true, timeout: timeout) }
  }

  /// Waits until the element is in all of the states at once.
  ///
  /// This is the same as `await`, for code where `await` is a keyword.
  /// - Parameters:
  ///   - states: One or more states. The test fails if there are none.
  ///   - timeout: The longest time to wait, in virtual seconds.
  public func waitFor(
    _ states: ElementAttributes.State..., timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { check(states, isNegated: false, timeout: timeout) }
  }

  /// Waits until the element is in none of the states, like `await(not:)`.
  /// - Parameters:
  ///   - states: One or more states. The test fails if there are none.
  ///   - timeout: The longest time to wait, in virtual seconds.
  public func waitFor(
    not states: ElementAttributes.State..., timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { check(states, isNegated: true, timeout: timeout) }
  }

  /// Waits until the element is in all of the states at once, and returns whether it is.
  ///
  /// The test doesn't fail if the element isn't in the states.
  /// - Parameters:
  ///   - states: One or more states. The test fails if there are none.
  ///   - timeout: The longest time to wait, in virtual seconds.
  public func determine(
    _ states: ElementAttributes.State..., timeout: Double = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Bool {
    CallSite.with(fileID, filePath, line) { becomes(states, isNegated: false, timeout: timeout) }
  }

  /// Waits until the element is in none of the states, and returns whether that's true.
  ///
  /// The test doesn't fail if the element is still in one of the states.
  /// - Parameters:
  ///   - states: One or more states. The test fails if there are none.
  ///   - timeout: The longest time to wait, in virtual seconds.
  public func determine(
    not states: ElementAttributes.State..., timeout: Double = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Bool {
    CallSite.with(fileID, filePath, line) { becomes(states, isNegated: true, timeout: timeout) }
  }
}

// Overloads that take an array of states.
extension Element {
  /// Waits until the element is in all of the listed states at once.
  ///
  /// An empty list fails the test.
  /// - Parameter timeout: The longest time to wait, in virtual seconds.
  public func `await`(
    _ states: [ElementAttributes.State], timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { check(states, isNegated: false, timeout: timeout) }
  }

  /// Waits until the element is in none of the listed states.
  ///
  /// An empty list fails the test.
  /// - Parameter timeout: The longest time to wait, in virtual seconds.
  public func `await`(
    not states: [ElementAttributes.State], timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { check(states, isNegated: true, timeout: timeout) }
  }

  /// Waits until the element is in all of the listed states at once, and returns whether it is.
  ///
  /// An empty list fails the test.
  /// - Parameter timeout: The longest time to wait, in virtual seconds.
  public func determine(
    _ states: [ElementAttributes.State], timeout: Double = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Bool {
    CallSite.with(fileID, filePath, line) { becomes(states, isNegated: false, timeout: timeout) }
  }
}

extension Element {
  /// Waits for the states as an assertion and calls hooks.
  ///
  /// The test fails if the states aren't reached.
  /// - Parameter record: A closure that writes the assertion to the log if it's a separate step.
  func check(_ states: [ElementAttributes.State], isNegated: Bool = false, timeout: Double = 30, record: (_ words: String) -> Void = { _ in }) {
    // Don't call hooks for a wait that's the first part of an action, because it isn't an assertion.
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

  /// Waits for the states.
  ///
  /// The test fails if they aren't reached.
  ///
  /// The failure names the attempt, or by default the expected states.
  /// - Returns: Whether the states were reached.
  @discardableResult
  func require(
    _ states: [ElementAttributes.State], isNegated: Bool = false, timeout: Double = 30, advice: String? = nil, attempt: (() -> InteractionFailure.Attempt)? = nil
  ) -> Bool {
    // In a dry run, assume that the element becomes ready.
    if DryRun.current != nil { return true }
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
    // If the states are the requirements of an action, such as a tap, the test hasn't named them. So list only the states that aren't met.
    let unexpected = isOwnAttempt ? differences.filter { !$0.isMet } : differences
    element.fail(attempt, .stateNotReached(unexpected, wait), advice: advice)
    return false
  }

  /// Waits for the states and returns whether they were reached, without failing the test.
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

  /// Returns whether the element is now in all of the states, or in none of them.
  func satisfies(_ states: [ElementAttributes.State], isNegated: Bool) -> Bool {
    states.allSatisfy { $0.holds(for: self) != isNegated }
  }

  /// Returns a phrase for the element and its expected states, such as “Button “Log in” to exist and to be hittable”.
  private func wish(for states: [ElementAttributes.State], isNegated: Bool) -> InteractionFailure.Phrase {
    states.isEmpty ? "a state of \(subject)" : "\(subject) \(states.map { $0.wish(isNegated: isNegated) }.listed)"
  }

  /// Returns the difference for each expected state.
  ///
  /// If the element doesn't exist, the result is a single difference, regardless of the states.
  func differences(from states: [ElementAttributes.State], isNegated: Bool) -> [InteractionFailure.StateDifference] {
    if !isNegated, !underlyingXCUIElement.exists {
      return [InteractionFailure.StateDifference(expected: states.map { $0.words(isNegated: false) }.listed, actual: underlyingXCUIElement.absence)]
    }
    return states.map { $0.difference(of: self, isNegated: isNegated) }
  }
}
