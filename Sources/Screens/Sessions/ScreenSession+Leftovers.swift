import HeadlessDevice
import ScenarioKit
import VirtualTime

extension ScreenSession {
  /// Shuts down the device and reports the work that outlived the apps, as a note or, if configured, as a failure.
  func shutDown() {
    let fails = TestConfiguration.current.leftovers == .fail
    guard fails || run.journal != nil || run.console != nil else { return device.shutDown() }
    let leftovers = device.shutDownTellingLeftovers()
    guard !leftovers.isEmpty else { return }
    // Don't report leftovers of a failed test, because it ended early and couldn't wait for its work.
    if fails, !run.hasFailed {
      ScenarioRun.fail(.leftovers(leftovers), at: TestDeclaration.find(suite: run.feature, test: run.test))
    } else {
      run.tell(leftovers.sentence)
    }
  }
}

extension TestFailure {
  fileprivate static func leftovers(_ leftovers: Leftovers) -> TestFailure {
    var failure = TestFailure(kind: "app.leftovers", message: leftovers.sentence)
    failure.advice = "cancel the tasks, invalidate the timers and remove the observers of a screen or a model when it goes away, or wait in the test until they are over."
    return failure
  }
}
