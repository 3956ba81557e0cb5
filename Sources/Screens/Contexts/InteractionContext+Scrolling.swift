import HeadlessXCUI

extension InteractionContext {
  /// Waits up to 30 virtual seconds until the element is hittable, then scrolls once: `When(I: scroll(feedScreen.photos, .downwards))`.
  ///
  /// The direction is the direction that the view moves over its content.
  public func scroll(
    _ scrollable: some Scrollable, _ direction: ElementAttributes.Direction, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    StepArguments.note("scroll", ["": scrollable, "": direction], at: fileID, line)
    scrollable.scroll(direction, fileID: fileID, filePath: filePath, line: line)
  }

  /// Scrolls until the element is in all of the states at once.
  ///
  /// The step checks the states, then scrolls and checks again, at most `maxTries` times. Each check waits up to 1 virtual second.
  /// The test fails if the element isn't in the states after the last scroll.
  public func scroll(
    _ scrollable: some Scrollable, _ direction: ElementAttributes.Direction, until element: some Element, is states: ElementAttributes.State...,
    maxTries: Int = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      StepArguments.note("scroll", ["": scrollable, "": direction, "until": element, "is": states, "maxTries": maxTries], at: fileID, line)
      InteractionFailure.reportingFirst { scroll(scrollable, direction, until: element, states, isNegated: false, maxTries: maxTries) }
    }
  }

  /// Scrolls until the element is in none of the states.
  ///
  /// The step checks the states, then scrolls and checks again, at most `maxTries` times. Each check waits up to 1 virtual second.
  /// The test fails if the element is still in one of the states after the last scroll.
  public func scroll(
    _ scrollable: some Scrollable, _ direction: ElementAttributes.Direction, until element: some Element, isNot states: ElementAttributes.State...,
    maxTries: Int = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      StepArguments.note("scroll", ["": scrollable, "": direction, "until": element, "isNot": states, "maxTries": maxTries], at: fileID, line)
      InteractionFailure.reportingFirst { scroll(scrollable, direction, until: element, states, isNegated: true, maxTries: maxTries) }
    }
  }

  /// Scrolls until another element has the given value.
  ///
  /// The step checks the value, then scrolls and checks again, at most `maxTries` times. The test fails if the value is different after the last scroll.
  public func scroll<V: ValueRepresentable>(
    _ scrollable: some Scrollable, _ direction: ElementAttributes.Direction, until element: V, valueIs expected: V.Value, maxTries: Int = 10,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      StepArguments.note("scroll", ["": scrollable, "": direction, "until": element, "valueIs": expected, "maxTries": maxTries], at: fileID, line)
      scroll(scrollable, direction, until: Expectation(name: "value", of: element as? any Element, expected: expected) { element.value }, maxTries: maxTries)
    }
  }

  /// Scrolls until another element has the given text as its value.
  ///
  /// This form is for elements without a type of value, such as a cell. The step checks the value, then scrolls and checks again, at most `maxTries` times. The test fails if the value
  /// is different after the last scroll.
  @_disfavoredOverload public func scroll(
    _ scrollable: some Scrollable, _ direction: ElementAttributes.Direction, until element: some Element, valueIs expected: String, maxTries: Int = 10,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      StepArguments.note("scroll", ["": scrollable, "": direction, "until": element, "valueIs": expected, "maxTries": maxTries], at: fileID, line)
      scroll(scrollable, direction, until: Expectation<String?>(name: "value", of: element, expected: expected) { element.value }, maxTries: maxTries)
    }
  }

  /// Scrolls to a cell as soon as the row exists: `When(I: scroll(to: feedScreen.table.cells[100]))`.
  public func scroll(to cell: CellProxy, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("scroll", ["to": cell], at: fileID, line)
    cell.scrollIntoView(fileID: fileID, filePath: filePath, line: line)
  }

  private func scroll<Value>(_ scrollable: some Scrollable, _ direction: ElementAttributes.Direction, until expectation: Expectation<Value>, maxTries: Int) {
    InteractionFailure.reportingFirst {
      for _ in 0..<max(maxTries, 0) {
        if expectation.holds || InteractionFailure.isStopped { return }
        scrollable.scroll(direction)
      }
      expectation.check(afterScrolls: max(maxTries, 0), attempt: .act("\(words(scrollable, direction)) until \(expectation.claim)"))
    }
  }

  private func scroll(
    _ scrollable: some Scrollable, _ direction: ElementAttributes.Direction, until element: some Element, _ states: [ElementAttributes.State],
    isNegated: Bool, maxTries: Int
  ) {
    DryRun.current?.note("scrollUntil", direction.words, (scrollable as? any Element)?.underlyingXCUIElement, element.underlyingXCUIElement)
    if InteractionFailure.isStopped { return }
    if states.isEmpty {
      element.require(states)
      return
    }
    for _ in 0..<max(maxTries, 0) {
      if element.becomes(states, isNegated: isNegated, timeout: 1) || InteractionFailure.isStopped { return }
      scrollable.scroll(direction)
    }
    if element.becomes(states, isNegated: isNegated, timeout: 1) || InteractionFailure.isStopped { return }
    let wishes = states.map { $0.words(isNegated: isNegated) }.listed
    element.underlyingXCUIElement.fail(
      .act("\(words(scrollable, direction)) until \(element.subject) \(wishes)"),
      .notReachedByScrolling(scrolls: max(maxTries, 0), element.differences(from: states, isNegated: isNegated)))
  }

  private func words(_ scrollable: some Scrollable, _ direction: ElementAttributes.Direction) -> String {
    ["scroll", (scrollable as? any Element)?.subject, direction.words].compactMap(\.self).joined(separator: " ")
  }
}
