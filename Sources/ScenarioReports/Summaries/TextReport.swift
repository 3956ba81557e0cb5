import ScenarioKit
import VirtualTime

/// A summary for a terminal or a plain log: counts, failures, flaky scenarios, and scenarios that recorded no check of a result.
struct TextReport {
  private static let mostUnchecked = 20

  private let report: RunReport

  /// Creates the summary of a report.
  init(_ report: RunReport) { self.report = report }

  /// The text of the summary.
  var text: String {
    let cases = report.cases
    var lines: [String] = report.warnings.map { "warning: \($0)" }
    for entry in cases where entry.result.isFailure {
      lines.append("✗ \(name(entry))\(entry.result == .interrupted ? " (interrupted)" : "")")
      for failure in entry.failures { add(failure, to: &lines) }
      if let command = entry.rerunCommand { lines.append("    Run it again: \(command)") }
      lines.append("")
    }
    for entry in cases where entry.isFlaky {
      lines.append("~ \(name(entry)): passed after \(entry.earlier.count == 1 ? "a failure" : "\(entry.earlier.count) failures")")
      for failure in entry.earlier { lines.append("    \(ConsoleText.line(failure.summary))") }
    }
    let unchecked = cases.filter(\.isUnchecked)
    let shown = unchecked.count.shownCount(atMost: Self.mostUnchecked)
    lines += unchecked.prefix(shown).map { "· \(name($0)): \(ResultCheck.note)" }
    if unchecked.count > shown { lines.append("· … and \(unchecked.count - shown) more: \(ResultCheck.note)") }
    for entry in cases where entry.result == .pending { lines.append("- \(name(entry)): pending\(entry.reason.map { ": " + ConsoleText.line($0) } ?? "")") }
    lines.append(RunTotals(cases).description)
    return lines.flatMap(ConsoleText.lines).joined(separator: "\n") + "\n"
  }

  // Write the name on one line, so the name can't look like several lines of the summary.
  private func name(_ entry: ReportCase) -> String { ConsoleText.line("\(entry.feature) › \(entry.title)") }

  private func add(_ failure: ReportFailure, to lines: inout [String]) {
    if let step = failure.step { lines.append("    \(ConsoleText.line(step))") }
    if let place = failure.location { lines.append("    \(place.filePath):\(place.line)") }
    lines += ConsoleText.lines(failure.message).map { "    \($0)" }
    if let picture = failure.picture { lines.append("    Picture: \(picture)") }
    if let tree = failure.tree { lines.append("    All elements: \(tree)") }
  }
}
