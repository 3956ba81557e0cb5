import Foundation

/// The tests of one library that run in one process.
struct TestBatch {
  /// The outcome of a batch.
  struct Outcome {
    var results: [ListedTest: TestResult]
    /// The tests that were running when the process ended.
    var underWay: [ListedTest]
    var end: ProcessEnd
    var evidence: JournalEvidence
    /// The first error line that the process printed, without “error: ”.
    var lastWord: String?
    /// The steps that the process printed as running when it ended.
    var lastSteps: LastSteps = LastSteps()
    /// The process's identifier.
    var process: Int32 = 0

    /// Returns the last place of a test before its process ended, with the process's message.
    func place(of test: ListedTest) -> TestPlace? {
      let lastWord = lastWord.map { [$0, lastSteps.place(of: test)].compactMap(\.self).joined(separator: " ") }
      guard var place = evidence.place(of: test) else { return lastWord.map { TestPlace(message: $0) } }
      // In a journal, the sentence of a step that didn't end lacks some of its text, so use the sentence that the process printed.
      if place.message == nil, let step = lastSteps.step(of: test) { place.step = step }
      place.message = place.message ?? lastWord
      return place
    }
  }

  /// The path of the test executable.
  let executable: String
  let tests: [ListedTest]
  /// Whether the batch contains all tests of the library, so their names don't need to be passed.
  let isEverything: Bool
  /// The working directory of the tests: the package.
  let folder: URL
  /// The folder for journals.
  let output: URL
  let environment: [String: String]
  /// How long the process may run without progress, in seconds of real time, or 0 for no limit.
  var timeout: TimeInterval = 0

  /// Runs the tests.
  /// - Parameters:
  ///   - print: A closure that receives the output of the process.
  ///   - ended: A closure that is called for each test that has ended.
  func run(print: @escaping @Sendable (Data) -> Void, ended: @escaping @Sendable (ListedTest) -> Void) throws -> Outcome {
    let events = FileManager.default.temporaryDirectory.appendingPathComponent("screentest-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }
    let reader = Reader(tests, folder: folder.path)
    let watch = StandstillWatch(limit: timeout)
    // XCTest's output shows when a test starts and ends. Swift Testing tests run in parallel, so any output counts as progress.
    let tellsOfTests = tests.first?.library == .xctest
    let end = try ChildProcesses().run(
      [executable] + arguments(events), in: folder, environment: environment,
      output: { piece in
        print(piece)
        let before = reader.underWay
        let over = reader.addOutput(piece)
        if !tellsOfTests || !over.isEmpty || reader.underWay != before { watch.noteProgress() }
        for test in over { ended(test) }
      },
      errors: { piece in
        print(piece)
        if !tellsOfTests { watch.noteProgress() }
        reader.addErrors(piece)
      }, started: watch.begin)
    watch.end()
    if watch.hasEndedProcess, end.end == .signal(SIGKILL) { reader.noteStandstill(tellsOfTests, timeout) }
    if let data = try? Data(contentsOf: events) { for test in reader.addEvents(data) { ended(test) } }
    var outcome = reader.outcome(end.end, JournalEvidence(process: end.process, folder: output, tests: tests))
    outcome.process = end.process
    return outcome
  }

  private func arguments(_ events: URL) -> [String] {
    switch tests.first?.library {
    case .swiftTesting:
      let filters = tests.flatMap { ["--filter", "^\(NSRegularExpression.escapedPattern(for: $0.id))/"] }
      return ["--testing-library", "swift-testing", "--event-stream-output-path", events.path, "--event-stream-version", "0"] + (isEverything ? [] : filters)
    default: return isEverything ? [] : [tests.map(\.id).joined(separator: ",")]
    }
  }

  /// The maximum size of the test names in the arguments of a process, in bytes.
  static let mostBytes = 100_000

  /// Splits tests into batches whose names fit into the arguments of a process.
  static func split(_ tests: [ListedTest]) -> [[ListedTest]] {
    var batches: [[ListedTest]] = []
    var size = mostBytes
    for test in tests {
      let more = test.id.utf8.count * 2 + 32
      if size + more > mostBytes {
        batches.append([])
        size = 0
      }
      batches[batches.count - 1].append(test)
      size += more
    }
    return batches
  }

  /// A reader for the output of the process, which two threads use.
  private final class Reader: @unchecked Sendable {
    private let lock = NSLock()
    private let tests: [ListedTest]
    private var output = LineSplitter()
    private var errors = LineSplitter()
    private var xctest: XCTestOutput
    private var events: SwiftTestingEvents
    private var lastWord: String?
    private var lastSteps = LastSteps()

    init(_ tests: [ListedTest], folder: String) {
      self.tests = tests
      xctest = XCTestOutput(tests, folder: folder)
      events = SwiftTestingEvents(tests, folder: folder)
    }

    func addOutput(_ piece: Data) -> [ListedTest] {
      lock.withLock {
        output.add(piece).compactMap { line in
          note(line)
          return tests.first?.library == .xctest ? xctest.add(String(decoding: line, as: UTF8.self)) : nil
        }
      }
    }

    /// The XCTest test that is running.
    var underWay: ListedTest? { lock.withLock { xctest.underWay } }

    /// Records that the process was ended because it made no progress.
    func noteStandstill(_ tellsOfTests: Bool, _ seconds: TimeInterval) {
      let number = String(format: "%g", seconds)
      let time = seconds == 1 ? "1 second" : "\(number) seconds"
      lock.withLock { lastWord = "\(tellsOfTests ? "The test took" : "Nothing was printed for") more than \(time), which is the limit: --timeout \(number)." }
    }

    func addErrors(_ piece: Data) {
      lock.withLock {
        for line in errors.add(piece) {
          note(line)
          lastSteps.add(String(decoding: line, as: UTF8.self))
        }
      }
    }

    private func note(_ line: Data) {
      if lastWord == nil, line.starts(with: Data("error: ".utf8)) { lastWord = String(decoding: line.dropFirst("error: ".utf8.count), as: UTF8.self) }
    }

    func addEvents(_ data: Data) -> [ListedTest] { lock.withLock { data.split(separator: 0x0A).compactMap { events.add(Data($0)) } } }

    func outcome(_ end: ProcessEnd, _ evidence: JournalEvidence) -> Outcome {
      lock.withLock {
        _ = xctest.add(String(decoding: output.takeRest(), as: UTF8.self))
        var outcome = Outcome(results: xctest.results, underWay: xctest.underWay.map { [$0] } ?? [], end: end, evidence: evidence, lastWord: lastWord, lastSteps: lastSteps)
        if tests.first?.library == .swiftTesting {
          outcome.results = events.results
          outcome.underWay = tests.filter(events.underWay.contains)
        }
        for (test, result) in outcome.results {
          if case .failed(let place) = result { outcome.results[test] = .failed(at: evidence.place(of: test) ?? place) }
          if result == .passed, evidence.isSkipped(test) { outcome.results[test] = .skipped }
        }
        return outcome
      }
    }
  }
}
