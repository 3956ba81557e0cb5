import Foundation
import VirtualTime

/// A console log that prints features, scenarios, and steps from journal events as a run progresses.
///
/// - Each step shows its keyword, its result, and its virtual time, if time has moved.
/// - A step is printed when it ends, with its nested steps below it.
/// - If tests run in parallel, each scenario is printed as a whole.
/// - Text from the app can't control the terminal: control characters are escaped, and commands of CI systems are disarmed.
/// - Lines of more than 400 characters are cut. The journal has the complete text.
public final class ConsoleLog: @unchecked Sendable {
  /// The amount of output, named like the values of `SCREENTEST_LOG`.
  public enum Detail: String, Sendable, CaseIterable {
    /// No output.
    case off
    /// Failed scenarios, each as a whole.
    case failures
    /// All scenarios with their steps.
    case all
    /// All scenarios with their steps, and the actions and waits in each step.
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

  /// Creates a console log.
  /// - Parameters:
  ///   - detail: The amount of output.
  ///   - showsColour: Whether ANSI escapes color the marks and headings.
  ///   - columns: The width of the terminal, at least 40, for wrapping. If it's `nil`, lines aren't wrapped.
  ///   - print: A closure that receives whole lines of text. By default, it writes to standard output.
  public init(detail: Detail = .all, showsColour: Bool = false, columns: Int? = nil, print: @escaping @Sendable (String) -> Void = ConsoleLog.standardOutput) {
    self.detail = detail
    self.showsColour = showsColour
    self.print = print
    layout = ConsoleLayout(columns: columns)
    // Show a progress line only if passed scenarios are hidden, because otherwise the lines of the scenarios show the progress.
    progress = ConsoleProgress(columns: detail == .failures ? columns : nil)
  }

  /// A closure that writes to standard output immediately, in order with the test libraries' output.
  public static let standardOutput: @Sendable (String) -> Void = { text in
    Swift.print(text, terminator: "")
    fflush(nil)
  }

  /// Whether standard output is a terminal with color support, and `NO_COLOR` isn't set.
  public static var showsColourOnStandardOutput: Bool { Platform.terminalShowsColour }

  /// The default log of this process, on standard output, with a summary when the process ends.
  ///
  /// `SCREENTEST_LOG` is `off`, `failures`, `all` (the default), or `verbose`. Colors appear only on a terminal, and never with `NO_COLOR`.
  public static let standard: ConsoleLog = {
    let value = Platform.environment("SCREENTEST_LOG") ?? ""
    let detail = Detail(rawValue: value)
    if detail == nil, !value.isEmpty {
      StandardError.print("ScreenTestKit: SCREENTEST_LOG is “\(value)”, which isn't one of: \(Detail.allCases.map(\.rawValue).joined(separator: ", ")). “all” is used instead.")
    }
    let log = ConsoleLog(detail: detail ?? .all, showsColour: Platform.terminalShowsColour, columns: Platform.terminalColumns)
    TestProcess.atEnd { ConsoleLog.standard.showSummaryAtEnd(.ofThisProcess) }
    return log
  }()

  /// The counts so far.
  public var summary: RunSummary { lock.withLock { counts } }

  /// Prints the summary: “3 scenarios (2 passed, 1 failed), 14 steps (…), 2.4 s of virtual time in 3 ms”.
  ///
  /// A short list of failures comes before the summary, and the path of each failed test's journal after it. Nothing is printed if nothing ran or the log is off.
  public func showSummary() { showSummary(summary, summary.description) }

  /// Prints one summary for all processes of a `swift test`, in the last process.
  ///
  /// The other processes print only their own failures and slowest scenarios.
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
      let lines = failures.lines + (last.isEmpty ? [] : [""]) + last + failures.journalLines
      return end + "\n" + lines.flatMap(layout.wrapped).joined(separator: "\n") + "\n"
    }
    if let text { print(text) }
  }

  /// Whether the log shows failures, so the test library doesn't need to repeat the complete messages.
  var showsFailures: Bool { detail != .off }

  /// Whether actions, waits, and notes are printed.
  var showsDetails: Bool { detail == .verbose || TestConfiguration.isVerbose }

  /// Prints the complete lines of unfinished tests when the process is about to end.
  ///
  /// Prints nothing if another thread is printing.
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

  /// Shows an event and prints all lines that are now complete.
  public func show(_ event: JournalEvent) { show(event, in: nil) }

  /// Shows an event, and prints all lines that are now complete.
  /// - Parameters:
  ///   - event: The event.
  ///   - journal: The journal that contains the event, if any. The log refers to its files.
  func show(_ event: JournalEvent, in journal: Journal?) {
    switch event {
    // Print these events only in a verbose log. They aren't counted.
    case .noted(let entry) where entry.isShown: break
    case .acted, .waited, .noted: if !showsDetails { return }
    case .runStarted: return
    default: break
    }
    lock.lock()
    defer { lock.unlock() }
    counts.add(event)
    failures.add(event, in: journal)
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

  /// Prints the lines of a test when it's the test's turn, one scenario at a time.
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
