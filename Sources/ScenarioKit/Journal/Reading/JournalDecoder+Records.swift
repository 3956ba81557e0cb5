import Foundation
import VirtualTime

// Decodes failures, actions, and waits. Missing values are empty or have their defaults.
extension JournalDecoder {
  var action: ActionRecord {
    ActionRecord(name: string("action"), text: string("text"), element: nested("element")?.element, location: nested("location")?.place)
  }

  var wait: WaitRecord? {
    nested("wait").map { wait in
      let outcome: WaitOutcome =
        switch wait.string("outcome") {
        case "satisfied": .satisfied
        case "nothingPending": .nothingPending
        case "idle": .idle
        case "neverSettles": .neverSettles(cause: wait.string("cause"))
        default: .timedOut
        }
      let pending = wait.list("pending").map { work in
        PendingWork(
          name: work.string("name"), kind: PendingWork.Kind(named: work.optional("kind") ?? "") ?? .task,
          due: work.fields["due"] == nil ? nil : VirtualClock.Instant(offset: work.seconds("due")),
          since: work.fields["since"] == nil ? nil : VirtualClock.Instant(offset: work.seconds("since")), startedBy: work.optional("startedBy"),
          interval: work.fields["interval"] == nil ? nil : work.seconds("interval"), reason: work.optional("reason"))
      }
      return WaitRecord(
        timeout: wait.seconds("timeout"), waited: wait.seconds("waited"), outcome: outcome, clockMoves: wait.strings("clockMoves"), pending: pending,
        unseen: UnseenWork(isAllConcurrency: wait.flag("seesNoTasks") ?? false, executors: wait.strings("ownExecutors"), hasOutsideWork: wait.flag("outsideWork") ?? false))
    }
  }

  var failure: TestFailure? {
    nested("failure").map { fields in
      // Use the whole message if there's no reason, because journals of format 1 don't have a separate reason.
      var failure = TestFailure(kind: fields.string("kind"), message: fields.optional("reason") ?? fields.string("message"))
      if let action = fields.optional("action") { failure.attempt = .act(action) }
      if let expectation = fields.optional("expectation") { failure.attempt = .expect(expectation) }
      failure.differences = fields.list("differences").map { difference in
        TestFailure.Difference(
          expected: difference.string("expected"), actual: difference.string("actual"), detail: difference.optional("detail"),
          hint: difference.optional("hint"), isMet: difference.flag("isMet") ?? false)
      }
      failure.wait = fields.wait
      failure.explanation = fields.optional("explanation")
      failure.query = fields.strings("query")
      failure.findings = fields.nested("findings").map { findings in
        TestFailure.Findings(
          heading: findings.string("heading"), candidates: findings.list("candidates").map(\.element), count: findings.integer("count"),
          nearest: findings.optional("nearest"))
      }
      failure.advice = fields.optional("advice")
      failure.screen = fields.optional("screen")
      failure.picture = fields.optional("picture")
      failure.tree = fields.optional("tree")
      failure.location = fields.nested("location")?.place
      return failure
    }
  }

  private var element: ElementRecord {
    ElementRecord(
      text: string("text"), type: string("type"), identifier: optional("identifier"), label: optional("label"), value: optional("value"),
      placeholder: optional("placeholder"), frame: nested("frame")?.frame, isEnabled: flag("isEnabled") ?? true, isSelected: flag("isSelected") ?? false,
      hasFocus: flag("hasFocus") ?? false)
  }

  private var frame: ElementRecord.Frame {
    .init(x: number("x").doubleValue, y: number("y").doubleValue, width: number("width").doubleValue, height: number("height").doubleValue)
  }

  func optional(_ key: String) -> String? { fields[key] as? String }
  func flag(_ key: String) -> Bool? { fields[key] as? Bool }
  func strings(_ key: String) -> [String] { fields[key] as? [String] ?? [] }
  func list(_ key: String) -> [JournalDecoder] { (fields[key] as? [[String: Any]] ?? []).map(JournalDecoder.init) }
}
