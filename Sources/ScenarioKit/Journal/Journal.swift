import Foundation

/// The record of a run: an append-only file with one JSON line for each event, written as it happens.
///
/// - Each event is one `write` to the file itself, so that a process that crashes leaves everything up to its last step.
/// - Two runs of the same tests write the same lines, apart from the `wall` object of each.
/// - Journals of several processes may be concatenated; each part begins with a `runStarted` event.
/// - Any number of tests may write at the same time; their events tell each other apart by ``JournalEvent/test``.
public final class Journal: @unchecked Sendable {
  /// The version of the format that this version writes.
  public static let format = 1

  /// The file.
  public let url: URL

  /// The path, for messages that are written without a lock.
  let immortalPath: ImmortalText

  private let descriptor: Int32
  private let lock = NSLock()
  private let encoder = JournalEncoder()
  let tests = TestNames()

  /// Opens a journal for appending, makes its folder when there is none, and writes the `runStarted` event.
  /// - Parameters:
  ///   - url: The file, by convention `*.jsonl`.
  ///   - tool: What runs the tests: “xctest”, “swift-testing”, “screentest”.
  /// - Throws: A `CocoaError` when the file cannot be made or opened.
  public init(url: URL, tool: String) throws {
    self.url = url
    immortalPath = ImmortalText(url.path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    descriptor = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path]) }
    write(.runStarted(.init(format: Self.format, tool: tool, wall: WallTime(time: Platform.microsecondsSince1970))))
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends one event.
  ///
  /// It is in the file when the call returns; a full disk loses events and fails no test.
  public func write(_ event: JournalEvent) {
    lock.lock()
    defer { lock.unlock() }
    encoder.encode(event)
    let line = encoder.bytes
    var written = 0
    while written < line.count, let start = line.baseAddress {
      let count = Foundation.write(descriptor, start + written, line.count - written)
      if count < 0, errno != EINTR { return }
      written += max(0, count)
    }
  }

  /// Reads the events of a journal back, in the order of the file.
  ///
  /// Lines that are not whole events are left out.
  /// - Throws: The file system's error when the file cannot be read.
  public static func read(_ url: URL) throws -> [JournalEvent] {
    try Data(contentsOf: url).split(separator: 0x0A).compactMap { JournalDecoder.decode(Data($0)) }
  }

  /// The journal of this process, for tests that do not name one; nil when there is nowhere to write.
  ///
  /// It lies in the folder that `SCREENTEST_OUTPUT` names, or else in `.build/screentest` when the working directory has a `.build`.
  /// The file is called after the test library and the process: `xctest-4711.jsonl`.
  public static let standard: Journal? = {
    let directory: URL
    if let named = Platform.environment("SCREENTEST_OUTPUT"), !named.isEmpty {
      directory = URL(fileURLWithPath: named, isDirectory: true)
    } else {
      let build = URL(fileURLWithPath: ".build", isDirectory: true)
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: build.path, isDirectory: &isDirectory), isDirectory.boolValue else { return nil }
      directory = build.appendingPathComponent("screentest", isDirectory: true)
    }
    let tool = CommandLine.arguments.contains("swift-testing") ? "swift-testing" : "xctest"
    let file = directory.appendingPathComponent("\(tool)-\(ProcessInfo.processInfo.processIdentifier).jsonl")
    return try? Journal(url: file, tool: tool)
  }()
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
