import ScenarioKit

/// The steps of a scenario and their events, as lines of text.
enum StepLog {
  /// Returns a line for each step with a mark: “✓ Given I see login screen”.
  ///
  /// Nested steps are indented.
  static func text(of items: [ReportItem], indent: String = "") -> String {
    var text = ""
    add(items, indent, to: &text)
    return text
  }

  private static func add(_ items: [ReportItem], _ indent: String, to text: inout String) {
    for item in items {
      switch item {
      case .step(let step):
        text += indent + mark(step.result) + " " + step.sentence
        if step.virtualEnd > step.virtualStart { text += "  +" + (step.virtualEnd - step.virtualStart).inSeconds }
        if let reason = step.reason { text += "  (\(reason))" }
        text += "\n"
        if let argument = step.argument { text += lines(of: argument, indent + "    ") }
        if !step.items.isEmpty { add(step.items, indent + "  ", to: &text) }
      case .scenario(let scenario):
        text += indent + (scenario.details.kind == .background ? "Background: " : "Scenario: ") + scenario.name + "\n"
        add(scenario.items, indent + "  ", to: &text)
      case .note(let note): text += indent + "· " + note + "\n"
      case .attachment(let attachment): text += indent + "· attachment “\(attachment.name)”: \(attachment.path ?? "not kept")\n"
      case .failure(let failure, _): text += indent + "✗ " + failure.summary + "\n"
      case .action, .wait: break
      }
    }
  }

  static func mark(_ result: Result) -> String {
    switch result {
    case .passed: "✓"
    case .failed, .interrupted: "✗"
    case .skipped, .pending: "-"
    }
  }

  private static func lines(of argument: StepArgument, _ indent: String) -> String {
    switch argument {
    case .docString(let text, let mediaType):
      indent + "\"\"\"\(mediaType ?? "")\n" + text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { indent + String($0) + "\n" }.joined() + indent
        + "\"\"\"\n"
    case .table(let rows): rows.map { indent + "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }
  }
}
