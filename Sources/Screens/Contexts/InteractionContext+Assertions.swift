import HeadlessXCUI

extension InteractionContext {
  /// Waits up to 30 virtual seconds until the element is in all of the states at once.
  ///
  /// The test fails if the element doesn't reach the states, or if no state is given.
  public func state(
    of element: some Element, is states: ElementAttributes.State..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      StepArguments.note("state", ["of": element, "is": states], at: fileID, line)
      element.checkAsStep(states, isNegated: false)
    }
  }

  /// Waits up to 30 virtual seconds until the element is in none of the states.
  ///
  /// The test fails if the element stays in one of the states, or if no state is given.
  public func state(
    of element: some Element, isNot states: ElementAttributes.State..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      StepArguments.note("state", ["of": element, "isNot": states], at: fileID, line)
      element.checkAsStep(states, isNegated: true)
    }
  }

  /// Waits up to 30 virtual seconds until the element is in all of the listed states at once.
  ///
  /// The test fails if the element doesn't reach the states, or if the list is empty.
  public func state(
    of element: some Element, is states: [ElementAttributes.State], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      StepArguments.note("state", ["of": element, "is": states], at: fileID, line)
      element.checkAsStep(states, isNegated: false)
    }
  }

  /// Waits up to 10 virtual seconds until the element has the expected value.
  ///
  /// If it doesn't, the test fails with both values.
  public func value<V: ValueRepresentable>(
    of element: V, is expected: V.Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      StepArguments.note("value", ["of": element, "is": expected], at: fileID, line)
      Expectation(name: "value", of: element as? any Element, expected: expected) { element.value }.check()
    }
  }

  /// Waits up to 10 virtual seconds until the element has the expected accessibility label.
  ///
  /// If it doesn't, the test fails with both labels.
  public func label(of element: some Element, is expected: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      StepArguments.note("label", ["of": element, "is": expected], at: fileID, line)
      Expectation(name: "label", of: element, expected: expected) { element.label }.check()
    }
  }

  /// Waits up to 10 virtual seconds until the given number of cells exists: `Then(the: numberOfCells(in: feedScreen.photos, is: 2))`.
  ///
  /// Rows out of view don't exist. If the number is different, the test fails with both numbers. To count all rows, use `table.cells.count`.
  public func numberOfCells(
    in container: some CellContaining & Element, is count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    StepArguments.note("numberOfCells", ["in": container, "is": count], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      Expectation(name: "number of cells", of: container, expected: count) { container.numberOfCells() }.check()
    }
  }
}

extension Element {
  fileprivate func checkAsStep(_ states: [ElementAttributes.State], isNegated: Bool) {
    check(states, isNegated: isNegated) { words in record("state", on: underlyingXCUIElement) { subject, _ in "\(subject) \(words)" } }
  }
}
