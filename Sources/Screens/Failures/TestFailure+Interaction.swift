import HeadlessXCUI
import ScenarioKit
import VirtualTime

extension TestFailure {
  /// Creates the failure of an interaction.
  ///
  /// The message uses XCUITest's terms for elements that an XCUITest query found, and the terms of the `Element` types for everything else.
  init(_ failure: InteractionFailure) {
    self.init(failure, in: failure.isAboutRawElement ? .rawElements : .typedElements)
    guard failure.reason == .noDevice else { return }
    if RunningSessions.shared.isDetachedFromOne {
      let isInTask = withUnsafeCurrentTask { $0 != nil }
      guard isInTask else {
        kind = "device.otherThread"
        reason = "it runs on a separate thread, which has neither the test’s device nor its steps"
        advice = "run it in the test with executeSync { … }, which waits until it ends, or with executeAsync { … }."
        return
      }
      kind = "device.detached"
      reason = "it runs in a detached task, which has neither the test’s device nor its steps"
      advice = "touch the screen in the test itself, or in a task that the test starts with Task { … } instead of Task.detached { … }."
    } else if ScenarioRun.current != nil, !ThreadPlace.mayBeMainActor {
      kind = "device.otherThread"
      reason = "it runs on a separate thread, and a screen is touched on the main actor"
      advice = "run it in the test with executeSync { … }, which waits until it ends, or with executeAsync { … }."
    } else {
      explainMissingDevice()
    }
  }
}
