import VirtualTime

extension DoctorResult {
  /// Returns the result as text for a terminal and for an issue.
  ///
  /// - Parameter showsAllRows: Whether each row of the table has a line, instead of only the rows that don't work.
  func text(showsAllRows: Bool) -> String {
    let table = report.categories.flatMap { category in
      ["\(category.state.mark) \(category.name.rawValue): \(category.meaning)"]
        + category.groups.flatMap { $0.lines(showsAllRows: showsAllRows) }
        + category.problems.flatMap { ["  ✗ A trial failed: \($0.consequence)", "    expected: \($0.expected)", "    actual:   \($0.actual)"] }
    }
    return (header + [""] + table + [""] + summary).map { $0 + "\n" }.joined()
  }

  private var header: [String] {
    let (toolchain, platform) = (report.toolchain, report.platform)
    let tested = toolchain.isNewer ? "newer than \(toolchain.testedVersion), which is the newest tested version" : "the newest tested version is \(toolchain.testedVersion)"
    let facts = [
      ("ScreenTestKit", commit.map { "commit \($0.prefix(12))" } ?? "unknown commit"),
      ("Swift", "\(swift); \(tested)"),
      ("Runtime", toolchain.runtime ?? "unknown"),
      ("C compiler", toolchain.cCompiler),
      ("Left out", toolchain.leftOut.joined(separator: ", ")),
      (
        "Platform",
        [platform.distribution, platform.kernel, platform.machine, platform.cLibrary].compactMap(\.self).joined(separator: ", ")
          + (platform.isTested ? "" : "; not tested on this platform")
      ),
      ("Package", package),
      ("Tests", tests),
      ("Note", report.note ?? ""),
    ]
    return facts.filter { !$0.1.isEmpty }.map { name, value in name + String(repeating: " ", count: 15 - name.count) + value }
  }

  /// The compiler's own words without its labels: “6.3.1 (swift-6.3.1-RELEASE), x86_64-unknown-linux-gnu”.
  private var swift: String {
    guard let compiler else { return "unknown" }
    return compiler.split(separator: "\n").map { line in
      for label in ["Swift version ", "Target: "] where line.hasPrefix(label) { return String(line.dropFirst(label.count)) }
      return String(line)
    }.joined(separator: ", ")
  }

  private var summary: [String] {
    func names(_ state: DoctorReport.Category.State) -> [String] { report.categories.filter { $0.state == state }.map(\.name.rawValue) }
    let states = report.categories.flatMap(\.groups).flatMap(\.rows).map(\.state)
    let counts = [
      (states.count { $0 == .works }, "work"), (states.count { $0.isProblem }, "don't work"), (states.count { $0 == .untried }, "weren't tried"),
      (states.count { $0 == .unused }, "aren't needed"),
    ]
    return [
      "\(names(.works).count) of \(report.categories.count) categories work."
        + (names(.broken).isEmpty ? "" : " Broken: \(names(.broken).joined(separator: ", ")).")
        + (names(.untried).isEmpty ? "" : " Not tried: \(names(.untried).joined(separator: ", "))."),
      "\(states.count) rows: " + counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + ".",
    ]
  }
}

extension DoctorReport.Group {
  fileprivate func lines(showsAllRows: Bool) -> [String] {
    let states = rows.map(\.state)
    let untried = states.count { $0 == .untried }
    let head =
      if states.contains(where: \.isProblem) {
        "✗ \(title): \(loss)"
      } else if untried > 0 {
        "? \(title): \(untried) of \(states.count) not tried"
      } else {
        "\(states.contains(.works) ? "✓" : "–") \(title)"
      }
    return ["  \(head)"] + rows.filter { showsAllRows || $0.state.isProblem }.map { "    \($0.line)" }
  }
}

extension DoctorReport.Row {
  fileprivate var line: String {
    let place = [library, way.rawValue].compactMap(\.self).joined(separator: ", ")
    let hint = similar.isEmpty ? "" : "; similar: \(similar.joined(separator: ", "))"
    return "\(state.mark) \(symbol) (\(place))\(state.explanation.map { ": \($0)\(hint)" } ?? "")"
  }
}

extension InterpositionRow.State {
  fileprivate var mark: String {
    switch self {
    case .works: "✓"
    case .untried: "?"
    case .unused: "–"
    case .gone, .elsewhere, .notImported, .protected, .fails: "✗"
    }
  }

  /// A clause for the end of a row's line.
  fileprivate var explanation: String? {
    switch self {
    case .works: nil
    case .untried: "not tried in this process"
    case .unused: "not needed in this process"
    case .gone: "no library has it"
    case .elsewhere: "the process calls another definition"
    case .notImported: "the library doesn't import it"
    case .protected: "its entry in memory can't be changed"
    case .fails: "it behaves differently"
    }
  }
}

extension DoctorReport.Category.State {
  fileprivate var mark: String {
    switch self {
    case .works: "✓"
    case .untried: "?"
    case .broken: "✗"
    }
  }
}
