import HeadlessXCUI

/// Steps about the content of the screen: seeing screens and elements, and not seeing them.
///
/// Every other context inherits this protocol, so a context of your own can check what its actions lead to:
/// ```swift
/// protocol LoginContext: InteractionContext {}
///
/// extension LoginContext {
///   func logIn() {
///     tap(loginScreen.logInButton)
///     see(profileScreen)
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol VisibilityContext {}

extension VisibilityContext {
  /// Waits up to 30 virtual seconds until the screen's trait exists and is visible.
  ///
  /// The test fails if the trait doesn't appear. A trait under an alert is seen. To wait until the trait is also hittable, call the screen's `waitFor()`.
  public func see(_ screen: some Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("see", ["": screen.trait], at: fileID, line)
    CallSite.with(fileID, filePath, line) { see(element: screen.trait, of: screen.nameInWords) }
  }

  /// Waits up to 30 virtual seconds until the screen's trait exists and is visible.
  ///
  /// The test fails if the trait doesn't appear. A trait under an alert is seen. To wait until the trait is also hittable, call the screen's `waitFor()`.
  public func see(the screen: some Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("see", ["the": screen.trait], at: fileID, line)
    CallSite.with(fileID, filePath, line) { see(element: screen.trait, of: screen.nameInWords) }
  }

  /// Waits up to 30 virtual seconds until the element exists and is visible.
  ///
  /// The test fails if the element doesn't appear.
  public func see(_ element: some Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("see", ["": element], at: fileID, line)
    CallSite.with(fileID, filePath, line) { see(element: element) }
  }

  /// Waits up to 30 virtual seconds until the element exists and is visible.
  ///
  /// The test fails if the element doesn't appear.
  public func see(the element: some Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("see", ["the": element], at: fileID, line)
    CallSite.with(fileID, filePath, line) { see(element: element) }
  }

  /// Waits up to 30 virtual seconds until the screen's trait no longer exists.
  ///
  /// A trait that's out of view still exists, so the test fails.
  public func doNotSee(_ screen: some Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("doNotSee", ["": screen.trait], at: fileID, line)
    CallSite.with(fileID, filePath, line) { doNotSee(element: screen.trait) }
  }

  /// Waits up to 30 virtual seconds until the screen's trait no longer exists.
  ///
  /// A trait that's out of view still exists, so the test fails.
  public func doNotSee(the screen: some Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("doNotSee", ["the": screen.trait], at: fileID, line)
    CallSite.with(fileID, filePath, line) { doNotSee(element: screen.trait) }
  }

  /// Waits up to 30 virtual seconds until the element no longer exists.
  ///
  /// An element that's out of view still exists, so the test fails.
  public func doNotSee(_ element: some Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("doNotSee", ["": element], at: fileID, line)
    CallSite.with(fileID, filePath, line) { doNotSee(element: element) }
  }

  /// Waits up to 30 virtual seconds until the element no longer exists.
  ///
  /// An element that's out of view still exists, so the test fails.
  public func doNotSee(the element: some Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("doNotSee", ["the": element], at: fileID, line)
    CallSite.with(fileID, filePath, line) { doNotSee(element: element) }
  }

  private func see(element: some Element, of screen: @autoclosure @escaping () -> String? = nil) {
    InteractionHooks.around(.assertion, "is seen", element.underlyingXCUIElement) { begin in
      begin()
      record("see", on: element.underlyingXCUIElement) { subject, _ in "see \(subject)" }
      element.require([.exists, .visible], attempt: { attemptToSee(element.subject, of: screen()) })
    }
  }

  private func doNotSee(element: some Element) {
    InteractionHooks.around(.assertion, "is not seen", element.underlyingXCUIElement) { begin in
      begin()
      record("doNotSee", on: element.underlyingXCUIElement) { subject, _ in "do not see \(subject)" }
      element.require([.exists], isNegated: true)
    }
  }
}

/// Returns the attempt to see an element, or a screen with the element as its trait.
private func attemptToSee(_ subject: String, of screen: String?) -> InteractionFailure.Attempt {
  guard let screen else { return .act("see \(subject)") }
  var phrase: InteractionFailure.Phrase = "see \(screen)"
  phrase.subject = subject
  return .act(phrase)
}
