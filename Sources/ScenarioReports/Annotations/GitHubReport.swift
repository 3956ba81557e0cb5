import Foundation
import ScenarioKit
import UnicodeEscapes

/// GitHub workflow commands with an annotation for each failure and a warning for each flaky scenario.
///
/// GitHub shows up to ten annotations of a kind per step, so the last annotation counts the rest. The Markdown summary has all failures.
struct GitHubReport {
  private static let most = 10

  private let report: RunReport

  /// Creates the annotations for a report.
  init(_ report: RunReport) { self.report = report }

  /// The commands, one per line.
  var text: String {
    let cases = report.cases
    let failures = cases.filter { $0.result.isFailure }.flatMap { entry in entry.failures.map { (entry, $0) } }
    let flaky = cases.filter(\.isFlaky).compactMap { entry in entry.earlier.first.map { (entry, $0) } }
    return commands("error", failures, "more failures").joined() + commands("warning", flaky, "more flaky scenarios").joined()
  }

  private func commands(_ kind: String, _ entries: [(ReportCase, ReportFailure)], _ rest: String) -> [String] {
    let shown = entries.count > Self.most ? Self.most - 1 : entries.count
    var lines = entries.prefix(shown).map { entry, failure in
      var properties: [String] = []
      if let place = failure.location { properties += ["file=\(Self.property(place.filePath))", "line=\(place.line)", "col=\(place.column)"] }
      properties.append("title=\(Self.property("\(entry.feature) › \(entry.title)"))")
      let step = failure.step.map { $0 + "\n" } ?? ""
      return "::\(kind) \(properties.joined(separator: ","))::\(Self.data((kind == "warning" ? "Flaky: it passed after this failure.\n" : "") + step + failure.message))\n"
    }
    if entries.count > shown { lines.append("::\(kind) title=ScreenTestKit::\(entries.count - shown) \(rest): see the summary of the job\n") }
    return lines
  }

  /// Returns a string encoded for the message of a command, which follows the second pair of colons.
  static func data(_ text: String) -> String { encoded(text, ["%", "\r", "\n"]) }

  /// Returns a string encoded for a property of a command, which ends at a comma or a colon.
  static func property(_ text: String) -> String { encoded(text, ["%", "\r", "\n", ":", ","]) }

  /// Encodes special scalars.
  ///
  /// The function compares scalars, because a Swift character includes the combining marks that follow it.
  private static func encoded(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    var encoded = String.UnicodeScalarView()
    for scalar in VisibleText.escaped(text).unicodeScalars {
      guard special.contains(scalar) else {
        encoded.append(scalar)
        continue
      }
      encoded.add((scalar.value < 0x10 ? "%0" : "%").unicodeScalars)
      encoded.add(String(scalar.value, radix: 16, uppercase: true).unicodeScalars)
    }
    return String(encoded)
  }
}
