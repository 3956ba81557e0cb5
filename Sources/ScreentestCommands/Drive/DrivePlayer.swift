import Foundation
import ScenarioKit

/// A process that runs the driven app.
protocol DrivePlayer: AnyObject {
  /// Sends a request and waits for the answer.
  /// - Returns: The answer, or `nil` if the process ended.
  func answer(to request: DriveRequest) -> DriveReply?
  /// Returns what the process said when it ended, in a few lines.
  func explanation() -> String
  /// The context function that the process was trying when it ended, if it was.
  var lastTrial: String? { get }
  /// Ends the process.
  func end()
}

/// Starts processes that run the driven app.
protocol DrivePlayers: AnyObject {
  /// Takes the waiting process, or starts a process.
  /// - Throws: A problem if the process ended before it connected.
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
  private let listener: Int32
  private var waiting: Process?

  /// Listens for test processes in a session's folder.
  init(executable: String, package: URL, folder: DriveFolder) throws(DriveProblem) {
    self.executable = executable
    self.package = package
    self.folder = folder
    listener = try LocalSocket.listen(at: folder.players.path)
  }

  deinit {
    end()
    close(listener)
  }

  func prepare() { if waiting == nil { waiting = try? start() } }

  func take() throws(DriveProblem) -> any DrivePlayer {
    let process: Process
    if let waiting, waiting.isRunning {
      process = waiting
    } else {
      // A process that ended while it waited has left its connection.
      while !LocalSocket.wait(for: [listener], milliseconds: 0).isEmpty { close(accept(listener, nil, nil)) }
      process = try start()
    }
    waiting = nil
    // The time limit only decides how often the process is looked at.
    while LocalSocket.wait(for: [listener], milliseconds: 50).isEmpty {
      if let signal = Interruption.shared.signal { throw DriveProblem("The session was interrupted by signal \(signal).") }
      if process.isRunning { continue }
      let text = log(since: 0)
      let reason = CrashText.explanation(of: text)
      throw DriveProblem(
        reason ?? "\(executable) didn't start an app: a test target must depend on the product ScreenTestKit, in the version of this tool.")
    }
    let descriptor = accept(listener, nil, nil)
    guard descriptor >= 0 else { throw DriveProblem("The test process could not connect: \(String(cString: strerror(errno))).") }
    return PlayerProcess(process, LineConnection(descriptor), log: folder.log)
  }

  func end() {
    waiting?.terminate()
    waiting = nil
  }

  private func start() throws(DriveProblem) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    // A process without ScreenTestKit lists its tests and ends, because it would run them otherwise.
    process.arguments = ["--list-tests"]
    process.currentDirectoryURL = package
    // Without the runtime's backtrace, a crash ends the process at once. ScreenTestKit names the place itself.
    process.environment = ProcessInfo.processInfo.environment.merging(["SCREENTEST_DRIVE": folder.players.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let log = open(folder.log.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard log >= 0 else { throw DriveProblem("\(folder.log.path) could not be written: \(String(cString: strerror(errno))).") }
    let handle = FileHandle(fileDescriptor: log, closeOnDealloc: true)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    do { try process.run() } catch { throw DriveProblem("\(executable) could not be run: \(error.localizedDescription)") }
    return process
  }

  private func log(since offset: Int) -> String { DriveLog.text(folder.log, since: offset) }
}

/// A running test executable in driving mode.
private final class PlayerProcess: DrivePlayer {
  private let process: Process
  private let connection: LineConnection
  private let log: URL
  /// The size of the log before the last request.
  private var logSize = 0
  /// Whether the last answer was of another form than this tool's.
  private var isOfOtherVersion = false

  init(_ process: Process, _ connection: LineConnection, log: URL) {
    (self.process, self.connection, self.log) = (process, connection, log)
  }

  func answer(to request: DriveRequest) -> DriveReply? {
    logSize = DriveLog.size(log)
    guard connection.send(request), case .text(let line) = connection.line() else { return nil }
    if let reply = try? JSONDecoder().decode(DriveReply.self, from: line) { return reply }
    isOfOtherVersion = true
    end()
    return nil
  }

  func explanation() -> String {
    if isOfOtherVersion { return "The package uses another version of ScreenTestKit than this tool, which can't read its answers." }
    process.waitUntilExit()
    let end: ProcessEnd = process.terminationReason == .exit ? .status(process.terminationStatus) : .signal(process.terminationStatus)
    return CrashText.explanation(of: DriveLog.text(log, since: logSize)) ?? "The test process \(end.text)."
  }

  var lastTrial: String? {
    process.waitUntilExit()
    return CrashText.trial(in: DriveLog.text(log, since: logSize))
  }

  func end() {
    guard process.isRunning else { return }
    // The app has nothing to save: what it wrote is in a folder for this session's device.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

/// The file with everything that the app and its test process print.
enum DriveLog {
  /// Returns the size of the log, in bytes.
  static func size(_ log: URL) -> Int { (try? FileManager.default.attributesOfItem(atPath: log.path))?[.size] as? Int ?? 0 }

  /// Returns the log's text after a number of bytes.
  static func text(_ log: URL, since offset: Int) -> String {
    guard let data = FileManager.default.contents(atPath: log.path), data.count > offset else { return "" }
    return String(decoding: data.dropFirst(offset), as: UTF8.self)
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
