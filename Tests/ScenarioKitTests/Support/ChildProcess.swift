import Foundation

/// A run of one test of this test bundle in a process of its own, in which it may misbehave.
///
/// A test that misbehaves does so only in a child: where the environment names what it is to do.
struct ChildProcess {
  enum Library { case xctest, swiftTesting }

  static let variable = "SCREENTEST_MISBEHAVE"

  /// What a test of this process is to do: nil in an ordinary run of the tests.
  // An app's own code asks too, and `ProcessInfo` tells that its launch environment.
  static var misbehaviour: String? { getenv(variable).map { String(cString: $0) } }

  private(set) var output = ""
  private(set) var errors = ""
  /// How it ended: a status, or a signal as a negative number.
  private(set) var status: Int32 = 0
  /// The lines of its journal.
  private(set) var journal = ""

  /// A test, and what it is to do.
  struct Run: Hashable {
    let library: Library
    /// For XCTest “Module.Class/function”, for Swift Testing a pattern for the identity.
    let test: String
    let misbehaviour: String
    var environment: [String: String] = [:]

    init(_ library: Library, _ test: String, _ misbehaviour: String, environment: [String: String] = [:]) {
      (self.library, self.test, self.misbehaviour, self.environment) = (library, test, misbehaviour, environment)
    }
  }

  /// Runs a test, or waits for the run that was started for it.
  init(_ run: Run) throws { self = try ChildProcesses.result(of: run)?.get() ?? ChildProcess(running: run) }

  init(_ library: Library, _ test: String, _ misbehaviour: String, environment: [String: String] = [:]) throws {
    try self.init(Run(library, test, misbehaviour, environment: environment))
  }

  /// Runs a test, and waits for its end.
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

  /// A text with what differs from run to run taken out.
  private static func text(_ file: URL, in folder: URL) throws -> String {
    try String(decoding: Data(contentsOf: file), as: UTF8.self).replacingOccurrences(of: folder.path, with: "FOLDER")
      .replacingOccurrences(of: #"(xctest|swift-testing)-[0-9]+\.jsonl"#, with: "JOURNAL", options: .regularExpression)
      .replacingOccurrences(of: #"virtual time in (less than )?[0-9.]+ m?s"#, with: "virtual time in TIME", options: .regularExpression)
  }

  /// Whether a text is in anything that the child printed.
  func tells(_ text: String) -> Bool { output.contains(text) || errors.contains(text) }

  /// The lines of the scenario log, without its summary.
  var log: String {
    output.components(separatedBy: "\n").prefix { $0.range(of: "^[0-9]+ (failure|scenario)s?", options: .regularExpression) == nil }
      .filter { $0.hasPrefix("Feature: ") || $0.hasPrefix("  ") && !$0.hasPrefix("  in: ") }.map { $0 + "\n" }.joined()
  }

  /// The lines of standard error from the first one that begins with a text to the next empty one.
  func report(from start: String) -> String { report { $0.firstIndex { $0.hasPrefix(start) } } }

  /// The last warning about a step, which is the one about the step that hangs: a busy machine is slow in what comes before it too.
  var lastWarning: String { report { $0.lastIndex { $0.hasPrefix("warning: A step") } } }

  /// A report without the line of a hang: the compiler gives a line only to some instructions of a loop.
  static func withoutLineOfHang(_ report: String) -> String {
    report.replacingOccurrences(of: #"(The hang is in .*\.swift):[0-9]+\."#, with: "$1.", options: .regularExpression)
  }

  private func report(from index: ([String]) -> Int?) -> String {
    let lines = errors.components(separatedBy: "\n")
    return index(lines).map { lines[$0...].prefix { !$0.isEmpty }.joined(separator: "\n") } ?? errors
  }
}
