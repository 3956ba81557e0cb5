import Foundation

/// The profiles that the test processes of a run write when they exit.
struct CoverageProfiles {
  /// The environment variable with the path of the profile that an instrumented process writes.
  static let variable: String = "LLVM_PROFILE_FILE"

  /// The folder of the profiles.
  let folder: URL

  /// Creates the profiles of a run.
  /// - Parameter output: The output folder of the run.
  init(output: URL) { folder = output.appendingPathComponent("profiles", isDirectory: true) }

  /// The value of the environment variable, with “%p” in place of the process identifier.
  ///
  /// A percent sign in the folder's path would be a pattern, too, and can't be escaped.
  var pattern: String { file("%p").path }

  /// The files that the processes wrote, including the processes that tests started.
  var files: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".profraw") }.map { folder.appendingPathComponent($0) }.filter(Self.hasContents)
  }

  /// Returns the number of processes that ended without a profile.
  func missing(_ processes: [Int32]) -> Int { processes.count { !Self.hasContents(file("\($0)")) } }

  private func file(_ process: String) -> URL { folder.appendingPathComponent("\(process).profraw") }

  /// A process creates its file when it starts, and fills it when it exits.
  private static func hasContents(_ file: URL) -> Bool { (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int).map { $0 > 0 } ?? false }
}
