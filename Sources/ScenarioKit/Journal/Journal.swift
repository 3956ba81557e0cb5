import CTestProcess
import Foundation
import VirtualTime
import Synchronization

/// A record of a run: an append-only file with one line of JSON per event.
///
/// - An event is recorded before the next thing happens, so a process that crashes or is killed leaves everything up to its last action.
/// - Events in a test are written together with the events that follow: at the latest with a failure or the end of the test, by the handlers for crashes, hangs, and `exit`, or
///   after half a second. Until then, they are in a file beside the journal, `NAME.jsonl.held`. That file exists while the process runs, and afterward only if the process was killed.
///   Anything that reads journals reads both files.
/// - Two runs of the same tests write the same lines, except for the `wall` object in each line.
/// - Journals of several processes may be concatenated. Each part starts with a `runStarted` event.
/// - Any number of tests may write at the same time. ``JournalEvent/test`` identifies the test of each event.
public final class Journal: @unchecked Sendable {
  /// The version of the format that this version writes.
  public static let format = 3

  /// The URL of the journal's file.
  public let url: URL

  /// The path in memory that is never freed, for messages that are written without a lock.
  let immortalPath: ImmortalText

  private var file: JournalFile
  private let lock = NSLock()
  private let encoder = JournalEncoder()
  private let held: OpaquePointer
  /// Whether held lines survive if the process is killed.
  let heldLinesOutliveProcess: Bool
  /// Whether the process opened this journal itself, for tests that a test library runs.
  private(set) var isOfProcess = false
  let tests = TestNames()
  let pictures = FileNames()
  let warn: (String) -> Void
  let hasWarnedOfPictures = Mutex(false)

  /// Opens a journal for appending and writes the `runStarted` event.
  ///
  /// The folder is created if it doesn't exist.
  /// - Parameters:
  ///   - url: The URL of the file, by convention `*.jsonl`.
  ///   - tool: The tool that runs the tests: “xctest”, “swift-testing”, “screentest”.
  /// - Throws: A `POSIXError` if the file can't be created or opened.
  public convenience init(url: URL, tool: String) throws {
    try self.init(url: url, tool: tool, warn: StandardError.print)
  }

  /// Creates a journal with a closure that receives its warnings about failed writes.
  package convenience init(url: URL, tool: String, warn: @escaping (String) -> Void) throws {
    self.init(url: url, file: try JournalFile(url: url, warn: warn), tool: tool, warn: warn)
  }

  init(url: URL, file: JournalFile, tool: String, warn: @escaping (String) -> Void = StandardError.print) {
    self.url = url
    self.warn = warn
    immortalPath = ImmortalText(url.path)
    self.file = file
    held = stk_process_begin_holding(file.descriptor, url.path)
    heldLinesOutliveProcess = stk_process_outlives_process(held)
    var started = JournalEvent.RunStart(format: Self.format, tool: tool, wall: WallTime(time: Platform.microsecondsSince1970))
    started.environment = .current
    started.process = getpid()
    started.launcher = Launcher.current
    write(.runStarted(started))
  }

  deinit {
    writeHeldLines()
    stk_process_end_holding(held)
    file.close()
  }

  /// Appends an event.
  ///
  /// - The event is in the file when the call returns.
  /// - If the event can't be written, for example on a full disk, it's lost, but no test fails. The first time, a warning is printed on standard error.
  /// - A partly written line is ended before the next line.
  /// - A child of `fork` doesn't write anything, because the journal belongs to the parent.
  public func write(_ event: JournalEvent) {
    if stk_process_is_forked_child() { return }
    lock.lock()
    defer { lock.unlock() }
    encoder.encode(event)
    let lines = encoder.bytes
    if let start = lines.baseAddress, stk_process_hold_lines(held, start, lines.count) {
      writeHeldLines()
    } else {
      writeHeldLines()
      file.append(lines)
    }
    encoder.clear()
  }

  /// Appends an event that is written later, together with the following events.
  ///
  /// This saves time, because a write costs more than everything else in a step.
  /// Until then, crash handlers and the watchdog can read the event from memory, so this method requires the watchdog.
  ///
  /// If ``heldLinesOutliveProcess`` is `true`, the event also survives if the process is killed.
  func hold(_ event: JournalEvent) {
    if stk_process_is_forked_child() { return }
    lock.lock()
    defer { lock.unlock() }
    encoder.encode(event)
    let lines = encoder.bytes
    if let start = lines.baseAddress, !stk_process_hold_lines(held, start, lines.count) {
      writeHeldLines()
      if !stk_process_hold_lines(held, start, lines.count) { file.append(lines) }
    }
    encoder.clear()
  }

  private func writeHeldLines() {
    let lines = stk_process_take_lines(held)
    if lines.follow_torn_line { file.noteTornLine() }
    file.append(UnsafeRawBufferPointer(start: lines.text, count: lines.count))
    stk_process_forget_lines(held)
  }

  /// Returns the events of a journal in the order of the file.
  ///
  /// Incomplete lines are ignored.
  /// - Throws: The file system's error if the file can't be read.
  public static func read(_ url: URL) throws -> [JournalEvent] {
    stk_process_write_held_lines()
    var events: [JournalEvent] = []
    try JournalReader().read(url) { if case .event(let event) = $0 { events.append(event) } }
    return events
  }

  /// The default journal of this process, or `nil` if no folder is available.
  ///
  /// - The folder is the value of `SCREENTEST_OUTPUT`, or `.build/screentest` if the working directory contains `.build`.
  /// - The file name consists of the test library and the process ID: `xctest-4711.jsonl`.
  /// - If the file can't be written, a warning is printed on standard error, and the tests run without a journal.
  public static let standard: Journal? = {
    open(named: RunEnvironment.tool, tool: RunEnvironment.tool, in: standardFolder)
  }()

  /// The value of `SCREENTEST_OUTPUT`, or `.build/screentest` if the working directory contains `.build`.
  ///
  /// A folder in the shared `TestConfiguration` takes precedence.
  package static var standardFolder: URL? {
    if let path = TestConfiguration.shared.artifactsDirectory { return URL(fileURLWithPath: path, isDirectory: true) }
    if let path = Platform.environment("SCREENTEST_OUTPUT"), !path.isEmpty { return URL(fileURLWithPath: path, isDirectory: true) }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: ".build", isDirectory: &isDirectory), isDirectory.boolValue else { return nil }
    return defaultFolder
  }

  /// The folder of journals without other settings.
  static var defaultFolder: URL { URL(fileURLWithPath: ".build", isDirectory: true).appendingPathComponent("screentest", isDirectory: true) }

  /// Opens the journal of this process in a folder, or warns if the file can't be created.
  /// - Parameters:
  ///   - name: The first part of the file name, before the process ID.
  ///   - tool: The tool that runs the tests.
  ///   - folder: The folder of the journal. If it's `nil`, there's no journal.
  ///   - warn: A closure that receives the warnings.
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
          What to do: set SCREENTEST_OUTPUT to a folder that can be written to.
        """)
      return nil
    }
  }
}

/// The identities of a run's tests: the test's name, with “#2” when the test runs a second time.
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
