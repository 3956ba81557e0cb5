import HeadlessXCUI

extension InteractionContext {
  /// Waits until the element is in all of the states at once, at most 30 virtual seconds.
  ///
  /// The test fails if the element doesn't get there, or if no state is given.
  public func state(
    of element: some Element, is states: ElementAttributes.State..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      element.checkAsStep(states, isNegated: false)
    }
  }

  /// Waits until the element is in none of the states, at most 30 virtual seconds.
  ///
  /// The test fails if the element doesn't get there, or if no state is given.
  public func state(
    of element: some Element, isNot states: ElementAttributes.State..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      element.checkAsStep(states, isNegated: true)
    }
  }

  /// Waits until the element is in all of the listed states at once, at most 30 virtual seconds.
  ///
  /// The test fails if the element doesn't get there, or if the list is empty.
  public func state(
    of element: some Element, is states: [ElementAttributes.State], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      element.checkAsStep(states, isNegated: false)
    }
  }

  /// Waits until the value is the expected value, at most 10 virtual seconds.
  ///
  /// If it isn't, the test fails with both values.
  public func value<V: ValueRepresentable>(
    of element: V, is expected: V.Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      Expectation(name: "value", of: element as? any Element, expected: expected) { element.value }.check()
    }
  }

  /// Waits until the accessibility label is the expected label, at most 10 virtual seconds.
  ///
  /// If it isn't, the test fails with both labels.
  public func label(of element: some Element, is expected: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      Expectation(name: "label", of: element, expected: expected) { element.label }.check()
    }
  }
}

extension Element {
  fileprivate func checkAsStep(_ states: [ElementAttributes.State], isNegated: Bool) {
    check(states, isNegated: isNegated) { words in record("state", on: underlyingXCUIElement) { subject, _ in "\(subject) \(words)" } }
  }
}
