import ScenarioKit

extension CucumberWriter {
  /// Writes all attempts of a scenario.
  mutating func run(_ entry: CucumberCase) {
    for (number, attempt) in entry.attempts.enumerated() {
      let id = newID()
      let scenario = attempt.scenario
      message("testCaseStarted") { json in
        json.member("id", String(id))
        json.member("testCaseId", String(entry.id))
        json.member("attempt", number)
        json.member("workerId", String(attempt.environment))
        json.timestamp(scenario.start)
      }
      var others = scenario.otherFailures
      for (index, stepID) in entry.testStepIDs.enumerated() {
        // Compare the sentences, because an attempt may have run other steps than the attempt that the case describes.
        let step = index < scenario.steps.count && scenario.steps[index].sentence == entry.pickle.scenario.steps[index].sentence ? scenario.steps[index] : nil
        self.step(step, stepID, id, scenario.end)
      }
      for (index, step) in scenario.steps.enumerated() where index >= entry.testStepIDs.count || step.sentence != entry.pickle.scenario.steps[index].sentence {
        others += Self.failures(of: step)
      }
      result(others.isEmpty ? Self.rest(of: scenario) : "FAILED", reason: scenario.reason, others, took: 0, entry.hookStepID, id, scenario.end, scenario.end)
      attachments(scenario.others, entry.hookStepID, id)
      message("testCaseFinished") { json in
        json.member("testCaseStartedId", String(id))
        json.timestamp(scenario.end)
        json.key("willBeRetried")
        json.value(number < entry.attempts.count - 1)
      }
    }
  }

  private mutating func step(_ step: StepReport?, _ stepID: Int, _ id: Int, _ end: Int64) {
    guard let step else { return result("SKIPPED", reason: nil, [], took: 0, stepID, id, end, end) }
    attachments(step.items, stepID, id)
    let failures = step.result.isFailure ? Self.failures(of: step) : []
    result(Self.status(step.result), reason: step.reason, failures, took: step.took, stepID, id, step.start, step.start + step.took / 1000)
  }

  private static func failures(of step: StepReport) -> [ReportFailure] {
    var failures: [ReportFailure] = []
    ReportFailure.add(from: [.step(step)], in: nil, pictures: "", to: &failures)
    return failures
  }

  private static func status(_ result: Result) -> String {
    switch result {
    case .passed: "PASSED"
    case .failed, .interrupted: "FAILED"
    case .skipped: "SKIPPED"
    case .pending: "PENDING"
    }
  }

  /// Returns the status of the hook at the end.
  ///
  /// A scenario that is skipped or pending as a whole has no step with that status.
  private static func rest(of scenario: GherkinScenario) -> String { scenario.result.isFailure ? "PASSED" : status(scenario.result) }

  private mutating func result(
    _ status: String, reason: String?, _ failures: [ReportFailure], took: Int64, _ stepID: Int, _ id: Int, _ start: Int64, _ end: Int64
  ) {
    message("testStepStarted") { json in
      json.member("testCaseStartedId", String(id))
      json.member("testStepId", String(stepID))
      json.timestamp(start)
    }
    message("testStepFinished") { json in
      json.member("testCaseStartedId", String(id))
      json.member("testStepId", String(stepID))
      json.object("testStepResult") { json in
        json.member("status", status)
        json.object("duration") { json in
          json.member("seconds", Int(took / 1_000_000_000))
          json.member("nanos", Int(took % 1_000_000_000))
        }
        if let first = failures.first {
          json.member("message", failures.map(\.message).joined(separator: "\n\n"))
          json.object("exception") { json in
            json.member("type", first.kind)
            json.member("message", first.message)
          }
        } else {
          json.member("message", reason)
        }
      }
      json.timestamp(end)
    }
  }

  /// Writes notes and attachments.
  ///
  /// Files are referenced by their paths to keep the report small.
  private mutating func attachments(_ items: [ReportItem], _ stepID: Int, _ id: Int) {
    for item in items {
      switch item {
      case .note(let text):
        message("attachment") { json in
          json.member("body", text)
          json.member("contentEncoding", "IDENTITY")
          json.member("mediaType", "text/x.cucumber.log+plain")
          json.member("testCaseStartedId", String(id))
          json.member("testStepId", String(stepID))
        }
      case .attachment(let attachment):
        message("externalAttachment") { json in
          json.member("url", attachment.path ?? "unknown: “\(attachment.name)” could not be kept")
          json.member("mediaType", attachment.mediaType)
          json.member("testCaseStartedId", String(id))
          json.member("testStepId", String(stepID))
        }
      case .step(let inner): attachments(inner.items, stepID, id)
      case .scenario(let inner): attachments(inner.items, stepID, id)
      case .action, .wait, .failure: break
      }
    }
  }
}
