import ScenarioKit
import VirtualTime

/// A writer for a test with its attempts and everything in them.
///
/// Default values are left out, such as the result “passed” and empty lists.
struct TestWriter {
  var screens = ScreenCatalog()
  private let links: AttachmentLinks
  /// The screens of the current attempt by their numbers.
  private var attemptScreens: [Int: ScreenCatalog.Screen] = [:]
  private var journal = ""

  init(links: AttachmentLinks) { self.links = links }

  mutating func write(_ test: TestReport, sentences: inout SentenceTable, to json: inout JSONStream) {
    json.openObject()
    json.member("id", test.identity)
    json.member("name", test.name)
    json.key("attempts")
    json.openArray()
    for attempt in test.attempts { write(attempt, &sentences, to: &json) }
    json.closeArray()
    json.closeObject()
  }

  private mutating func write(_ attempt: AttemptReport, _ sentences: inout SentenceTable, to json: inout JSONStream) {
    attemptScreens = screens.screens(of: attempt.screenChanges)
    journal = attempt.journal
    json.openObject()
    json.member("environment", attempt.environment)
    json.member("journal", attempt.journal)
    json.member("device", attempt.device)
    write(attempt.result, attempt.reason, to: &json)
    json.member("start", Int(attempt.start))
    json.member("took", Int(attempt.took / 1000))
    json.member("virtual", attempt.virtual.microseconds)
    write(attempt.items, &sentences, to: &json)
    json.closeObject()
  }

  private mutating func write(_ items: [ReportItem], _ sentences: inout SentenceTable, to json: inout JSONStream) {
    if items.isEmpty { return }
    json.key("items")
    json.openArray()
    for item in items {
      json.openObject()
      write(item, &sentences, to: &json)
      json.closeObject()
    }
    json.closeArray()
  }

  private mutating func write(_ item: ReportItem, _ sentences: inout SentenceTable, to json: inout JSONStream) {
    switch item {
    case .scenario(let scenario): write(scenario, &sentences, to: &json)
    case .step(let step): write(step, &sentences, to: &json)
    case .action(let action, let screen, let virtual):
      json.member("is", "action")
      json.member("name", action.name)
      json.member("text", action.text)
      if let element = action.element { Self.write(element, to: &json) }
      json.member("at", action.location?.place)
      write(screen, "screen", to: &json)
      json.member("virtual", virtual.microseconds)
    case .wait(let purpose, let wait, let virtual):
      json.member("is", "wait")
      json.member("purpose", purpose)
      Self.write(wait, to: &json)
      json.member("virtual", virtual.microseconds)
    case .note(let text):
      json.member("is", "note")
      json.member("text", text)
    case .attachment(let attachment): write(attachment, to: &json)
    case .failure(let failure, let location):
      json.member("is", "failure")
      json.member("at", location.place)
      write(failure, to: &json)
    }
  }

  private mutating func write(_ scenario: ScenarioReport, _ sentences: inout SentenceTable, to json: inout JSONStream) {
    json.member("is", scenario.details.kind == .background ? "background" : "scenario")
    json.member("path", scenario.path)
    json.member("name", scenario.name)
    json.member("tags", scenario.details.tags)
    json.member("description", scenario.details.description)
    json.member("rule", scenario.details.rule)
    if let example = scenario.details.example {
      json.key("example")
      json.openObject()
      json.member("outline", example.outline)
      json.member("row", example.row)
      json.key("names")
      json.value(example.names)
      json.key("values")
      json.value(example.values)
      json.closeObject()
    }
    json.member("at", scenario.location.place)
    write(scenario.result, scenario.reason, to: &json)
    json.member("from", scenario.virtualStart.microseconds)
    json.member("to", scenario.virtualEnd.microseconds)
    json.member("start", Int(scenario.start))
    json.member("took", Int(scenario.took / 1000))
    write(scenario.items, &sentences, to: &json)
  }

  private mutating func write(_ step: StepReport, _ sentences: inout SentenceTable, to json: inout JSONStream) {
    json.member("is", "step")
    json.member("path", step.path)
    json.member("keyword", step.keyword)
    json.member("sentence", sentences.number(of: step.sentence))
    switch step.argument {
    case .docString(let text, let mediaType):
      json.member("docString", text)
      json.member("mediaType", mediaType)
    case .table(let rows):
      json.key("table")
      json.openArray()
      for row in rows { json.value(row) }
      json.closeArray()
    case nil: break
    }
    json.member("at", step.location.place)
    write(step.result, step.reason, to: &json)
    json.member("from", step.virtualStart.microseconds)
    json.member("to", step.virtualEnd.microseconds)
    json.member("took", Int(step.took / 1000))
    if let failure = step.failure { write(failure, to: &json) }
    write(step.screenBefore, "before", to: &json)
    write(step.screenAfter, "after", to: &json)
    write(step.items, &sentences, to: &json)
  }

  private func write(_ result: Result, _ reason: String?, to json: inout JSONStream) {
    if result != .passed { json.member("result", result.rawValue) }
    json.member("reason", reason)
  }

  private mutating func write(_ screen: Int?, _ name: StaticString, to json: inout JSONStream) {
    guard let screen, let screen = attemptScreens[screen] else { return }
    json.member(name, screens.number(of: screen))
  }

  private func write(_ attachment: AttachmentReport, to json: inout JSONStream) {
    json.member("is", "attachment")
    json.member("name", attachment.name)
    json.member("mediaType", attachment.mediaType)
    json.member("byteCount", attachment.byteCount)
    guard let path = attachment.path else { return }
    json.member("address", links.address(of: path))
    json.member("image", links.inlineImage(at: path, mediaType: attachment.mediaType))
  }
}

extension TestWriter {
  private func write(_ failure: TestFailure, to json: inout JSONStream) {
    json.key("failure")
    json.openObject()
    json.member("kind", failure.kind)
    json.member("summary", failure.summary)
    if failure.message != failure.summary { json.member("message", failure.message) }
    if !failure.differences.isEmpty {
      json.key("differences")
      json.openArray()
      for difference in failure.differences { Self.write(difference, to: &json) }
      json.closeArray()
    }
    json.member("wait", failure.wait?.sentence)
    json.member("explanation", failure.explanation)
    json.member("query", failure.query)
    if let findings = failure.findings {
      json.key("findings")
      json.openObject()
      json.member("heading", findings.heading)
      json.member("candidates", findings.candidates.map(\.text))
      json.member("count", findings.count)
      json.member("nearest", findings.nearest)
      json.closeObject()
    }
    json.member("advice", failure.advice)
    json.member("screen", failure.screen)
    json.member("at", failure.location?.place)
    if let picture = failure.picture { write(picture: picture, to: &json) }
    if let tree = failure.tree { json.member("elements", links.address(of: path(of: tree))) }
    json.closeObject()
  }

  /// Writes a picture, whose file is in the folder with the same name as the journal.
  private func write(picture name: String, to json: inout JSONStream) {
    let path = self.path(of: name)
    json.member("address", links.address(of: path))
    json.member("image", links.inlineImage(at: path, mediaType: "image/svg+xml"))
  }

  /// Returns the path of a file in the folder with the same name as the journal.
  private func path(of name: String) -> String { (journal.hasSuffix(".jsonl") ? String(journal.dropLast(6)) : journal) + "/" + name }

  private static func write(_ difference: TestFailure.Difference, to json: inout JSONStream) {
    json.openObject()
    json.member("expected", difference.expected)
    json.member("actual", difference.actual)
    json.member("detail", difference.detail)
    json.member("hint", difference.hint)
    json.flag("met", difference.isMet)
    json.closeObject()
  }

  private static func write(_ element: ElementRecord, to json: inout JSONStream) {
    json.key("element")
    json.openObject()
    json.member("text", element.text)
    if let frame = element.frame {
      json.key("frame")
      json.openArray()
      for length in [frame.x, frame.y, frame.width, frame.height] { json.value(length) }
      json.closeArray()
    }
    json.closeObject()
  }

  private static func write(_ wait: WaitRecord, to json: inout JSONStream) {
    json.member("timeout", wait.timeout.microseconds)
    json.member("waited", wait.waited.microseconds)
    json.flag("ended", wait.outcome == .satisfied)
    json.member("sentence", wait.sentence)
    json.member("moves", wait.clockMoves)
    json.member("pending", wait.pending.map(\.line))
  }
}

extension Duration {
  /// The duration in microseconds, which JavaScript numbers can represent exactly.
  fileprivate var microseconds: Int {
    let (seconds, attoseconds) = components
    let limit: Int64 = 9_000_000_000
    return Int(min(max(seconds, -limit), limit) * 1_000_000 + attoseconds / 1_000_000_000_000)
  }
}

extension SourceLocation {
  /// The file and the line, or `nil` if there's no file.
  fileprivate var place: String? { filePath.isEmpty ? nil : "\(filePath):\(line)" }
}
