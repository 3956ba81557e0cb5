import Foundation
import ScenarioKit

/// A process that runs the driven app.
protocol DrivePlayer: AnyObject {
  /// Sends a request and waits for the answer.
  /// - Returns: The answer, or `nil` if the process ended.
  func answer(to request: DriveRequest) -> DriveReply?
  /// Returns what the process said when it ended, in a few lines.
  ///
  /// A process that is still running is ended.
  func explanation() -> String
  /// The context function that the process was trying when it ended, if it was.
  var lastTrial: String? { get }
  /// Returns what the process has printed: everything, or what is new since the last call.
  func output(isAll: Bool) -> String
  /// Ends the process.
  func end()
}

/// Starts processes that run the driven app.
protocol DrivePlayers: AnyObject {
  /// Takes the waiting process, or starts a process.
  /// - Throws: A problem if the process ended before it was ready.
  func take() throws(DriveProblem) -> any DrivePlayer
  /// Starts a process that waits until it's taken.
  func prepare()
  /// Ends the process that waits.
  func end()
}

/// Starts test executables in driving mode.
final class PlayerProcesses: DrivePlayers {
  private let executable: String
  private let package: URL
  private let folder: DriveFolder
  private let longestStart: Int32
  private var waiting: PlayerProcess?

  /// Creates players without a process.
  ///
  /// - Parameters:
  ///   - executable: The path of the test executable.
  ///   - package: The folder of the package, which is the working folder of the processes.
  ///   - folder: The session's folder.
  ///   - longestStart: The longest time from the start of a process until it's ready, in milliseconds of real time.
  init(executable: String, package: URL, folder: DriveFolder, longestStart: Int32 = 60_000) {
    self.executable = executable
    self.package = package
    self.folder = folder
    self.longestStart = longestStart
  }

  deinit { end() }

  func prepare() { if waiting == nil { waiting = try? start() } }

  func take() throws(DriveProblem) -> any DrivePlayer {
    let player: PlayerProcess
    if let waiting, waiting.isRunning { player = waiting } else { player = try start() }
    waiting = nil
    try player.waitUntilReady(milliseconds: longestStart)
    return player
  }

  func end() {
    waiting?.end()
    waiting = nil
  }

  private func start() throws(DriveProblem) -> PlayerProcess {
    let (connection, other) = try LocalSocket.pair()
    // This process's copy is closed, so the connection ends with the other process.
    let input = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    defer { try? input.close() }
    let log = try DriveLog(folder.log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    // A process without ScreenTestKit lists its tests and ends, because it would run them otherwise.
    process.arguments = ["--list-tests"]
    process.currentDirectoryURL = package
    // Without the runtime's backtrace, a crash ends the process at once. ScreenTestKit names the place itself.
    process.environment = ProcessInfo.processInfo.environment.merging([DriveRequest.variable: "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = input
    process.standardOutput = log.file
    process.standardError = log.file
    do { try process.run() } catch { throw DriveProblem("\(executable) could not be run: \(error.localizedDescription)") }
    return PlayerProcess(process, connection, log)
  }
}

/// A running test executable in driving mode.
private final class PlayerProcess: DrivePlayer {
  private let process: Process
  private let connection: LineConnection
  private let log: DriveLog
  /// The size of the log before the last request.
  private var logSize = 0
  /// The size of the log at the last call of ``output(isAll:)``.
  private var shownSize = 0
  /// Whether the last answer was of another form than this tool's.
  private var isOfOtherVersion = false

  init(_ process: Process, _ connection: LineConnection, _ log: DriveLog) { (self.process, self.connection, self.log) = (process, connection, log) }

  /// Whether the process hasn't ended.
  var isRunning: Bool { process.isRunning }

  /// Waits until the process can answer requests.
  /// - Throws: A problem with the reason if the process ends before, or if it takes too long.
  func waitUntilReady(milliseconds: Int32) throws(DriveProblem) {
    let executable = process.executableURL?.path ?? ""
    let isLate = LocalSocket.wait(for: [connection.descriptor], milliseconds: milliseconds).isEmpty && Interruption.shared.signal == nil
    if isLate {
      end()
      throw DriveProblem("\(executable) wasn't ready after \(milliseconds / 1_000) seconds, so it was ended.")
    }
    if case .text = connection.line() { return }
    throw DriveProblem(
      lastWords ?? "\(executable) didn't start an app, and \(ending). A test target must depend on the product ScreenTestKit, in the version of this tool.")
  }

  func answer(to request: DriveRequest) -> DriveReply? {
    logSize = log.size
    guard connection.send(request), case .text(let line) = connection.line() else { return nil }
    if let reply = try? JSONDecoder().decode(DriveReply.self, from: line) { return reply }
    isOfOtherVersion = true
    end()
    return nil
  }

  func explanation() -> String {
    if isOfOtherVersion { return "The package uses another version of ScreenTestKit than this tool, which can't read its answers." }
    return lastWords ?? "The test process \(ending)."
  }

  /// The reason for the end of the process, or `nil` if nothing says it.
  private var lastWords: String? {
    end()
    return CrashText.explanation(of: log.text(since: logSize)) ?? Interruption.shared.signal.map { "The session was interrupted by signal \($0)." }
  }

  /// How the process ended, at the end of a sentence.
  private var ending: String {
    let end: ProcessEnd = process.terminationReason == .exit ? .status(process.terminationStatus) : .signal(process.terminationStatus)
    return end.text
  }

  var lastTrial: String? {
    end()
    return CrashText.trial(in: log.text(since: logSize))
  }

  func output(isAll: Bool) -> String {
    let text = log.text(since: isAll ? 0 : shownSize)
    shownSize = log.size
    return text
  }

  func end() {
    // The app has nothing to save: what it wrote is in a folder for this session's device.
    // Foundation also waits for the processes that the app has started, which are in the same process group.
    if process.isRunning { kill(-process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}

/// The file with everything that a process prints.
final class DriveLog {
  /// The file, to which the process appends.
  let file: FileHandle

  /// Creates the file.
  /// - Throws: A problem with the reason, such as a full disk.
  init(_ url: URL) throws(DriveProblem) {
    let descriptor = open(url.path, O_RDWR | O_APPEND | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DriveProblem("\(url.path) could not be written: \(String(cString: strerror(errno))).") }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // A file without a name doesn't outlive this process, even if this process is killed.
    unlink(url.path)
  }

  /// The size of the file, in bytes.
  var size: Int { Int((try? file.seekToEnd()) ?? 0) }

  /// Returns the text after a number of bytes.
  func text(since offset: Int) -> String {
    try? file.seek(toOffset: UInt64(offset))
    return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
  }
}

/// The explanation of a crash or a hang in what a test process prints.
enum CrashText {
  /// Returns the context function in the last message about what a process was doing.
  static func trial(in text: String) -> String? {
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  ") && $0.contains(DriveRequest.trial) }
    return lines.last.flatMap { line in line.range(of: DriveRequest.trial).map { String(line[$0.upperBound...]) } }
  }

  /// Returns the lines that say what happened and where, or `nil` if there are none.
  static func explanation(of text: String) -> String? {
    let lines = text.split(separator: "\n").map(String.init)
    let reasons = lines.filter { $0.contains("Fatal error") || $0.hasPrefix("error: ") }
    let places = lines.filter { $0.hasPrefix("The crash is in ") || $0.hasPrefix("The hang is in ") }
    // The app may have printed errors before.
    let found = Array(reasons.suffix(2)) + places.suffix(1)
    return found.isEmpty ? nil : found.joined(separator: "\n")
  }
}
