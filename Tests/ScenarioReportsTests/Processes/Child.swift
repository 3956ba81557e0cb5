import Foundation

@testable import ScenarioKit

/// A process that runs tests of this bundle, which do something only there.
struct Child {
  private static let variable = "SCREENTEST_REPORTS_CHILD"

  /// What a test of this process is to do: `nil` in an ordinary run of the tests.
  static var task: String? { ProcessInfo.processInfo.environment[variable] }

  let process = Process()

  /// Starts a process whose journal lies in a folder.
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

  /// Kills the process as the system does when memory runs out, once its journal has some bytes, with those that are beside it.
  /// - Returns: Whether it was killed; a process that ends before fails its test.
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
