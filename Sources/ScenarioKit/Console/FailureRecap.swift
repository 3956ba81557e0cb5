import Foundation
import VirtualTime

/// A list of failures for the end of the log, with one line for each.
struct FailureRecap {
  private struct Entry {
    let test: String
    let scenario: String?
    let step: String?
    let location: SourceLocation
    let message: String
    let isInJournal: Bool
  }

  /// The maximum number of failures shown.
  ///
  /// Later failures are only counted.
  private static let limit = 50

  /// The maximum number of journals whose paths are shown.
  private static let journalLimit = 10

  /// The maximum number of tests that a command names.
  ///
  /// A longer list would be hard to read.
  private static let filterLimit = 20

  private var entries: [Entry] = []
  private var count = 0
  /// The failed tests, in the order of their first failures.
  private var tests: [String] = []
  private var knownTests: Set<String> = []
  /// The paths of the journals that contain the failures, in the order of the first failures.
  ///
  /// A test case with its own folder for artifacts has its own journal. The journal itself isn't kept, because its file would stay open.
  private var journals: [String] = []
  /// The paths of the journals that contain the failures that are only counted.
  private var journalsOfCounted: Set<String> = []
  private var countsWithoutJournal = false
  /// Whether `SCREENTEST_RERUN` finds all failures in the standard folder, because their journals are in it.
  private var areAllInStandardFolder = true
  /// Returns the folder for the journals of this process.
  var standardFolder: () -> URL? = { Journal.standardFolder }
  /// The folder whose journals `SCREENTEST_RERUN=failed` reads without other settings.
  var defaultFolder: URL = Journal.defaultFolder
  /// The names of the open scenarios of each test, outermost first.
  private var openScenarios: [String: [String]] = [:]

  var isEmpty: Bool { count == 0 }

  /// Adds the failure in an event, if there is one.
  /// - Parameters:
  ///   - event: The event.
  ///   - journal: The journal that contains the event, if any.
  mutating func add(_ event: JournalEvent, in journal: Journal?) {
    switch event {
    case .scenarioStarted(let entry): openScenarios[entry.test, default: []].append(entry.name)
    case .scenarioEnded(let entry): if openScenarios[entry.test]?.isEmpty == false { openScenarios[entry.test]?.removeLast() }
    case .testEnded(let entry): openScenarios[entry.test] = nil
    case .stepEnded(let entry):
      if let failure = entry.failure { add(failure, of: entry.test, step: entry.sentence, at: entry.location, in: journal) }
    case .failed(let entry):
      dropLast(toldBy: entry)
      add(entry.failure, of: entry.test, step: nil, at: entry.location, in: journal)
    default: break
    }
  }

  /// Drops the last failure if the given failure of `explore` repeats it, because they're the same.
  private mutating func dropLast(toldBy entry: JournalEvent.FailureEntry) {
    guard count == entries.count, let last = entries.last, last.test == entry.test else { return }
    let (told, known) = (Self.firstLine(of: entry.failure), last.message)
    guard told != known, !known.isEmpty, told.hasSuffix(": \(known)") else { return }
    entries.removeLast()
    count -= 1
    if count == Self.limit { (journalsOfCounted, countsWithoutJournal) = ([], false) }
  }

  private static func firstLine(of failure: TestFailure) -> String { failure.message.split(separator: "\n").first.map(String.init) ?? "" }

  private mutating func add(_ failure: TestFailure, of test: String, step: String?, at location: SourceLocation, in journal: Journal?) {
    count += 1
    if knownTests.insert(test).inserted { tests.append(test) }
    let path = journal?.url.relativePath
    if let journal, let path, !journals.contains(path) {
      journals.append(path)
      let folder = journal.url.deletingLastPathComponent().standardizedFileURL.path
      if folder != standardFolder()?.standardizedFileURL.path { areAllInStandardFolder = false }
    }
    if path == nil { areAllInStandardFolder = false }
    if count > Self.limit {
      if let path { journalsOfCounted.insert(path) } else { countsWithoutJournal = true }
      // Keep one more failure, because a single further failure is shown.
      if count > Self.limit + 1 { return }
    }
    entries.append(
      Entry(
        test: test, scenario: openScenarios[test]?.first, step: step, location: location, message: Self.firstLine(of: failure), isInJournal: path != nil))
  }

  /// The lines with the paths of the journals that contain the failures.
  var journalLines: [String] {
    let lines = journals.prefix(journals.count.shownCount(atMost: Self.journalLimit)).map { "Journal: \(ConsoleText.line($0))" }
    let rest = journals.count - lines.count
    return rest == 0 ? lines : lines + ["… and \(rest) more journals"]
  }

  /// The lines of the list: one for each failure, and the command that runs the tests again.
  ///
  /// A line has the test, the scenario, the step, the place, and the first line of the message. The log above the list has the rest.
  var lines: [String] {
    var lines = [count == 1 ? "1 failure:" : "\(count) failures:"]
    let listed = count.shownCount(atMost: Self.limit)
    for (index, entry) in entries.prefix(listed).enumerated() {
      func shown(_ text: String) -> String { ConsoleText.cut(ConsoleText.line(text), isInJournal: entry.isInJournal) }
      let names = [entry.test, entry.scenario, entry.step].compactMap { $0.map(shown) }.joined(separator: " › ")
      let place = entry.location.filePath.isEmpty ? "" : " (\(ConsoleText.line(entry.location.filePath)):\(entry.location.line))"
      lines.append("  \(index + 1). \(names)\(place): \(shown(entry.message))")
    }
    if count > listed { lines.append("  … and \(count - listed) more, \(placeOfCounted)") }
    let names = RerunCommand.names(of: tests)
    if !names.isEmpty { lines.append("  Run \(names.count == 1 ? "it" : "them") again: \(command(for: names))") }
    return lines
  }

  private var placeOfCounted: String {
    if countsWithoutJournal { return "not shown" }
    return journalsOfCounted.count == 1 ? "in the journal" : "in the journals"
  }

  /// Returns the command that runs the failed tests again.
  ///
  /// The command names the tests. It sets `SCREENTEST_RERUN` only for many tests, and only if the variable finds all their journals.
  /// The variable also selects the tests that failed in other processes. It names the folder if the process got another folder than the default.
  private func command(for names: [String]) -> String {
    guard names.count > Self.filterLimit, areAllInStandardFolder, let folder = standardFolder() else { return RerunCommand.command(names: names) }
    let isDefault = folder.standardizedFileURL.path == defaultFolder.standardizedFileURL.path
    return "SCREENTEST_RERUN=\(isDefault ? "failed" : RerunCommand.quoted(ConsoleText.line(folder.path))) swift test"
  }
}
