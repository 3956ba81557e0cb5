import Foundation

@testable import ScenarioKit

/// A child process that runs tests of this bundle.
///
/// The tests do something only in such a process.
struct Child {
  private static let variable = "SCREENTEST_REPORTS_CHILD"

  /// The task of the tests in this process, or `nil` in an ordinary run of the tests.
  static var task: String? { ProcessInfo.processInfo.environment[variable] }

  let process = Process()

  /// Starts a process that writes its journal to a folder.
  init(_ task: String, tests: String, folder: URL) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [tests]
    var variables = ProcessInfo.processInfo.environment
    variables[Self.variable] = task
    variables["SCREENTEST_OUTPUT"] = folder.path
    variables["SCREENTEST_LOG"] = "failures"
    variables["SCREENTEST_REPORT"] = nil
    process.environment = variables
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try process.run()
  }

  /// Runs tests to their end, and returns the output and the exit status or the negated signal.
  static func run(_ task: String, _ arguments: [String], folder: URL, _ environment: [String: String]) throws -> (status: Int32, output: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    let own = [variable: task, "SCREENTEST_OUTPUT": folder.path, "SWIFT_BACKTRACE": "enable=no"]
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(environment) { $1 }
    let file = folder.appendingPathComponent("output")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let output = try FileHandle(forWritingTo: file)
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: file, encoding: .utf8)
    return (process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus, text)
  }

  /// Kills the process once the journal and its held lines have a number of bytes.
  ///
  /// The signal is the same as when the system runs out of memory.
  /// - Returns: Whether the process was killed. If the process ends earlier, its test fails.
  func kill(in folder: URL, at length: Int) -> Bool {
    let journal = folder.appendingPathComponent("xctest-\(process.processIdentifier).jsonl")
    while process.isRunning, Self.length(of: journal) < length { sched_yield() }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
  }

  private static func length(of journal: URL) -> Int {
    var status = stat()
    guard stat(journal.path, &status) == 0 else { return 0 }
    return Int(status.st_size) + LinesBesideJournal(journal).lines(afterJournalOf: Int(status.st_size)).count
  }
}
