import Foundation

/// The processes of one `swift test`: each library has its own, and with `--parallel` each test of XCTest.
///
/// Only together they know whether anything was chosen. What each one leaves is an empty file, named after what has started them all.
struct OtherProcesses {
  /// What a process has found out.
  enum Finding: String, CaseIterable {
    case chosen, none
  }

  /// The folder of what is left.
  var folder: URL
  /// What has started the processes.
  var launcher: String
  /// Whether another process of the run comes after this one, and decides.
  var decideLater: Bool
  /// Whether `swift test` runs the processes of both libraries.
  var isOfSwiftTest: Bool = false

  static var ofThisProcess: OtherProcesses {
    let parent = Platform.commandLine(of: getppid())
    return OtherProcesses(
      folder: FileManager.default.temporaryDirectory, launcher: Launcher.current, decideLater: willBeFollowed(parent), isOfSwiftTest: willBeFollowed(parent, isSwiftTesting: false))
  }

  /// Whether what has started this process looks at the results of all that it starts.
  static var isJudgedByParent: Bool { Platform.commandLine(of: getppid()).first?.split(separator: "/").last == "screentest" }

  /// Whether the process of Swift Testing comes after this one: `swift test` starts it last.
  static func willBeFollowed(_ parent: [String], isSwiftTesting: Bool = RunEnvironment.tool == "swift-testing") -> Bool {
    guard !isSwiftTesting, let tool = parent.first?.split(separator: "/").last else { return false }
    if parent.contains("--disable-swift-testing") { return false }
    return tool == "swift-test" || tool == "swift-package" || (tool == "swift" && parent.contains("test"))
  }

  /// What the processes of the same run that have ended have left.
  var left: Set<Finding> { Set(Finding.allCases.filter { FileManager.default.fileExists(atPath: file($0).path) }) }

  /// Leaves something for the processes that come later.
  func leave(_ finding: Finding) {
    if decideLater { _ = FileManager.default.createFile(atPath: file(finding).path, contents: nil) }
  }

  /// Removes what is left, where no other process comes that would need it.
  func clear() {
    if !decideLater { for finding in Finding.allCases { try? FileManager.default.removeItem(at: file(finding)) } }
  }

  private func file(_ finding: Finding) -> URL { folder.appendingPathComponent("screentest-\(launcher)-\(finding.rawValue)") }
}
