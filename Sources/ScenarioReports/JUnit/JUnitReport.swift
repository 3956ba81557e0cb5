import Foundation
import ScenarioKit

/// JUnit XML in Surefire's format, for the test results of CI systems.
///
/// - A class or suite is a `testsuite`. A scenario, or a test without scenarios, is a `testcase`. Duplicate names get a number.
/// - A scenario that was interrupted by the end of the process is an `error`, and a failed scenario is a `failure`. Skipped and pending scenarios have their reasons.
/// - A scenario that passed after failures has a `flakyFailure` for each earlier attempt.
/// - Characters that are invisible or not allowed in XML are escaped: `\u{1B}`.
package struct JUnitReport {
  private let report: RunReport

  /// Creates the JUnit document for a run.
  package init(_ report: RunReport) { self.report = report }

  /// The JUnit document as a string.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The JUnit document as UTF-8 bytes.
  package var bytes: [UInt8] {
    var xml = XMLWriter()
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
    let suites = report.features.map { ($0.name, $0.cases) }
    let all = Totals(suites.flatMap { $0.1 })
    xml.attribute("name", "ScreenTestKit")
    xml.attribute("time", Self.seconds(all.took))
    xml.attribute("tests", "\(all.count)")
    xml.attribute("failures", "\(all.failed)")
    xml.attribute("errors", "\(all.interrupted)")
    xml.markup(">\n")
    for (name, cases) in suites { suite(name, cases, &xml) }
    xml.markup("</testsuites>\n")
    return xml.bytes
  }

  private struct Totals {
    var count = 0
    var failed = 0
    var interrupted = 0
    var skipped = 0
    var took: Int64 = 0

    init(_ cases: [ReportCase]) {
      for entry in cases {
        count += 1
        took += entry.took
        switch entry.result {
        case .failed: failed += 1
        case .interrupted: interrupted += 1
        case .skipped, .pending: skipped += 1
        case .passed: break
        }
      }
    }
  }

  private func suite(_ name: String, _ cases: [ReportCase], _ xml: inout XMLWriter) {
    let totals = Totals(cases)
    xml.markup("  <testsuite")
    xml.attribute("name", name)
    xml.attribute("tests", "\(totals.count)")
    xml.attribute("failures", "\(totals.failed)")
    xml.attribute("errors", "\(totals.interrupted)")
    xml.attribute("skipped", "\(totals.skipped)")
    xml.attribute("time", Self.seconds(totals.took))
    if let start = cases.map(\.start).min() { xml.attribute("timestamp", Self.timestamp(start)) }
    xml.markup(">\n")
    properties(&xml)
    var counts: [String: Int] = [:]
    for entry in cases { testCase(entry, &counts, &xml) }
    xml.markup("  </testsuite>\n")
  }

  private func properties(_ xml: inout XMLWriter) {
    guard let environment = report.environments.first else { return }
    let properties: [(String, String?)] = [
      ("commit", environment.commit), ("branch", environment.branch), ("ci", environment.ci), ("address", environment.address), ("system", environment.system),
      ("seed", environment.seed), ("tags", environment.tags),
    ]
    let known = properties.compactMap { name, value in value.map { (name, $0) } }
    if known.isEmpty { return }
    xml.markup("    <properties>\n")
    for (name, value) in known {
      xml.markup("      <property")
      xml.attribute("name", name)
      xml.attribute("value", value)
      xml.markup("/>\n")
    }
    xml.markup("    </properties>\n")
  }

  private func testCase(_ entry: ReportCase, _ counts: inout [String: Int], _ xml: inout XMLWriter) {
    // Number equal names, because readers of the document identify cases only by name.
    let name = entry.scenario.map { "\(entry.test): \($0)" } ?? entry.test
    let count = (counts[name] ?? 0) + 1
    counts[name] = count
    xml.markup("    <testcase")
    xml.attribute("name", count == 1 ? name : "\(name) (\(count))")
    xml.attribute("classname", entry.feature)
    xml.attribute("time", Self.seconds(entry.took))
    xml.markup(">\n")
    switch entry.result {
    case .passed: break
    case .skipped, .pending:
      xml.markup("      <skipped")
      xml.attribute("type", entry.result.rawValue)
      if let reason = entry.reason { xml.attribute("message", reason) }
      xml.markup("/>\n")
    case .failed: for failure in entry.failures { problem(failure, "failure", &xml) }
    case .interrupted: for failure in entry.failures { problem(failure, "error", &xml) }
    }
    for failure in entry.earlier {
      let element: StaticString = entry.result == .passed ? "flakyFailure" : "rerunFailure"
      problem(failure, element, &xml)
    }
    let log = StepLog.text(of: entry.items)
    if !log.isEmpty {
      xml.markup("      <system-out>")
      xml.text(log)
      xml.markup("</system-out>\n")
    }
    xml.markup("    </testcase>\n")
  }

  private func problem(_ failure: ReportFailure, _ element: StaticString, _ xml: inout XMLWriter) {
    xml.markup("      <")
    xml.markup(element)
    xml.attribute("type", failure.kind)
    xml.attribute("message", failure.summary)
    xml.markup(">")
    var lines: [String] = []
    if let step = failure.step { lines.append(step) }
    if let place = failure.location { lines.append("\(place.filePath):\(place.line)") }
    lines.append(failure.message)
    if let screen = failure.screen, !screen.isEmpty { lines.append("\nThe screen:\n\(screen)") }
    if let picture = failure.picture { lines.append("\nPicture: \(picture)") }
    if let tree = failure.tree { lines.append("\(failure.picture == nil ? "\n" : "")All elements: \(tree)") }
    xml.text(lines.joined(separator: "\n"))
    xml.markup("</")
    xml.markup(element)
    xml.markup(">\n")
  }

  /// Returns a number of seconds with three decimals, which the schema allows.
  private static func seconds(_ nanoseconds: Int64) -> String {
    let milliseconds = (max(0, nanoseconds) + 500_000) / 1_000_000
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  private static func timestamp(_ microseconds: Int64) -> String {
    Date(timeIntervalSince1970: Double(microseconds / 1_000_000)).ISO8601Format()
  }
}
