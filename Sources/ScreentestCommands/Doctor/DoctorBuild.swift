import Foundation

/// The search for the test executable of a package's last build.
struct DoctorBuild {
  /// The package's folder.
  let folder: URL
  /// The folder for build products.
  let scratch: URL
  /// The command line that builds the tests.
  let command: String

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - scratch: The folder for build products, or `nil` for the package's own folder.
  ///   - current: The folder that paths are relative to.
  init(package: String, scratch: String?, current: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)) {
    folder = URL(fileURLWithPath: package, isDirectory: true, relativeTo: current).standardizedFileURL
    let named = scratch.map { URL(fileURLWithPath: $0, isDirectory: true, relativeTo: current).standardizedFileURL }
    self.scratch = named ?? folder.appendingPathComponent(".build", isDirectory: true)
    let options = (package == "." ? "" : " --package-path \(ShellWord.quoted(package))") + (scratch.map { " --scratch-path \(ShellWord.quoted($0))" } ?? "")
    command = "swift build --build-tests\(options)"
  }

  /// Returns the package's newest test executable, or `nil` if no tests are built.
  ///
  /// The executables that are named after the package come first, because packages can share a folder for build products.
  func executable() -> URL? {
    var executables = Self.folders.flatMap { Self.executables(in: scratch.appendingPathComponent($0, isDirectory: true)) }
    // Ask the package manager only if its links are missing, because it takes longer than everything else.
    if executables.isEmpty, let other = folderOfPackageManager() { executables = Self.executables(in: other) }
    let own = name.map { name in executables.filter { $0.lastPathComponent == "\(name)PackageTests.xctest" } } ?? []
    return (own.isEmpty ? executables : own).max { Self.date(of: $0) < Self.date(of: $1) }
  }

  /// Returns the version of the Swift compiler that built an executable, in the compiler's own words, or `nil` if the build doesn't say.
  func compiler(of executable: URL) -> String? {
    let folder = executable.deletingLastPathComponent()
    let files = Self.files(in: folder).filter { $0.lastPathComponent.hasPrefix("swift-version-") && $0.pathExtension == "txt" }
    guard let newest = files.max(by: { Self.date(of: $0) < Self.date(of: $1) }), let text = try? String(contentsOf: newest, encoding: .utf8) else { return nil }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The links to the folders of the last builds.
  private static let folders = ["debug", "release"]

  /// The package's name in its manifest.
  private var name: String? {
    guard let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8) else { return nil }
    return manifest.firstMatch(of: /Package\(\s*name:\s*"([^"]+)"/).map { String($0.1) }
  }

  private func folderOfPackageManager() -> URL? {
    guard FileManager.default.fileExists(atPath: scratch.path) else { return nil }
    let text = CollectedText()
    let arguments = ["swift", "build", "--show-bin-path", "--package-path", folder.path, "--scratch-path", scratch.path]
    guard let ended = try? ChildProcesses().run(arguments, in: folder, output: { text.append($0) }, errors: { _ in }), ended.end == .status(0) else { return nil }
    return URL(fileURLWithPath: text.text.trimmingCharacters(in: .whitespacesAndNewlines), isDirectory: true)
  }

  private static func executables(in folder: URL) -> [URL] {
    files(in: folder).filter { $0.pathExtension == "xctest" && FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  private static func date(of file: URL) -> Date {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date ?? .distantPast
  }
}
