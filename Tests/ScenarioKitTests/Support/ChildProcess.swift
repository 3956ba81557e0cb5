import Foundation

/// A run of one test of this test bundle in a child process, where it may misbehave.
///
/// A test misbehaves only if the environment variable requests it, so only in a child process.
struct ChildProcess {
  enum Library { case xctest, swiftTesting }

  static let variable = "SCREENTEST_MISBEHAVE"

  /// The misbehavior that a test of this process performs, or `nil` in an ordinary run of the tests.
  // The app's own code also reads this, and `ProcessInfo` provides the app's launch environment to that code.
  static var misbehaviour: String? { getenv(variable).map { String(cString: $0) } }

  private(set) var output = ""
  private(set) var errors = ""
  /// The exit status of the process, or the signal that ended it as a negative number.
  private(set) var status: Int32 = 0
  /// The lines of the journal.
  private(set) var journal = ""

  /// A test and its misbehavior.
  struct Run: Hashable {
    let library: Library
    /// “Module.Class/function” for XCTest, or a pattern for the identity for Swift Testing.
    let test: String
    let misbehaviour: String
    var environment: [String: String] = [:]

    init(_ library: Library, _ test: String, _ misbehaviour: String, environment: [String: String] = [:]) {
      (self.library, self.test, self.misbehaviour, self.environment) = (library, test, misbehaviour, environment)
    }
  }

  /// Runs a test, or waits for a run that was already started.
  init(_ run: Run) throws { self = try ChildProcesses.result(of: run)?.get() ?? ChildProcess(running: run) }

  init(_ library: Library, _ test: String, _ misbehaviour: String, environment: [String: String] = [:]) throws {
    try self.init(Run(library, test, misbehaviour, environment: environment))
  }

  /// Runs a test and waits for its end.
  init(running run: Run) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ScenarioKitTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = run.library == .xctest ? [run.test] : ["--testing-library", "swift-testing", "--filter", run.test]
    var variables = ProcessInfo.processInfo.environment
    variables[Self.variable] = run.misbehaviour
    variables["SCREENTEST_OUTPUT"] = folder.path
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables.merge(run.environment) { $1 }
    process.environment = variables
    let files = ["output", "errors"].map { folder.appendingPathComponent($0) }
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = try Self.text(files[0], in: folder)
    errors = try Self.text(files[1], in: folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".jsonl") {
      journal += try Self.text(folder.appendingPathComponent(name), in: folder)
    }
  }

  /// Returns the text of a file without the parts that differ between runs.
  private static func text(_ file: URL, in folder: URL) throws -> String {
    try String(decoding: Data(contentsOf: file), as: UTF8.self).replacingOccurrences(of: folder.path, with: "FOLDER")
      .replacingOccurrences(of: #"(xctest|swift-testing)-[0-9]+\.jsonl"#, with: "JOURNAL", options: .regularExpression)
      .replacingOccurrences(of: #"virtual time in (less than )?[0-9.]+ m?s"#, with: "virtual time in TIME", options: .regularExpression)
  }

  /// Returns whether the child's output contains a text.
  func tells(_ text: String) -> Bool { output.contains(text) || errors.contains(text) }

  /// The lines of the scenario log, without its summary.
  var log: String {
    output.components(separatedBy: "\n").prefix { $0.range(of: "^[0-9]+ (failure|scenario)s?", options: .regularExpression) == nil }
      .filter { $0.hasPrefix("Feature: ") || $0.hasPrefix("  ") && !$0.hasPrefix("  In: ") }.map { $0 + "\n" }.joined()
  }

  /// Returns the lines of standard error from the first line with a prefix to the next empty line.
  func report(from start: String) -> String { report { $0.firstIndex { $0.hasPrefix(start) } } }

  /// The last warning about a step, which is about the hanging step.
  ///
  /// On a busy machine, earlier steps may also be slow.
  var lastWarning: String { report { $0.lastIndex { $0.hasPrefix("warning: A step") } } }

  /// Returns a report without the line of a hang.
  ///
  /// The compiler assigns lines only to some instructions of a loop, so the line varies.
  static func withoutLineOfHang(_ report: String) -> String {
    report.replacingOccurrences(of: #"(The hang is in .*\.swift):[0-9]+\."#, with: "$1.", options: .regularExpression)
  }

  private func report(from index: ([String]) -> Int?) -> String {
    let lines = errors.components(separatedBy: "\n")
    return index(lines).map { lines[$0...].prefix { !$0.isEmpty }.joined(separator: "\n") } ?? errors
  }
}
