import Foundation
import ScenarioKit

/// A GitLab code quality report, which shows failures at their lines in a merge request.
///
/// GitLab reads test results from JUnit XML. This report shows them in the code.
struct GitLabReport {
  private struct Issue: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable { var begin: Int }
      var path: String
      var lines: Lines
    }
    var description: String
    var check_name: String
    var fingerprint: String
    var severity: String
    var location: Location
  }

  private let report: RunReport

  /// Creates the code quality report for a run.
  init(_ report: RunReport) { self.report = report }

  /// The document, which is a JSON array.
  ///
  /// A failure without a known place is reported at line 1 of the folder, because GitLab requires a place.
  var text: String {
    var counts: [String: Int] = [:]
    let issues = report.cases.flatMap { entry -> [Issue] in
      let failures = entry.result.isFailure ? entry.failures : entry.isFlaky ? Array(entry.earlier.prefix(1)) : []
      return failures.map { failure in
        let name = "\(entry.feature)\n\(entry.test)\n\(entry.scenario ?? "")\n\(failure.kind)"
        counts[name, default: 0] += 1
        let flaky = entry.result.isFailure ? "" : "Flaky: "
        return Issue(
          description: VisibleText.escaped("\(flaky)\(entry.feature) › \(entry.title): \(failure.summary)", keepsLines: false), check_name: failure.kind,
          fingerprint: Self.fingerprint("\(name)\n\(counts[name] ?? 1)"), severity: entry.result.isFailure ? "major" : "minor",
          location: .init(path: failure.location.map { VisibleText.escaped($0.filePath, keepsLines: false) } ?? ".", lines: .init(begin: max(1, failure.location?.line ?? 1))))
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(issues) else { return "[]\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Returns 32 digits that identify the same failure in different runs.
  private static func fingerprint(_ text: String) -> String {
    let parts: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4].map { seed in text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
    return parts.map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
