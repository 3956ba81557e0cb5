import Foundation

/// Findings that the processes of one `swift test` share.
///
/// Each test library runs in its own process, and with `--parallel` each XCTest test does.
///
/// Only all processes together can determine whether any test was chosen. A finding is an empty file whose name contains the launcher.
struct OtherProcesses {
  /// A result that a process shares with later processes.
  enum Finding: String, CaseIterable {
    case chosen, none
  }

  /// The folder for the shared files.
  var folder: URL
  /// The launcher of the processes.
  var launcher: String
  /// Whether a later process of the run judges the whole run.
  var decideLater: Bool
  /// Whether `swift test` runs the processes of both libraries.
  var isOfSwiftTest: Bool = false

  static var ofThisProcess: OtherProcesses {
    let parent = Platform.commandLine(of: getppid())
    return OtherProcesses(
      folder: FileManager.default.temporaryDirectory, launcher: Launcher.current, decideLater: willBeFollowed(parent), isOfSwiftTest: willBeFollowed(parent, isSwiftTesting: false))
  }

  /// Whether the parent process checks the results of all its processes.
  static var isJudgedByParent: Bool { Platform.commandLine(of: getppid()).first?.split(separator: "/").last == "screentest" }

  /// Whether a Swift Testing process follows this one.
  ///
  /// `swift test` starts that process last.
  static func willBeFollowed(_ parent: [String], isSwiftTesting: Bool = RunEnvironment.tool == "swift-testing") -> Bool {
    guard !isSwiftTesting, let tool = parent.first?.split(separator: "/").last else { return false }
    if parent.contains("--disable-swift-testing") { return false }
    return tool == "swift-test" || tool == "swift-package" || (tool == "swift" && parent.contains("test"))
  }

  /// The findings of earlier processes of the same run.
  var left: Set<Finding> { Set(Finding.allCases.filter { FileManager.default.fileExists(atPath: file($0).path) }) }

  /// Saves a finding for later processes.
  func leave(_ finding: Finding) {
    if decideLater { _ = FileManager.default.createFile(atPath: file(finding).path, contents: nil) }
  }

  /// Removes the findings if no later process needs them.
  func clear() {
    if !decideLater { for finding in Finding.allCases { try? FileManager.default.removeItem(at: file(finding)) } }
  }

  private func file(_ finding: Finding) -> URL { folder.appendingPathComponent("screentest-\(launcher)-\(finding.rawValue)") }
}
