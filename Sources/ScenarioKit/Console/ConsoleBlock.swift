import VirtualTime

/// The log lines of one scenario, or of the steps outside any scenario.
final class ConsoleBlock {
  private enum Heading {
    case none
    case test
    case scenario(String, ScenarioDetails.Kind)
  }

  let feature: String
  let test: String
  let showsColour: Bool
  private let journal: Journal?
  private let layout: ConsoleLayout
  /// Complete lines that aren't printed yet.
  var pending = ""
  private(set) var hasFailed = false

  /// The heading above the next line, until it's printed.
  private var heading = Heading.test
  private var isEmpty = true
  private var isInScenario = false
  /// Whether a scenario or a step of the test has started, so a failure can be outside any step.
  private var hasSteps = false
  /// The lines of the open step and everything in it, in starting order.
  ///
  /// The text of a line is filled in when its step ends.
  private var open: [(path: String, text: String)] = []

  init(feature: String, test: String, showsColour: Bool, journal: Journal?, layout: ConsoleLayout = ConsoleLayout(columns: nil)) {
    self.feature = feature
    self.test = test
    self.showsColour = showsColour
    self.journal = journal
    self.layout = layout
  }

  /// Resets the lines to print and the failure state.
  func clear() {
    pending = ""
    hasFailed = false
  }

  /// Adds an event of this test, and returns whether it ends a scenario, or a step outside any scenario.
  func add(_ event: JournalEvent) -> Bool {
    switch event {
    case .scenarioStarted(let entry):
      hasSteps = true
      if entry.depth == 0 {
        isInScenario = true
        heading = .scenario(entry.name, entry.details.kind)
        isEmpty = true
      } else {
        open.append((entry.path, indent(entry.depth) + "Scenario: \(shown(name: entry.name))\n"))
        if open.count == 1 { complete() }
      }
      return false
    case .scenarioEnded(let entry): return end(entry)
    case .stepStarted(let entry):
      // An activity of XCTest has no keyword.
      if !entry.keyword.isEmpty { hasSteps = true }
      open.append((entry.path, ""))
      return false
    case .stepEnded(let entry): return end(entry)
    case .failed(let entry):
      hasFailed = true
      isEmpty = false
      let name = hasSteps ? "outside any step" : shown(ConsoleText.name(of: entry.failure, at: entry.location))
      open.append(("", "    \(ConsoleStyle.red.apply("✗", showsColour)) \(name)\n" + failure(entry.failure, at: entry.location, isInScenario ? 1 : 0)))
      if open.count > 1 { return false }
      complete()
      // Print a failure outside a scenario right away, because it has no more lines and output of other tests would otherwise wait until this test ends.
      return !isInScenario
    case .testEnded: return true
    case .acted(let entry): return showDetail(entry.action.text, in: entry.path)
    case .waited(let entry): return showDetail("wait for \(entry.purpose): \(entry.wait.waited.inSeconds)", in: entry.path)
    case .noted(let entry) where entry.path.isEmpty && entry.text == ResultCheck.note:
      // Show this note like a result, because it's about the whole scenario.
      pending += "    " + ConsoleStyle.dim.apply("(\(entry.text))", showsColour) + "\n"
      return false
    case .noted(let entry): return showDetail(entry.text, in: entry.path)
    case .testStarted, .runStarted, .pictured, .attached: return false
    }
  }

  /// Adds an action, a wait, or a note under the line of its step.
  private func showDetail(_ text: String, in path: String) -> Bool {
    let depth = path.isEmpty ? (isInScenario ? 1 : 0) : path.split(separator: ".").count + 1
    open.append(("", indent(depth) + ConsoleStyle.dim.apply("· " + shown(text), showsColour) + "\n"))
    if open.count == 1 { complete() }
    return false
  }

  private func end(_ entry: JournalEvent.ScenarioEnd) -> Bool {
    if entry.outcome == .failed { hasFailed = true }
    let skippedLine = skipped("Scenario: \(shown(name: entry.name)) (\(explained(entry.outcome, entry.reason)))") + "\n"
    let didNotRun = entry.outcome == .skipped || entry.outcome == .pending
    guard entry.depth == 0 else {
      if didNotRun, let index = open.lastIndex(where: { $0.path == entry.path }), open.count == index + 1 { open[index].text = indent(entry.depth) + skippedLine }
      return false
    }
    if didNotRun {
      if isEmpty { pending += "  " + skippedLine }
    } else if isEmpty {
      showHeading()
      pending += "    (no steps)\n"
    }
    heading = .test
    isInScenario = false
    return true
  }

  private func end(_ entry: JournalEvent.StepEnd) -> Bool {
    if entry.outcome == .failed { hasFailed = true }
    isEmpty = false
    if let index = open.lastIndex(where: { $0.path == entry.path }) {
      open[index].text = line(entry)
    } else {
      open.append((entry.path, line(entry)))
    }
    if open.first?.path == entry.path { complete() }
    return entry.depth == 0
  }

  /// Moves complete lines, with their heading, to the lines that can be printed.
  private func complete() {
    showHeading()
    for entry in open { pending += entry.text }
    open = []
  }

  private func showHeading() {
    switch heading {
    case .none: return
    case .test: pending += "  " + shown(test) + "\n"
    case .scenario(let name, let kind):
      let word = kind == .background ? "Background" : "Scenario"
      let text = "  \(word): " + shown(name: name)
      pending += text + layout.padding(after: text.count) + ConsoleStyle.dim.apply(shown(test), showsColour) + "\n"
    }
    heading = .none
  }

  private func line(_ entry: JournalEvent.StepEnd) -> String {
    let sentence = shown(entry.sentence)
    let start = indent(entry.depth)
    if entry.outcome == .skipped { return start + skipped("\(sentence) (\(explained(entry.outcome, entry.reason)))") + "\n" }
    let mark = entry.outcome == .passed ? ConsoleStyle.green.apply("✓", showsColour) : ConsoleStyle.red.apply("✗", showsColour)
    let moved = entry.virtualEnd - entry.virtualStart
    let padding = layout.padding(after: start.count + 2 + sentence.count)
    let time = moved > .zero ? padding + ConsoleStyle.dim.apply("+" + moved.inSeconds, showsColour) : ""
    let text = "\(start)\(mark) \(sentence)\(time)\n" + (entry.argument.map { argument($0, start + "    ") } ?? "")
    return entry.failure.map { text + failure($0, at: entry.location, entry.depth) } ?? text
  }

  private func failure(_ failure: TestFailure, at location: SourceLocation, _ depth: Int) -> String {
    let start = indent(depth) + "    "
    // Leave out an empty location. A failure before the first step, such as a launch without an app, may not have a location.
    var lines = location.filePath.isEmpty ? [] : [ConsoleStyle.dim.apply("\(ConsoleText.line(location.filePath)):\(location.line)", showsColour)]
    if let inner = failure.location, inner.filePath != location.filePath || inner.line != location.line {
      lines.append(ConsoleStyle.dim.apply("from \(ConsoleText.line(inner.filePath)):\(inner.line)", showsColour))
    }
    lines += ConsoleText.lines(failure.message).map(cut)
    if let screen = failure.briefScreen ?? failure.screen, !screen.isEmpty {
      lines += ["", "The screen:"]
      lines += capped(ConsoleText.lines(screen)).map { "  " + cut($0) }
    }
    let files = journal?.lines(forPicture: failure.picture, tree: failure.tree) ?? []
    if !files.isEmpty { lines += [""] + files }
    return lines.flatMap { layout.wrapped($0, indent: start) }.map { $0 + "\n" }.joined()
  }

  /// Returns the first 40 lines and the number of further ones, to keep the failure above them in view.
  ///
  /// The journal has all lines.
  func capped(_ lines: [String]) -> [String] {
    let shown = lines.count.shownCount(atMost: 40)
    if lines.count == shown { return lines }
    return lines.prefix(shown) + ["… \(lines.count - shown) more lines, \(ConsoleText.place(of: journal))"]
  }

  /// Returns an outcome with its reason: “skipped”, “pending: The cart comes next”.
  private func explained(_ outcome: Outcome, _ reason: String?) -> String {
    guard let reason, !reason.isEmpty else { return outcome.rawValue }
    return outcome.rawValue + ": " + shown(reason)
  }

  /// Returns the name of a scenario, or “(no name)” if the name is blank.
  private func shown(name: String) -> String { name.allSatisfy(\.isWhitespace) ? "(no name)" : shown(name) }

  private func shown(_ text: String) -> String { cut(ConsoleText.line(text)) }

  func cut(_ line: String) -> String { ConsoleText.cut(line, in: journal) }

  private func skipped(_ text: String) -> String { ConsoleStyle.yellow.apply("- " + text, showsColour) }

  /// Returns the white space at the start of a line.
  ///
  /// Lines outside scenarios are indented like the steps of scenarios.
  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: isInScenario ? max(depth, 1) + 1 : depth + 2) }
}
