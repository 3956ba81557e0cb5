import HeadlessXCUI

/// Steps about the content of the screen: seeing, completing and dismissing.
///
/// A test case conforms to this protocol, and a screen can conform, too.
@preconcurrency @MainActor
public protocol NavigationContext {}

extension NavigationContext {
  /// Waits until the screen's trait exists and is visible, at most 30 virtual seconds.
  ///
  /// The test fails if the trait doesn't appear.
  public func see(_ screen: some Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { see(element: screen.trait) }
  }

  /// Waits until the screen's trait exists and is visible, at most 30 virtual seconds.
  ///
  /// The test fails if the trait doesn't appear.
  public func see(the screen: some Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { see(element: screen.trait) }
  }

  /// Waits until the element exists and is visible, at most 30 virtual seconds.
  ///
  /// The test fails if the element doesn't appear.
  public func see(_ element: some Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { see(element: element) }
  }

  /// Waits until the element exists and is visible, at most 30 virtual seconds.
  ///
  /// The test fails if the element doesn't appear.
  public func see(the element: some Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { see(element: element) }
  }

  /// Waits until the screen's trait no longer exists, at most 30 virtual seconds.
  ///
  /// A trait that's only out of view still exists, and the test fails.
  public func doNotSee(_ screen: some Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { doNotSee(element: screen.trait) }
  }

  /// Waits until the screen's trait no longer exists, at most 30 virtual seconds.
  ///
  /// A trait that's only out of view still exists, and the test fails.
  public func doNotSee(the screen: some Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { doNotSee(element: screen.trait) }
  }

  /// Waits until the element no longer exists, at most 30 virtual seconds.
  ///
  /// An element that's only out of view still exists, and the test fails.
  public func doNotSee(_ element: some Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { doNotSee(element: element) }
  }

  /// Waits until the element no longer exists, at most 30 virtual seconds.
  ///
  /// An element that's only out of view still exists, and the test fails.
  public func doNotSee(the element: some Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { doNotSee(element: element) }
  }

  private func see(element: some Element) {
    InteractionHooks.around(.assertion, "is seen", element.underlyingXCUIElement) { begin in
      begin()
      record("see", on: element.underlyingXCUIElement) { subject, _ in "see \(subject)" }
      element.require([.exists, .visible], attempt: { .act("see \(element.subject)") })
    }
  }

  private func doNotSee(element: some Element) {
    InteractionHooks.around(.assertion, "is not seen", element.underlyingXCUIElement) { begin in
      begin()
      record("doNotSee", on: element.underlyingXCUIElement) { subject, _ in "do not see \(subject)" }
      element.require([.exists], isNegated: true)
    }
  }

  /// Completes things one after another, each as soon as it's there.
  ///
  /// An empty list fails the test.
  public func complete(_ completables: any Completable..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      if completables.isEmpty { failForLackOfArguments("complete") }
      for completable in completables where !InteractionFailure.isStopped {
        wait(for: completable, to: "complete")
        if !InteractionFailure.isStopped { completable.complete() }
      }
    }
  }

  /// Dismisses things one after another, each as soon as it's there.
  ///
  /// An empty list fails the test.
  public func dismiss(_ dismissables: any Dismissable..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      if dismissables.isEmpty { failForLackOfArguments("dismiss") }
      for dismissable in dismissables where !InteractionFailure.isStopped {
        wait(for: dismissable, to: "dismiss")
        if !InteractionFailure.isStopped { dismissable.dismiss() }
      }
    }
  }

  /// Waits until it's there before it's completed or dismissed.
  private func wait(for awaitable: any Awaitable, to verb: String) {
    let subject = (awaitable as? any Element)?.subject ?? (awaitable as? any Screen)?.traitSubject
    guard let subject else { return awaitable.await() }
    HeadlessDriver.$attempt.withValue(.act("\(verb) \(subject)")) { awaitable.await() }
  }

  private func failForLackOfArguments(_ function: String) {
    HeadlessDriver.failForInput(.act("\(function)"), .noArguments(function: "\(function)(_:)"))
  }
}

extension Screen {
  /// The screen's trait in a few words.
  fileprivate var traitSubject: String { "the screen with \(trait.subject)" }
}
