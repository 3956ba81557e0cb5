import HeadlessXCUI

/// Steps about the content of the screen: seeing, completing and dismissing.
///
/// This package's test cases already conform to this protocol. Screens and other types can adopt it, too.
@preconcurrency @MainActor
public protocol NavigationContext {}

extension NavigationContext {
  /// Waits up to 30 virtual seconds until the screen's trait exists and is visible.
  ///
  /// The test fails if the trait doesn't appear.
  public func see(_ screen: some Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { see(element: screen.trait) }
  }

  /// Waits up to 30 virtual seconds until the screen's trait exists and is visible.
  ///
  /// The test fails if the trait doesn't appear.
  public func see(the screen: some Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { see(element: screen.trait) }
  }

  /// Waits up to 30 virtual seconds until the element exists and is visible.
  ///
  /// The test fails if the element doesn't appear.
  public func see(_ element: some Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { see(element: element) }
  }

  /// Waits up to 30 virtual seconds until the element exists and is visible.
  ///
  /// The test fails if the element doesn't appear.
  public func see(the element: some Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { see(element: element) }
  }

  /// Waits up to 30 virtual seconds until the screen's trait no longer exists.
  ///
  /// A trait that's out of view still exists, so the test fails.
  public func doNotSee(_ screen: some Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { doNotSee(element: screen.trait) }
  }

  /// Waits up to 30 virtual seconds until the screen's trait no longer exists.
  ///
  /// A trait that's out of view still exists, so the test fails.
  public func doNotSee(the screen: some Screen, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { doNotSee(element: screen.trait) }
  }

  /// Waits up to 30 virtual seconds until the element no longer exists.
  ///
  /// An element that's out of view still exists, so the test fails.
  public func doNotSee(_ element: some Element, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { doNotSee(element: element) }
  }

  /// Waits up to 30 virtual seconds until the element no longer exists.
  ///
  /// An element that's out of view still exists, so the test fails.
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

  /// Completes screens or elements in order, each as soon as it's ready.
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

  /// Dismisses screens or elements in order, each as soon as it's ready.
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

  /// Waits until a screen or element is ready to be completed or dismissed.
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
  /// The name of the screen in messages, such as “the screen with Header “Login””.
  fileprivate var traitSubject: String { "the screen with \(trait.subject)" }
}
