import HeadlessXCUI

/// Steps about moving through the app: completing and dismissing screens, and opening URLs.
///
/// This package's test cases already conform to this protocol. Screens and other types can adopt it, too.
@preconcurrency @MainActor
public protocol NavigationContext: VisibilityContext {}

extension NavigationContext {
  /// Completes screens or elements in order, each as soon as it's ready.
  ///
  /// An empty list fails the test.
  public func complete(_ completables: any Completable..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("complete", ["": completables], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      if completables.isEmpty { failForLackOfArguments("complete") }
      InteractionFailure.reportingFirst {
        for completable in completables where DryRun.goesOn {
          wait(for: completable, to: "complete")
          if DryRun.goesOn { completable.complete() }
        }
      }
    }
  }

  /// Dismisses screens or elements in order, each as soon as it's ready.
  ///
  /// An empty list fails the test.
  public func dismiss(_ dismissables: any Dismissable..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("dismiss", ["": dismissables], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      if dismissables.isEmpty { failForLackOfArguments("dismiss") }
      InteractionFailure.reportingFirst {
        for dismissable in dismissables where DryRun.goesOn {
          wait(for: dismissable, to: "dismiss")
          if DryRun.goesOn { dismissable.dismiss() }
        }
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
