import Foundation
import ScenarioKit

/// Writes files to begin with, from the templates.
package struct NewCommand: Equatable {
  /// What is written.
  enum Subject: Equatable {
    case file(TemplateKind)
    case package
  }

  let subject: Subject
  let name: String
  /// The folder to write to; `nil` for the current one.
  var output: String?
  /// What a test case inherits from.
  var baseClass: String?
  /// The module of the app under test.
  var module: String?
  /// Where ScreenTestKit comes from, a folder or a URL; `nil` for the clone that the tool was built in.
  var package: String?

  /// Writes what was asked for, and prints what it wrote.
  ///
  /// - Returns: The exit code: 0 when everything was written, 1 when nothing could be, 2 when what was asked for cannot be.
  package func run() -> Int32 {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    do throws(NewProblem) {
      print(try write(in: current, clone: ScreenTestKitClone.find(from: [Bundle.main.executableURL, current])))
      return 0
    } catch {
      StandardError.print(error.message)
      return error.isMisuse ? 2 : 1
    }
  }

  /// Writes what was asked for.
  /// - Parameters:
  ///   - current: The current folder.
  ///   - clone: The clone of ScreenTestKit that the tool belongs to, if it is known.
  /// - Returns: What is printed about it.
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
      let package = try NewPackage(name: name, origin: origin, folder: folder)
      try FolderWriter(folder: folder).write(package.files, in: package.name)
      let path = shown(folder.appendingPathComponent(package.name))
      return "Wrote the package \(package.name) to \(path). Its tests run with: swift test --package-path \(ShellWord.quoted(path))"
    }
  }

  /// The file of a template.
  static func file(_ kind: TemplateKind, name: String, baseClass: String? = nil, module: String? = nil) throws(NewProblem) -> NewFile {
    let written = try SwiftName(name)
    guard let stem = written.without(kind.suffixes) else {
      throw .name(name, "it is the end of each such name, and tells this one from no other", of: kind.name)
    }
    _ = try SwiftName(stem)
    if kind.takenNames.contains(stem) { throw .name(name, "ScreenTestKit has a type of this name, which the file needs", of: kind.name) }
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

  /// In the clone of ScreenTestKit a package would be in another one: it goes beside it.
  private static func folderForPackages(_ current: URL, _ clone: URL?) -> URL {
    guard let clone else { return current }
    let (path, root) = (RelativePath.standardized(current), RelativePath.standardized(clone))
    return path == root || path.hasPrefix(root + "/") ? clone.deletingLastPathComponent() : current
  }

  /// A path as people write it: without the dots of a folder in between.
  private func shown(_ url: URL) -> String { url.standardizedFileURL.path }
}
