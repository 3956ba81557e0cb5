import CTestProcess
import Foundation
import VirtualTime
import Synchronization

/// The record of a run: an append-only file with one JSON line for each event, written as it happens.
///
/// - An event is on the disk before the next thing happens, so that a process that crashes or is killed leaves everything up to its last action.
/// - What happens in a test is written together with what follows it, at the latest with a failure or the end of the test, by the handlers of a crash, a hang and of `exit`, or
///   after half a second. Until then they are in a file beside the journal, `NAME.jsonl.held`, which is there while the process runs, and after it only when it was killed.
///   What reads journals reads both.
/// - Two runs of the same tests write the same lines, apart from the `wall` object of each.
/// - Journals of several processes may be concatenated; each part begins with a `runStarted` event.
/// - Any number of tests may write at the same time; their events tell each other apart by ``JournalEvent/test``.
public final class Journal: @unchecked Sendable {
  /// The version of the format that this version writes.
  public static let format = 3

  /// The file.
  public let url: URL

  /// The path, for messages that are written without a lock.
  let immortalPath: ImmortalText

  private var file: JournalFile
  private let lock = NSLock()
  private let encoder = JournalEncoder()
  private let held: OpaquePointer
  /// Whether what is held is not lost when the process is killed.
  let heldLinesOutliveProcess: Bool
  /// Whether it is one that the process itself has opened, for tests that a test library runs.
  private(set) var isOfProcess = false
  let tests = TestNames()
  let pictures = TestNames()
  let warn: (String) -> Void
  let hasWarnedOfPictures = Mutex(false)

  /// Opens a journal for appending, creates its folder when there is none, and writes the `runStarted` event.
  /// - Parameters:
  ///   - url: The file, by convention `*.jsonl`.
  ///   - tool: What runs the tests: “xctest”, “swift-testing”, “screentest”.
  /// - Throws: A `POSIXError` when the file cannot be created or opened.
  public convenience init(url: URL, tool: String) throws {
    try self.init(url: url, tool: tool, warn: StandardError.print)
  }

  /// Opens a journal whose warnings, that something cannot be written, go elsewhere than to standard error.
  package convenience init(url: URL, tool: String, warn: @escaping (String) -> Void) throws {
    self.init(url: url, file: try JournalFile(url: url, warn: warn), tool: tool, warn: warn)
  }

  init(url: URL, file: JournalFile, tool: String, warn: @escaping (String) -> Void = StandardError.print) {
    self.url = url
    self.warn = warn
    immortalPath = ImmortalText(url.path)
    self.file = file
    held = ctp_begin_holding(file.descriptor, url.path)
    heldLinesOutliveProcess = ctp_outlives_process(held)
    var started = JournalEvent.RunStart(format: Self.format, tool: tool, wall: WallTime(time: Platform.microsecondsSince1970))
    started.environment = .current
    started.process = getpid()
    started.launcher = Launcher.current
    write(.runStarted(started))
  }

  deinit {
    writeHeldLines()
    ctp_end_holding(held)
    file.close()
  }

  /// Appends one event.
  ///
  /// - It is in the file when the call returns.
  /// - Where it cannot be written, on a full disk for example, it is lost and fails no test; the first time, a warning goes to standard error.
  /// - A line that was written in part is ended before the next one.
  /// - A child of `fork` writes nothing: the journal is its parent's.
  public func write(_ event: JournalEvent) {
    if ctp_is_forked_child() { return }
    lock.lock()
    defer { lock.unlock() }
    encoder.encode(event)
    let lines = encoder.bytes
    if let start = lines.baseAddress, ctp_hold_lines(held, start, lines.count) {
      writeHeldLines()
    } else {
      writeHeldLines()
      file.append(lines)
    }
    encoder.clear()
  }

  /// Appends one event that others follow soon: they are written at once, as a write costs more than everything else about a step.
  ///
  /// Until then it is kept where the handlers of a crash and the watchdog find it, so the watchdog must be there; and where it outlives a process that is killed,
  /// when ``heldLinesOutliveProcess`` says so.
  func hold(_ event: JournalEvent) {
    if ctp_is_forked_child() { return }
    lock.lock()
    defer { lock.unlock() }
    encoder.encode(event)
    let lines = encoder.bytes
    if let start = lines.baseAddress, !ctp_hold_lines(held, start, lines.count) {
      writeHeldLines()
      if !ctp_hold_lines(held, start, lines.count) { file.append(lines) }
    }
    encoder.clear()
  }

  private func writeHeldLines() {
    let lines = ctp_take_lines(held)
    if lines.follow_torn_line { file.noteTornLine() }
    file.append(UnsafeRawBufferPointer(start: lines.text, count: lines.count))
    ctp_forget_lines(held)
  }

  /// Reads the events of a journal back, in the order of the file.
  ///
  /// Lines that are not whole events are left out.
  /// - Throws: The file system's error when the file cannot be read.
  public static func read(_ url: URL) throws -> [JournalEvent] {
    ctp_write_held_lines()
    var events: [JournalEvent] = []
    try JournalReader().read(url) { if case .event(let event) = $0 { events.append(event) } }
    return events
  }

  /// The journal of this process, for tests that do not name one; `nil` when there is nowhere to write.
  ///
  /// - It lies in the folder that `SCREENTEST_OUTPUT` names, or else in `.build/screentest` when the working directory has a `.build`.
  /// - The file is called after the test library and the process: `xctest-4711.jsonl`.
  /// - Where it cannot be written, a warning goes to standard error, and the tests run without a journal.
  public static let standard: Journal? = {
    open(named: RunEnvironment.tool, tool: RunEnvironment.tool, in: standardFolder)
  }()

  /// The folder that `SCREENTEST_OUTPUT` names, or else `.build/screentest` when the working directory has a `.build`.
  ///
  /// What `TestConfiguration` names for the process wins over both.
  package static var standardFolder: URL? {
    if let named = TestConfiguration.shared.artifactsDirectory { return URL(fileURLWithPath: named, isDirectory: true) }
    if let named = Platform.environment("SCREENTEST_OUTPUT"), !named.isEmpty { return URL(fileURLWithPath: named, isDirectory: true) }
    let build = URL(fileURLWithPath: ".build", isDirectory: true)
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: build.path, isDirectory: &isDirectory), isDirectory.boolValue else { return nil }
    return build.appendingPathComponent("screentest", isDirectory: true)
  }

  /// Opens the journal of this process in a folder, or warns on standard error that it cannot be.
  /// - Parameters:
  ///   - name: What the file is called, before the number of the process.
  ///   - tool: What runs the tests.
  ///   - folder: Where it lies; without one there is no journal.
  ///   - warn: What the warnings are given to.
  package static func open(named name: String, tool: String, in folder: URL?, warn: @escaping (String) -> Void = StandardError.print) -> Journal? {
    guard let folder else { return nil }
    do {
      let journal = try Journal(url: folder.appendingPathComponent("\(name)-\(ProcessInfo.processInfo.processIdentifier).jsonl"), tool: tool, warn: warn)
      journal.isOfProcess = true
      return journal
    } catch {
      let reason = (error as? POSIXError).map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
      warn(
        """
        ScreenTestKit: no journal and no pictures are written, because no file can be created in the folder \(folder.path): \(reason). \
        The results of the tests are not affected.
          What to do: let SCREENTEST_OUTPUT name a folder that can be written to.
        """)
      return nil
    }
  }
}

/// Gives each test of a run an identity: its name, with “#2” for the second time that it runs.
final class TestNames: @unchecked Sendable {
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  func identity(of name: String) -> String {
    lock.lock()
    defer { lock.unlock() }
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)#\(count)"
  }
}
