import Foundation

/// The toolchain's programs that measure coverage.
///
/// Programs of another LLVM, which can be in the search path, can't read the profiles.
struct CoverageTools: Equatable, Sendable {
  /// The path of `llvm-cov`.
  let cov: String
  /// The path of `llvm-profdata`.
  let profdata: String

  /// Finds the programs beside the compiler that `swift` runs.
  /// - Throws: A ``TestProblem`` that names the missing program.
  init() throws(TestProblem) {
    let text = CollectedText()
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let ended = try? ChildProcesses().run(["swift", "-print-target-info"], in: current, output: { text.append($0) })
    guard ended?.end == .status(0), let folder = Self.folder(targetInfo: text.text) else {
      throw TestProblem(message: "--coverage requires the toolchain's folder, and “swift -print-target-info” doesn't name it.")
    }
    try self.init(in: folder)
  }

  /// Finds the programs in a folder.
  init(in folder: URL) throws(TestProblem) {
    let paths = ["llvm-cov", "llvm-profdata"].map { folder.appendingPathComponent($0).path }
    for path in paths where !FileManager.default.isExecutableFile(atPath: path) {
      throw TestProblem(message: "--coverage requires the toolchain's \(URL(fileURLWithPath: path).lastPathComponent), and there isn't one in \(folder.path).")
    }
    (cov, profdata) = (paths[0], paths[1])
  }

  /// Returns the folder of the toolchain's programs, or `nil` if the information about the compiler's target doesn't contain it.
  /// - Parameter text: The output of `swift -print-target-info`.
  static func folder(targetInfo text: String) -> URL? {
    let object = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    // The resources are in usr/lib/swift.
    guard let resources = (object?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String else { return nil }
    return URL(fileURLWithPath: resources, isDirectory: true).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("bin", isDirectory: true)
  }
}
