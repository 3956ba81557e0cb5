import HeadlessXCUI
import ScenarioKit
import VirtualTime

extension TestFailure {
  /// The failure of an interaction in the words of the test side, with all of its parts.
  init(_ failure: InteractionFailure) {
    let wording = InteractionFailure.Wording.typedElements
    let attempt: Attempt =
      switch failure.attempt {
      case .act(let phrase): .act(wording.text(phrase))
      case .expect(let phrase): .expect(wording.text(phrase))
      }
    self.init(kind: failure.kind, attempt: attempt, reason: wording.clause(of: failure.reason))
    differences = wording.differences(of: failure).map {
      Difference(expected: $0.expected, actual: $0.actual, detail: $0.detail, hint: $0.hint, isMet: $0.isMet)
    }
    wait = failure.reason.wait
    explanation = wording.explanation(for: failure)
    query = failure.query.map(wording.text)
    findings = failure.findings.map { findings in
      Findings(
        heading: wording.text(findings.heading), candidates: findings.candidates.map { ElementRecord($0, wording) }, count: findings.count,
        nearest: findings.nearest.flatMap(wording.sentence))
    }
    advice = wording.advice(for: failure)
    screen = failure.screen
    guard failure.reason == .noDevice else { return }
    if RunningSessions.shared.isDetachedFromOne {
      let isInTask = withUnsafeCurrentTask { $0 != nil }
      guard isInTask else {
        kind = "device.otherThread"
        reason = "it runs on a thread of its own, which knows neither the test’s device nor its steps"
        advice = "let the thread run it in the test with executeSync { … }, which waits for its end, or with executeAsync { … }."
        return
      }
      kind = "device.detached"
      reason = "it runs in a task that is detached from its test, which knows neither the test’s device nor its steps"
      advice = "touch the screen in the test itself, or in a task that it starts with Task { … } in place of Task.detached { … }."
    } else if ScenarioRun.current != nil, !ThreadPlace.mayBeMainActor {
      kind = "device.otherThread"
      reason = "it runs on a thread of its own, and a screen is touched on the main actor"
      advice = "let the thread run it in the test with executeSync { … }, which waits for its end, or with executeAsync { … }."
    }
  }
}

extension ElementRecord {
  fileprivate init(_ candidate: InteractionFailure.Candidate, _ wording: InteractionFailure.Wording) {
    self.init(
      text: wording.text(of: candidate), type: candidate.name.type.name, identifier: candidate.identifier.nonEmpty, label: candidate.label.nonEmpty,
      value: candidate.value, placeholder: candidate.placeholder, frame: Frame(candidate.frame), isEnabled: candidate.isEnabled,
      isSelected: candidate.isSelected, hasFocus: candidate.hasFocus)
  }

  /// An element as an action is about to be done to it; only its words are known of one that does not exist.
  @MainActor
  init(_ element: XCUIElement, _ reading: HeadlessDriver.ElementReading?, subject: String) {
    guard let reading else {
      self.init(text: subject, type: HeadlessDriver.name(of: element).type.name)
      return
    }
    self.init(
      text: subject, type: reading.type.name, identifier: reading.identifier.nonEmpty, label: reading.label.nonEmpty, value: reading.value,
      placeholder: reading.placeholder, frame: Frame(reading.frame), isEnabled: reading.isEnabled, isSelected: reading.isSelected, hasFocus: reading.hasFocus)
  }
}

extension ElementRecord.Frame {
  fileprivate init(_ frame: CGRect) {
    self.init(x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
  }
}

extension String {
  /// The text, or `nil` for an empty one.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
