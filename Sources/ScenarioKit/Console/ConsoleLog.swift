import Foundation
import VirtualTime

/// Prints a run as it goes, from journal events and nothing else: features, scenarios, steps with their keyword and a mark, virtual time where it moved.
///
/// - A step is printed when it ends, with the steps inside it below.
/// - Where tests run at the same time, a scenario is printed as a whole.
/// - Text from the app cannot act on the terminal: control characters are written out, and commands of CI systems defused.
/// - A line of more than 400 characters is cut; the journal has it whole.
public final class ConsoleLog: @unchecked Sendable {
  /// How much is printed, by the names that `SCREENTEST_LOG` takes.
  public enum Detail: String, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// Scenarios that failed, as a whole.
    case failures
    /// Every scenario with its steps.
    case all
    /// Those, and under each step what was done and what was waited for.
    case verbose
  }

  let tests = TestNames()

  private let detail: Detail
  private let layout: ConsoleLayout
  private var progress: ConsoleProgress
  private let showsColour: Bool
  private let print: @Sendable (String) -> Void
  private let lock = NSLock()
  private var blocks: [String: ConsoleBlock] = [:]
  private var streaming: String?
  private var waiting: [(feature: String, text: String)] = []
  private var lastFeature: String?
  private var counts = RunSummary()
  private var failures = FailureRecap()
  private var slowest = SlowestScenarios()
  private var journal: Journal?

  /// Creates a log.
  /// - Parameters:
  ///   - detail: What is printed.
  ///   - showsColour: Whether marks and headings are coloured with ANSI escapes.
  ///   - columns: How wide the terminal is, at least 40; longer lines are wrapped. Without a terminal, `nil`, no line is.
  ///   - print: What takes the text, whole lines at a time; standard output by default.
  public init(detail: Detail = .all, showsColour: Bool = false, columns: Int? = nil, print: @escaping @Sendable (String) -> Void = ConsoleLog.standardOutput) {
    self.detail = detail
    self.showsColour = showsColour
    self.print = print
    layout = ConsoleLayout(columns: columns)
    // What is printed of every scenario shows how far it is.
    progress = ConsoleProgress(columns: detail == .failures ? columns : nil)
  }

  /// Writes to standard output at once, in order with what XCTest and Swift Testing print.
  public static let standardOutput: @Sendable (String) -> Void = { text in
    Swift.print(text, terminator: "")
    fflush(nil)
  }

  /// Whether standard output is a terminal that shows colours, and `NO_COLOR` does not forbid them.
  public static var showsColourOnStandardOutput: Bool { Platform.terminalShowsColour }

  /// The log of this process on standard output, for tests that do not name one, with a summary when the process ends.
  ///
  /// `SCREENTEST_LOG` may be `off`, `failures`, `all`, which is the default, or `verbose`. Colours show on a terminal, never with `NO_COLOR`.
  public static let standard: ConsoleLog = {
    let named = Platform.environment("SCREENTEST_LOG") ?? ""
    let detail = Detail(rawValue: named)
    if detail == nil, !named.isEmpty {
      StandardError.print("ScreenTestKit: SCREENTEST_LOG is “\(named)”, which is none of: \(Detail.allCases.map(\.rawValue).joined(separator: ", ")). It is taken for “all”.")
    }
    let log = ConsoleLog(detail: detail ?? .all, showsColour: Platform.terminalShowsColour, columns: Platform.terminalColumns)
    TestProcess.atEnd { ConsoleLog.standard.showSummaryAtEnd(.ofThisProcess) }
    return log
  }()

  /// What was counted so far.
  public var summary: RunSummary { lock.withLock { counts } }

  /// Prints the summary, unless nothing ran or nothing is to be printed: “3 scenarios (2 passed, 1 failed), 14 steps (…), 2.4 s of virtual time in 3 ms”.
  ///
  /// What failed comes before it once more, in short, and the journal's path after it.
  public func showSummary() { showSummary(summary, summary.description) }

  /// Prints the summary of all processes of a `swift test` in the last one.
  ///
  /// The others print what failed in them.
  func showSummaryAtEnd(_ processes: OtherProcesses) {
    guard processes.isOfSwiftTest else { return showSummary() }
    var counts = RunCounts(xctests: XCTestObserver.testCount, swiftTests: IssueLog.testCount, summary: summary)
    if processes.decideLater {
      processes.leave(counts)
      showSummary(counts.summary, nil)
    } else {
      counts += processes.takeCounts()
      showSummary(counts.summary, counts.description)
    }
  }

  private func showSummary(_ counts: RunSummary, _ description: String?) {
    let text: String? = lock.withLock {
      let end = progress.clear()
      guard detail != .off, !counts.isEmpty, detail != .failures || counts.hasFailures else { return end.isEmpty ? nil : end }
      let summary = description.map { [(counts.hasFailures ? ConsoleStyle.red : .green).apply($0, showsColour)] } ?? []
      let last = slowest.lines + summary
      guard !failures.isEmpty else { return last.isEmpty ? end : end + "\n" + last.joined(separator: "\n") + "\n" }
      let lines = failures.lines(journal: journal) + (last.isEmpty ? [] : [""]) + last + (journal.map { ["Journal: \(ConsoleText.line($0.url.relativePath))"] } ?? [])
      return end + "\n" + lines.flatMap(layout.wrapped).joined(separator: "\n") + "\n"
    }
    if let text { print(text) }
  }

  /// Whether the log shows failures, so that the test library need not repeat them as a whole.
  var showsFailures: Bool { detail != .off }

  /// Whether actions, waits and notes are printed.
  var showsDetails: Bool { detail == .verbose || TestConfiguration.isVerbose }

  /// Names the journal that has the same events, for readers who look for more.
  func name(_ journal: Journal) {
    lock.withLock { self.journal = self.journal ?? journal }
  }

  /// Prints what is complete of tests that are not, as the process is about to end; nothing where another thread is printing.
  func showUnfinished() {
    guard detail != .off, lock.try() else { return }
    defer { lock.unlock() }
    for (feature, text) in waiting { output(feature, text) }
    waiting.removeAll()
    for (_, block) in blocks.sorted(by: { $0.key < $1.key }) {
      output(block.feature, block.pending)
      block.pending = ""
    }
  }

  /// Takes an event, and prints what it completes.
  public func show(_ event: JournalEvent) {
    switch event {
    // Nothing is counted for them, and nothing printed but in a verbose log.
    case .noted(let entry) where entry.isShown: break
    case .acted, .waited, .noted: if !showsDetails { return }
    case .runStarted: return
    default: break
    }
    lock.lock()
    defer { lock.unlock() }
    counts.add(event)
    failures.add(event)
    slowest.add(event)
    guard detail != .off else { return }
    if case .testStarted(let entry) = event {
      blocks[entry.test] = ConsoleBlock(feature: entry.feature, test: entry.name, showsColour: showsColour, journal: journal, layout: layout)
      return
    }
    guard let test = event.test, let block = blocks[test] else { return }
    let ended = block.add(event)
    if detail == .failures {
      guard ended else { return }
      if block.hasFailed { output(block.feature, block.pending) }
      block.clear()
      let line = progress.line(counts)
      if !line.isEmpty { print(line) }
    } else {
      stream(test, block, ended)
    }
    if case .testEnded = event { blocks[test] = nil }
  }

  /// Prints what a test has to say when it is its turn: one scenario at a time.
  private func stream(_ test: String, _ block: ConsoleBlock, _ ended: Bool) {
    if streaming == nil, !block.pending.isEmpty { streaming = test }
    if streaming == test {
      output(block.feature, block.pending)
      block.pending = ""
      guard ended else { return }
      block.clear()
      streaming = nil
      for (feature, text) in waiting { output(feature, text) }
      waiting.removeAll()
    } else if ended {
      waiting.append((block.feature, block.pending))
      block.clear()
    }
  }

  private func output(_ feature: String, _ text: String) {
    guard !text.isEmpty else { return }
    var heading = ""
    if feature != lastFeature {
      heading = (lastFeature == nil ? "" : "\n") + ConsoleStyle.bold.apply("Feature: \(ConsoleText.line(feature))", showsColour) + "\n"
      lastFeature = feature
    }
    print(progress.clear() + heading + text)
  }
}
