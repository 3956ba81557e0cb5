/// A list of failures for the end of the log, with one line for each.
struct FailureRecap {
  private struct Entry {
    let test: String
    let scenario: String?
    let step: String?
    let location: SourceLocation
    let failure: TestFailure
    let journal: Journal?
  }

  /// The maximum number of failures shown.
  ///
  /// Later failures are only counted.
  private static let limit = 50

  private var entries: [Entry] = []
  private var count = 0
  /// The journals that contain the failures, in the order of their first failures.
  ///
  /// A test case with its own folder for artifacts has its own journal.
  private(set) var journals: [Journal] = []
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
    let (told, known) = (Self.firstLine(of: entry.failure), Self.firstLine(of: last.failure))
    guard told != known, !known.isEmpty, told.hasSuffix(": \(known)") else { return }
    entries.removeLast()
    count -= 1
  }

  private static func firstLine(of failure: TestFailure) -> String { failure.message.split(separator: "\n").first.map(String.init) ?? "" }

  private mutating func add(_ failure: TestFailure, of test: String, step: String?, at location: SourceLocation, in journal: Journal?) {
    count += 1
    if let journal, !journals.contains(where: { $0 === journal }) { journals.append(journal) }
    guard count <= Self.limit else { return }
    entries.append(Entry(test: test, scenario: openScenarios[test]?.first, step: step, location: location, failure: failure, journal: journal))
  }

  /// The lines of the list: one for each failure, and the command that runs the tests again.
  ///
  /// A line has the test, the scenario, the step, the place, and the first line of the message. The log above the list has the rest.
  var lines: [String] {
    var lines = [count == 1 ? "1 failure:" : "\(count) failures:"]
    for (index, entry) in entries.enumerated() {
      func shown(_ text: String) -> String { ConsoleText.cut(ConsoleText.line(text), in: entry.journal) }
      let names = [entry.test, entry.scenario, entry.step].compactMap { $0.map(shown) }.joined(separator: " › ")
      let place = entry.location.filePath.isEmpty ? "" : " (\(ConsoleText.line(entry.location.filePath)):\(entry.location.line))"
      lines.append("  \(index + 1). \(names)\(place): \(shown(Self.firstLine(of: entry.failure)))")
    }
    if count > entries.count { lines.append("  … and \(count - entries.count) more, \(ConsoleText.place(of: journals.first))") }
    if let command { lines.append("  Run \(count == 1 ? "it" : "them") again: \(command)") }
    return lines
  }

  /// The command that runs the failed tests again, or `nil` if a test isn't in a test library.
  private var command: String? {
    guard let first = entries.first, let command = RerunCommand.command(ofTest: first.test) else { return nil }
    let isOneTest = count == entries.count && entries.allSatisfy { $0.test == first.test }
    return isOneTest ? command : "SCREENTEST_RERUN=failed swift test"
  }
}
