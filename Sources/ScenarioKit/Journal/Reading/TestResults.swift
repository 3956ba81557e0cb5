import Foundation

/// The results in journals: each test's last outcome and duration.
package struct TestResults: Sendable {
  struct Result: Equatable, Sendable {
    var hasFailed: Bool
    /// The duration in nanoseconds.
    var took: Int64
    /// Whether the process ended before the test did.
    var isInterrupted: Bool = false
  }

  /// The results by test name.
  private(set) var byTest: [String: Result] = [:]

  /// Returns the name of a test, without a number for repeated runs: “ProfileTests/test_loggingOut”.
  package static func name(feature: String, test: String) -> String { feature + "/" + (test.hasSuffix("()") ? String(test.dropLast(2)) : test) }

  /// Reads a journal, or a folder of journals with the folders that its tests have chosen, or returns `nil` if there aren't any journals.
  ///
  /// The results of all processes count, from the oldest process to the newest, whichever of the journals they're in.
  ///
  /// - Parameters:
  ///   - url: The journal or the folder.
  ///   - launcher: The launcher of this process. Processes of the same launcher are ignored.
  ///   - readsChosenFolders: Whether to read the folders that the tests have chosen, too.
  package init?(at url: URL, notOf launcher: String? = nil, readsChosenFolders: Bool = true) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    let files = isFolder.boolValue ? JournalFolders.journals(in: url, readsNamed: readsChosenFolders) : [url]
    let processes = files.flatMap { JournalLines($0)?.processes ?? [] }.filter { launcher == nil || $0.launcher != launcher }
    if processes.isEmpty { return nil }
    for process in processes.sorted(by: { $0.time < $1.time }) { byTest.merge(process.results) { $1 } }
  }

  /// The names of the tests whose last run failed or didn't end.
  package var failed: Set<String> { Set(byTest.filter { $0.value.hasFailed }.keys) }

  /// The duration in nanoseconds of each test that has ended.
  package var times: [String: Int64] { byTest.filter { !$0.value.isInterrupted }.mapValues(\.took) }
}

/// The results in one journal.
///
/// A journal contains several processes if journals were concatenated, or if a process got the number of an earlier process, as often in containers.
///
/// Only events of whole tests are decoded, because the other lines are numerous.
private struct JournalLines {
  /// The results of one process.
  struct Process {
    var launcher = ""
    var time: Int64 = 0
    var results: [String: TestResults.Result] = [:]
  }

  /// The processes that wrote the journal, in the order of the file.
  private(set) var processes: [Process] = []
  /// The process whose events are being read.
  private var process = Process()
  private var hasStart = false
  /// The names of the running tests by their identities.
  private var open: [String: String] = [:]
  /// The names of the finished tests by their identities.
  private var ended: [String: String] = [:]

  /// Reads a file, or returns `nil` if it isn't a journal.
  init?(_ url: URL) {
    let besides = LinesBesideJournal(url)
    guard let journal = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    let wanted = ["runStarted", "testStarted", "testEnded", "failed"].map { Array("{\"event\":\"\($0)\"".utf8) }
    var isJournal = false
    for data in [journal, besides.lines(afterJournalOf: journal.count)] {
      data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
        var rest = bytes[...]
        while let first = rest.baseAddressOfSlice {
          let end = memchr(first, 0x0A, rest.count).map { UnsafeRawPointer($0) - first } ?? rest.count
          let line = UnsafeRawBufferPointer(start: first, count: end)
          if wanted.contains(where: { line.starts(with: $0) }), let event = JournalDecoder.decode(Data(line)) {
            if case .runStarted = event { isJournal = true }
            add(event)
          }
          rest = rest.dropFirst(end + 1)
        }
      }
    }
    endProcess()
    guard isJournal else { return nil }
  }

  private mutating func add(_ event: JournalEvent) {
    switch event {
    case .runStarted(let entry):
      endProcess()
      process = Process(launcher: entry.launcher, time: entry.wall.time)
      hasStart = true
    case .testStarted(let entry): open[entry.test] = TestResults.name(feature: entry.feature, test: entry.name)
    case .testEnded(let entry):
      guard let name = open.removeValue(forKey: entry.test) else { return }
      ended[entry.test] = name
      // Ignore a skipped test, because it gives no information about whether the test would fail.
      guard entry.outcome != .skipped else { return }
      var result = process.results[name] ?? .init(hasFailed: false, took: 0)
      result.hasFailed = result.hasFailed || entry.outcome == .failed
      result.took += entry.wall.took
      process.results[name] = result
    case .failed(let entry):
      // Change the result of a test that has already ended, because the test library can report a failure after the end of the test.
      if let name = ended[entry.test] { process.results[name, default: .init(hasFailed: true, took: 0)].hasFailed = true }
    default: break
    }
  }

  /// Adds the process that was read so far.
  ///
  /// Its open tests were interrupted.
  private mutating func endProcess() {
    for name in open.values {
      let took = process.results[name]?.took ?? 0
      process.results[name] = .init(hasFailed: true, took: took, isInterrupted: true)
    }
    (open, ended) = ([:], [:])
    // Keep a part without a start too, because a journal can be cut off at its start.
    if hasStart || !process.results.isEmpty { processes.append(process) }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// The address of the first byte, or `nil` if the slice is empty.
  fileprivate var baseAddressOfSlice: UnsafeRawPointer? { isEmpty ? nil : base.baseAddress.map { $0 + startIndex } }
}
