/// A list of failures for the end of the log, with one short paragraph for each.
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

  /// The lines of the list.
  ///
  /// An entry has the test, the scenario, the step, the place, the first line of the message, and the picture of the screen.
  var lines: [String] {
    var lines = [count == 1 ? "1 failure:" : "\(count) failures:"]
    for (index, entry) in entries.enumerated() {
      let number = "  \(index + 1). "
      let indent = String(repeating: " ", count: number.count)
      func add(_ text: String, first: Bool = false) { lines.append((first ? number : indent) + ConsoleText.cut(ConsoleText.line(text), in: entry.journal)) }
      add([entry.test, entry.scenario].compactMap { $0 }.joined(separator: " › "), first: true)
      if let step = entry.step { add(step) }
      if !entry.location.filePath.isEmpty { add("\(entry.location.filePath):\(entry.location.line)") }
      add(Self.firstLine(of: entry.failure))
      if let command = RerunCommand.command(ofTest: entry.test) { add("run it again: \(command)") }
      if let picture = entry.failure.picture, let path = entry.journal?.pathOfPicture(named: picture) { add("picture: \(path)") }
    }
    if count > entries.count { lines.append("  … and \(count - entries.count) more, \(ConsoleText.place(of: journals.first))") }
    return lines
  }
}
