import HeadlessXCUI

// Steps that perform an action on an element or assert its state.
extension InteractionContext {
  /// Performs an action on an element: `When(I: perform(.pinch(.outward), on: photoScreen.photo))`.
  public func perform(_ action: ElementAction, on element: some Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("perform", ["": action, "on": element], at: fileID, line)
    select(element).perform(action, fileID: fileID, filePath: filePath, line: line)
  }

  /// Performs an action on the only match: `When(I: perform(.tap, on: .label("Log out")))`.
  public func perform(_ action: ElementAction, on matcher: ElementMatcher, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("perform", ["": action, "on": matcher], at: fileID, line)
    select(matcher).perform(action, fileID: fileID, filePath: filePath, line: line)
  }

  /// Performs an action on a selected element: `When(I: perform(.tap, on: select(unread).atIndex(2)))`.
  public func perform(_ action: ElementAction, on selection: ElementSelection, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("perform", ["": action, "on": selection], at: fileID, line)
    selection.perform(action, fileID: fileID, filePath: filePath, line: line)
  }

  /// Asserts that an element matches.
  ///
  /// For example, `Then(the: state(of: photoScreen.photo, matches: .isSufficientlyVisible))`.
  public func state(of element: some Element, matches claim: ElementMatcher, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("state", ["of": element, "matches": claim], at: fileID, line)
    select(element).assert(claim, fileID: fileID, filePath: filePath, line: line)
  }

  /// Asserts that the only element that satisfies one matcher also satisfies another matcher.
  ///
  /// For example, `Then(the: state(of: .label("Log out"), matches: .isNotVisible))`.
  public func state(of matcher: ElementMatcher, matches claim: ElementMatcher, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("state", ["of": matcher, "matches": claim], at: fileID, line)
    select(matcher).assert(claim, fileID: fileID, filePath: filePath, line: line)
  }

  /// Asserts that a selected element matches.
  ///
  /// For example, `Then(the: state(of: select(unread).inRoot(inbox), matches: .isEnabled))`.
  public func state(of selection: ElementSelection, matches claim: ElementMatcher, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("state", ["of": selection, "matches": claim], at: fileID, line)
    selection.assert(claim, fileID: fileID, filePath: filePath, line: line)
  }

  /// Asserts that an element satisfies a custom assertion.
  ///
  /// For example, `Then(the: state(of: photoScreen.photo, satisfies: .isSharp))`.
  public func state(of element: some Element, satisfies assertion: ElementAssertion, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("state", ["of": element, "satisfies": assertion], at: fileID, line)
    select(element).assert(assertion, fileID: fileID, filePath: filePath, line: line)
  }

  /// Asserts that a selected element satisfies a custom assertion.
  public func state(of selection: ElementSelection, satisfies assertion: ElementAssertion, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("state", ["of": selection, "satisfies": assertion], at: fileID, line)
    selection.assert(assertion, fileID: fileID, filePath: filePath, line: line)
  }
}
