import Foundation

/// A process that runs this test bundle again.
enum TestBundleProcess {
  /// Runs the bundle and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the bundle, such as the name of a test.
  ///   - environment: Variables that are added to this process's.
  /// - Returns: The exit code, or the negative number of the signal that ended the process, and what the process has printed.
  static func run(_ arguments: [String], _ environment: [String: String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    // Use a pipe, and read it to its end before the wait, because a full pipe would stop the process.
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus, output)
  }
}
