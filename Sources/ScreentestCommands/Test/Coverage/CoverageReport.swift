import Foundation

/// The lines of a package's targets that the tests cover.
///
/// Tests and the targets of other packages don't count.
struct CoverageReport: Equatable {
  /// A number of lines.
  struct Lines: Equatable {
    var covered = 0
    var count = 0

    /// The percentage, rounded down to a tenth, so 100 means that each line is covered.
    var percentage: String { count == 0 ? "0.0" : "\(covered * 1000 / count / 10).\(covered * 1000 / count % 10)" }

    /// Returns whether fewer lines are covered than a percentage requires.
    func isBelow(_ percentage: Double) -> Bool { Double(covered) * 100 < percentage * Double(count) }

    static func += (lines: inout Lines, other: Lines) { lines = Lines(covered: lines.covered + other.covered, count: lines.count + other.count) }
  }

  /// A file of a target.
  struct File: Equatable {
    /// The path relative to the package's folder.
    let path: String
    let target: String
    let lines: Lines
  }

  /// The files with at least one line that can be covered.
  private(set) var files: [File] = []
  /// The targets without measured lines, because the test executable doesn't contain them.
  private(set) var unmeasured: [String] = []
  /// The number of test processes without a profile.
  var missingProfiles: Int = 0

  /// Reads llvm-cov's summary of all files.
  ///
  /// Returns `nil` if the text isn't a summary.
  /// - Parameters:
  ///   - json: The output of `llvm-cov export -format=text -summary-only`.
  ///   - package: The targets of the package.
  init?(json: Data, package: PackageTargets) {
    guard let object = try? JSONSerialization.jsonObject(with: json) as? [String: Any], let entries = (object["data"] as? [[String: Any]])?.first?["files"] as? [[String: Any]]
    else { return nil }
    var lines: [String: Lines] = [:]
    for entry in entries {
      guard let name = entry["filename"] as? String, let summary = (entry["summary"] as? [String: Any])?["lines"] as? [String: Any],
        let covered = summary["covered"] as? Int, let count = summary["count"] as? Int, count > 0
      else { continue }
      lines[name] = Lines(covered: covered, count: count)
    }
    for target in package.targets where target.kind == .code {
      let found = target.files.compactMap { path in lines["\(package.folder)/\(path)"].map { File(path: path, target: target.name, lines: $0) } }
      files += found
      if found.isEmpty, !target.sources.isEmpty { unmeasured.append(target.name) }
    }
  }

  /// The lines of all targets.
  var total: Lines { files.reduce(into: Lines()) { $0 += $1.lines } }

  /// The measured targets with their lines, in their order.
  var targets: [(name: String, lines: Lines)] {
    var targets: [(name: String, lines: Lines)] = []
    for file in files {
      if targets.last?.name != file.target { targets.append((file.target, Lines())) }
      targets[targets.count - 1].lines += file.lines
    }
    return targets
  }

  /// The ten files with the lowest percentages, without files whose lines are all covered.
  var worst: [File] {
    let open = files.filter { $0.lines.covered < $0.lines.count }
    return Array(open.sorted { ($0.lines.covered * $1.lines.count, $0.path) < ($1.lines.covered * $0.lines.count, $1.path) }.prefix(10))
  }

  /// Returns the sentence for a percentage that isn't reached, or `nil` if it's reached.
  func problem(minimum: Double) -> String? {
    let total = total
    guard total.isBelow(minimum) else { return nil }
    let number = minimum == minimum.rounded() ? "\(Int(minimum))" : "\(minimum)"
    return "The tests cover \(total.percentage) % of the lines, but --coverage-minimum requires \(number) %."
  }

  /// The report for the terminal.
  var text: String {
    var lines = ["Lines that the tests cover:"]
    lines += Self.rows(targets.map { ($0.name, $0.lines) } + [("total", total)])
    if !worst.isEmpty { lines += ["Files with the lowest coverage:"] + Self.rows(worst.map { ($0.path, $0.lines) }) }
    return (lines + notes).joined(separator: "\n")
  }

  /// The report as Markdown, for the summary of a job.
  var markdown: String {
    func row(_ name: String, _ lines: Lines) -> String { "| \(name) | \(lines.percentage) % | \(lines.covered) of \(lines.count) |" }
    let rows = targets.map { row($0.name, $0.lines) } + [row("total", total)]
    let notes = notes.isEmpty ? [] : [""] + notes
    return (["", "## Coverage", "", "| target | lines | |", "|---|---|---|"] + rows + notes).joined(separator: "\n") + "\n"
  }

  private var notes: [String] {
    var notes: [String] = []
    if !unmeasured.isEmpty { notes.append("Not measured, because no test depends on them: \(unmeasured.joined(separator: ", ")).") }
    if missingProfiles > 0 {
      let processes = missingProfiles == 1 ? "1 process" : "\(missingProfiles) processes"
      notes.append(
        "\(processes) ended without a profile, because of a crash, a signal or _exit. The lines that only \(missingProfiles == 1 ? "it" : "they") ran count as not covered.")
    }
    return notes
  }

  private static func rows(_ rows: [(name: String, lines: Lines)]) -> [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      let percentage = row.lines.percentage + " %"
      let number = String(repeating: " ", count: max(0, 8 - percentage.count)) + percentage
      return "  \(number)  \(row.name)\(String(repeating: " ", count: width - row.name.count))  \(row.lines.covered) of \(row.lines.count)"
    }
  }
}
