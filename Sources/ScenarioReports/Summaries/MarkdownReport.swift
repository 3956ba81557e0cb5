import Foundation
import ScenarioKit
import VirtualTime

/// A Markdown summary for a pull request or a CI job.
///
/// It has counts, failures, flaky scenarios, scenarios that recorded no check of a result, and the slowest scenarios.
struct MarkdownReport {
  private static let mostFailures = 50
  private static let mostUnchecked = 20
  private static let mostSlow = 5

  private let report: RunReport

  /// Creates the summary of a report.
  init(_ report: RunReport) { self.report = report }

  /// The Markdown document.
  var text: String {
    let cases = report.cases
    let totals = RunTotals(cases)
    var blocks = ["# \(totals.isGreen ? "✅" : "❌") \(totals.description)"]
    if let place = place { blocks.append(place) }
    blocks += report.warnings.prefix(10).map { "> ⚠️ \(Self.inline($0))" }
    let failed = cases.filter { $0.result.isFailure }
    if !failed.isEmpty {
      blocks.append("## Failed")
      let shown = failed.count.shownCount(atMost: Self.mostFailures)
      blocks += failed.prefix(shown).map(block)
      if failed.count > shown { blocks.append("… and \(failed.count - shown) more.") }
    }
    let flaky = cases.filter(\.isFlaky)
    if !flaky.isEmpty {
      blocks.append("## Flaky: passed after a failure")
      let lines = flaky.prefix(Self.mostFailures).map { "- \(Self.inline($0.feature)) › \(Self.inline($0.title)): \(Self.inline($0.earlier.first?.summary ?? ""))" }
      blocks.append(lines.joined(separator: "\n"))
    }
    let unchecked = cases.filter(\.isUnchecked)
    if !unchecked.isEmpty {
      blocks.append("## Passed: \(ResultCheck.note)")
      var lines = unchecked.prefix(unchecked.count.shownCount(atMost: Self.mostUnchecked)).map { "- \(Self.inline($0.feature)) › \(Self.inline($0.title))" }
      if unchecked.count > lines.count { lines.append("- … and \(unchecked.count - lines.count) more") }
      blocks.append(lines.joined(separator: "\n"))
    }
    let features = report.features.map { ($0.name, RunTotals($0.cases)) }
    if !features.isEmpty {
      blocks.append("## Features")
      blocks.append(table(["Feature", "Passed", "Failed", "Skipped"], features.map { [$0, "\($1.passed)", "\($1.failed + $1.interrupted)", "\($1.skipped + $1.pending)"] }))
    }
    let slow = cases.filter { $0.took >= 100_000_000 }.sorted { $0.took > $1.took }.prefix(Self.mostSlow)
    if !slow.isEmpty {
      blocks.append("## Slowest")
      blocks.append(table(["Scenario", "Time"], slow.map { ["\($0.feature) › \($0.title)", Duration.nanoseconds($0.took).inSeconds] }))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var place: String? {
    guard let environment = report.environments.first else { return nil }
    var parts: [String] = []
    if let commit = environment.commit { parts.append("commit \(Self.code(String(commit.prefix(12))))") }
    if let branch = environment.branch { parts.append("branch \(Self.code(branch))") }
    if let ci = environment.ci { parts.append(Self.inline(ci)) }
    if let seed = environment.seed { parts.append("seed \(Self.code(seed))") }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private func block(_ entry: ReportCase) -> String {
    var lines = ["### \(StepLog.mark(entry.result)) \(Self.inline(entry.feature)) › \(Self.inline(entry.title))"]
    for failure in entry.failures {
      var head: [String] = []
      if let step = failure.step { head.append("**\(Self.inline(step))**") }
      if let place = failure.location { head.append(Self.code("\(place.filePath):\(place.line)")) }
      if !head.isEmpty { lines.append(head.joined(separator: " — ")) }
      lines.append(Self.fenced(failure.message))
      if let picture = failure.picture { lines.append("Picture: \(Self.code(picture))") }
      if let tree = failure.tree { lines.append("All elements: \(Self.code(tree))") }
    }
    if let command = entry.rerunCommand { lines.append("Run it again: \(Self.code(command))") }
    return lines.joined(separator: "\n\n")
  }

  private func table(_ header: [String], _ rows: [[String]]) -> String {
    let rule = header.indices.map { $0 == 0 ? "---" : "---:" }
    let lines = ([header, rule] + rows.map { $0.map(Self.inline) }).map { $0.joined(separator: " | ") }
    return lines.map { "| \($0) |" }.joined(separator: "\n")
  }

  /// Returns a single-line text that Markdown shows unchanged.
  static func inline(_ text: String) -> String {
    var shown = ""
    for scalar in VisibleText.escaped(text, keepsLines: false).unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "@", ":": shown += "\\" + String(scalar)
      case "<": shown += "&lt;"
      case ">": shown += "&gt;"
      case "&": shown += "&amp;"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Returns a single-line text as code, delimited by more backticks than any run in the text.
  static func code(_ text: String) -> String {
    let text = VisibleText.escaped(text, keepsLines: false)
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    // Add spaces if the text starts or ends with a backtick, because Markdown would read the backtick as part of the fence.
    let space = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
    return fence + space + text + space + fence
  }

  /// Returns a multiline text as a code block.
  static func fenced(_ text: String) -> String {
    let text = VisibleText.escaped(text)
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)text\n\(text)\n\(fence)"
  }

  private static func longestRun(of character: Unicode.Scalar, in text: String) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
