import Foundation
import ScenarioKit

/// The command `screentest new`, which writes starter files from templates.
package struct NewCommand: Equatable {
  /// The kind of output: a single file or a package.
  enum Subject: Equatable {
    case file(TemplateKind)
    case package
  }

  let subject: Subject
  let name: String
  /// The folder to write to, or `nil` for the default folder.
  ///
  /// A single file is written to the current folder by default. A package isn't created in the clone of ScreenTestKit, but next to the clone.
  var output: String?
  /// The base class of a test case.
  var baseClass: String?
  /// The module of the app under test.
  var module: String?
  /// The folder or URL of ScreenTestKit, or `nil` to use the clone that the tool was built in.
  var package: String?
  /// Whether a package's app stores its items with SwiftData.
  var usesSwiftData = false

  /// Writes the files and prints their paths.
  ///
  /// - Returns: The exit code: 0 if everything was written, 1 if writing failed, 2 if the arguments are invalid.
  package func run() -> Int32 {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    do throws(NewProblem) {
      print(try write(in: current, clone: ScreenTestKitClone.find(from: [Bundle.main.executableURL, current])))
      return 0
    } catch {
      StandardError.print(error.message)
      return error.isUsageError ? 2 : 1
    }
  }

  /// Writes the files.
  /// - Parameters:
  ///   - current: The current folder.
  ///   - clone: The clone of ScreenTestKit that contains the tool, if it's known.
  /// - Returns: The message to print.
  func write(in current: URL, clone: URL?) throws(NewProblem) -> String {
    switch subject {
    case .file(let kind):
      let folder = output.map { RelativePath.folder($0, in: current) } ?? current
      let file = try Self.file(kind, name: name, baseClass: baseClass, module: module)
      try FolderWriter(folder: folder).write(file)
      return "Wrote \(shown(folder.appendingPathComponent(file.path)))."
    case .package:
      let folder = output.map { RelativePath.folder($0, in: current) } ?? Self.folderForPackages(current, clone)
      let origin = try ScreenTestKitOrigin(package, current: current, clone: clone)
      let package = try NewPackage(name: name, origin: origin, folder: folder, usesSwiftData: usesSwiftData)
      try FolderWriter(folder: folder).write(package.files, in: package.name)
      let path = shown(folder.appendingPathComponent(package.name))
      return "Wrote the package \(package.name) to \(path). Its tests run with: swift test --package-path \(ShellWord.quoted(path))"
    }
  }

  /// Returns the file that a template creates.
  static func file(_ kind: TemplateKind, name: String, baseClass: String? = nil, module: String? = nil) throws(NewProblem) -> NewFile {
    let written = try SwiftName(name)
    guard let stem = written.without(kind.suffixes) else {
      throw .name(name, "every such name ends with this word, so another word must come before it", of: kind.name)
    }
    _ = try SwiftName(stem)
    if kind.takenNames.contains(stem) { throw .name(name, "the file needs ScreenTestKit's type of this name", of: kind.name) }
    var template = TemplateText(values: ["FILEBASENAME": stem, "VARIABLE_productName": stem, "VARIABLE_productName:identifier": stem])
    template.values["VARIABLE_constantName:identifier"] = SwiftName.constant(for: stem + (kind.suffixes.first ?? ""))
    template.values["VARIABLE_baseClass:identifier"] = try SwiftName.checked(baseClass ?? "ScreenTestCase")
    template.values["VARIABLE_appName:identifier"] = stem + "App"
    template.values["VARIABLE_moduleName:identifier"] = try SwiftName.checked(module ?? stem)
    guard let source = TemplateFiles.all.first(where: { $0.path.hasPrefix(kind.folder + "/") && $0.path.hasSuffix(".swift") }) else {
      preconditionFailure("A kind without a template.")
    }
    let path = template.path(String(source.path.dropFirst(kind.folder.count + 1)))
    return NewFile(path: path, text: template.text(source.text, path: path))
  }

  /// Returns the folder next to the clone if the current folder is in the clone of ScreenTestKit.
  private static func folderForPackages(_ current: URL, _ clone: URL?) -> URL {
    guard let clone else { return current }
    let (path, root) = (RelativePath.standardized(current), RelativePath.standardized(clone))
    return path == root || path.hasPrefix(root + "/") ? clone.deletingLastPathComponent() : current
  }

  /// The standardized path of a URL, without `.` and `..`.
  private func shown(_ url: URL) -> String { url.standardizedFileURL.path }
}
