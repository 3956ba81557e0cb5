import HeadlessDevice
import HeadlessXCUI
import ScenarioKit
import VirtualTime

extension ScreenSession {
  /// Returns facts about the test's latest read of an element as a failure, for the message of a failed assertion, and forgets the read.
  ///
  /// The result is `nil` if the assertion doesn't use the read, or failed on another thread than the test's.
  nonisolated static func latestRead(on device: Device, ifUsed isUsed: @Sendable (String) -> Bool) -> TestFailure? {
    guard VirtualScheduler.mayBeOnMainActor, Device.current === device, let scheduler = VirtualScheduler.owner, scheduler === device.scheduler else { return nil }
    let failure: TestFailure?? = scheduler.asMainActorIfFree { HeadlessDriver.takeLatestRead(ifUsed: isUsed).map { TestFailure(read: $0.sentence, $0.absence) } }
    return failure ?? nil
  }
}

extension TestFailure {
  /// Creates the facts about a read: its sentence and, if the element doesn't exist, what the failure of an absent element lists.
  fileprivate init(read sentence: String, _ absence: InteractionFailure?) {
    let wording = InteractionFailure.Wording.rawElements
    self.init(kind: "assertion.failed", message: "")
    explanation = sentence
    guard let absence else { return }
    let failure = TestFailure(absence, in: wording)
    switch absence.reason {
    case .notFound, .noMatch: break
    default: explanation = "\(sentence) The element \(wording.absence(absence.reason))."
    }
    explanation = [explanation, failure.explanation].compactMap(\.self).joined(separator: "\n\n")
    (findings, advice) = (failure.findings, failure.advice)
  }
}
