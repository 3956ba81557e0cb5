import Foundation

/// Runs the two processes of `swift test` in order, as children of a process with that name.
enum BothLibraries {
  /// Runs tests of this bundle.
  /// - Returns: The exit statuses of the processes, one per line, and their output.
  static func run(xctest: String, swiftTesting: String, _ misbehaviour: String, _ environment: [String: String] = [:]) throws -> (statuses: String, output: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("BothLibraries-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      "$0" \(xctest); echo "XCTest $?" >"$1/statuses"; "$0" --testing-library swift-testing --filter '\(swiftTesting)'; echo "Swift Testing $?" >>"$1/statuses"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", #"exec -a swift-test bash -c "$1" "$0" "$2""#, CommandLine.arguments[0], script, folder.path]
    let own = [ChildProcess.variable: misbehaviour, "SCREENTEST_OUTPUT": folder.path, "SWIFT_BACKTRACE": "enable=no"]
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (try String(contentsOf: folder.appendingPathComponent("statuses"), encoding: .utf8), text)
  }
}
