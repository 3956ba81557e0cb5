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
    CallSite.with(fileID, filePath, line) { reach(states, isNegated: false, timeout: timeout) }
  }

  /// Waits until the element is in none of the states; else fails the test and says which state it is still in.
  /// - Parameters:
  ///   - states: One state or several; none fails the test.
  ///   - timeout: Virtual seconds.
  public func `await`(
    not states: ElementAttributes.State..., timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { reach(states, isNegated: true, timeout: timeout) }
  }

  /// Waits until the element is in all of the states at once; the same as `await`, for code where that word is taken.
  /// - Parameters:
  ///   - states: One state or several; none fails the test.
  ///   - timeout: Virtual seconds.
  public func waitFor(
    _ states: ElementAttributes.State..., timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { reach(states, isNegated: false, timeout: timeout) }
  }

  /// Waits until the element is in none of the states; the same as `await(not:)`.
  /// - Parameters:
  ///   - states: One state or several; none fails the test.
  ///   - timeout: Virtual seconds.
  public func waitFor(
    not states: ElementAttributes.State..., timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { reach(states, isNegated: true, timeout: timeout) }
  }

  /// Waits until the element is in all of the states at once, and answers whether it is; does not fail the test.
  /// - Parameters:
  ///   - states: One state or several; none fails the test.
  ///   - timeout: Virtual seconds.
  public func determine(
    _ states: ElementAttributes.State..., timeout: Double = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Bool {
    CallSite.with(fileID, filePath, line) { reaches(states, isNegated: false, timeout: timeout) }
  }

  /// Waits until the element is in none of the states, and answers whether it is so; does not fail the test.
  /// - Parameters:
  ///   - states: One state or several; none fails the test.
  ///   - timeout: Virtual seconds.
  public func determine(
    not states: ElementAttributes.State..., timeout: Double = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Bool {
    CallSite.with(fileID, filePath, line) { reaches(states, isNegated: true, timeout: timeout) }
  }
}

// The same with a list that is made at run time.
extension Element {
  /// Waits until the element is in all of the states of a list at once; an empty list fails the test.
  /// - Parameter timeout: Virtual seconds.
  public func `await`(
    _ states: [ElementAttributes.State], timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { reach(states, isNegated: false, timeout: timeout) }
  }

  /// Waits until the element is in none of the states of a list; an empty list fails the test.
  /// - Parameter timeout: Virtual seconds.
  public func `await`(
    not states: [ElementAttributes.State], timeout: Double = 30, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) { reach(states, isNegated: true, timeout: timeout) }
  }

  /// Waits until the element is in all of the states of a list at once, and answers whether it is; an empty list fails the test.
  /// - Parameter timeout: Virtual seconds.
  public func determine(
    _ states: [ElementAttributes.State], timeout: Double = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Bool {
    CallSite.with(fileID, filePath, line) { reaches(states, isNegated: false, timeout: timeout) }
  }
}

extension Element {
  /// Waits for the states; fails the test as the attempt, or as an expectation of the states, when they do not come.
  ///
  /// Answers whether they did.
  @discardableResult
  func reach(
    _ states: [ElementAttributes.State], isNegated: Bool = false, timeout: Double = 30, advice: String? = nil, attempt: (() -> InteractionFailure.Attempt)? = nil
  ) -> Bool {
    if !states.isEmpty, areReached(states, isNegated: isNegated) { return !InteractionFailure.isStopped }
    if InteractionFailure.isStopped { return false }
    let element = underlyingXCUIElement
    let isOwnAttempt = attempt != nil || InteractionFailure.attempt != nil
    let attempt = attempt?() ?? expectation(of: states, isNegated: isNegated)
    guard element.isOnDevice(for: attempt) else { return false }
    if states.isEmpty {
      element.fail(attempt, .noStates)
      return false
    }
    guard let wait = DeviceWait.wait(timeout: timeout, until: { areReached(states, isNegated: isNegated) }) else { return true }
    let differences = differences(from: states, isNegated: isNegated)
    // Who asks for a tap has not asked for the states that a tap needs: those that hold are no news.
    let news = isOwnAttempt ? differences.filter { !$0.isMet } : differences
    element.fail(attempt, .stateNotReached(news, wait), advice: advice)
    return false
  }

  /// Waits for the states and answers whether they came.
  func reaches(_ states: [ElementAttributes.State], isNegated: Bool = false, timeout: Double = 10) -> Bool {
    if !states.isEmpty, areReached(states, isNegated: isNegated) { return true }
    if InteractionFailure.isStopped { return false }
    let element = underlyingXCUIElement
    let attempt = expectation(of: states, isNegated: isNegated)
    guard element.isOnDevice(for: attempt) else { return false }
    if states.isEmpty {
      element.fail(attempt, .noStates)
      return false
    }
    let wait = DeviceWait.wait(timeout: timeout) { areReached(states, isNegated: isNegated) }
    if let wait, case .neverSettles(let cause) = wait.outcome { element.fail(attempt, .neverSettles(cause: cause)) }
    return wait == nil
  }

  func areReached(_ states: [ElementAttributes.State], isNegated: Bool) -> Bool {
    states.allSatisfy { $0.holds(for: self) != isNegated }
  }

  func expectation(of states: [ElementAttributes.State], isNegated: Bool) -> InteractionFailure.Attempt {
    let wishes = states.isEmpty ? "a state" : states.map { $0.wish(isNegated: isNegated) }.listed
    return .expect(states.isEmpty ? "\(wishes) of \(subject)" : "\(subject) \(wishes)")
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
