import Foundation
import ScenarioKit

/// A new package with an app, its screens, its tests, its CI configuration and its container.
struct NewPackage {
  let name: String
  let files: [NewFile]

  /// The modules that the package's sources import, or that ScreenTestKit contains.
  ///
  /// A target with the same name would hide them.
  private static let takenNames = OwnModules.names.union([
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc", "Observation", "PackageDescription", "PackagePlugin", "Swift", "Synchronization",
    "Testing", "XCTest",
  ])

  /// The types in the package's own sources that a module with the same name would hide.
  private static let usedNames: Set<String> = ["App", "Item", "ItemList", "ItemListView", "ItemStore", "ItemView"]

  /// The files that a package with SwiftData doesn't have.
  private static let filesWithoutSwiftData: Set<String> = ["Sources/___PACKAGENAME___/Models/ItemStore.swift"]

  /// Creates the description of a new package.
  /// - Parameters:
  ///   - name: The name of the package.
  ///   - origin: The source of ScreenTestKit.
  ///   - folder: The parent folder of the package.
  ///   - usesSwiftData: Whether the app stores its items with SwiftData.
  init(name: String, origin: ScreenTestKitOrigin, folder: URL, usesSwiftData: Bool = false) throws(NewProblem) {
    let written = try SwiftName(name)
    guard let stem = written.without(["App"]) else { throw .name(name, "the name of every app ends with this word, so another word must come before it", of: "a package") }
    _ = try SwiftName(stem)
    if !stem.allSatisfy(\.isASCII) { throw .name(name, "it becomes the name of a module, and linkers accept only the letters from A to Z there", of: "a package") }
    if Self.takenNames.contains(stem) { throw .name(name, "the package needs a module with this name", of: "a package") }
    if Self.usedNames.contains(stem) { throw .name(name, "the package's sources already have a type with this name", of: "a package") }
    let package = folder.appendingPathComponent(stem)
    let template = TemplateText(
      values: [
        "PACKAGENAME": stem,
        "SCREENTESTKIT_package": origin.identity,
        "SCREENTESTKIT_dependency": origin.dependency(from: package),
        "SCREENTESTKIT_clone": ShellWord.quoted(origin.clone(from: package)),
        "SCREENTESTKIT_composeMount": origin.composeMount(from: package),
        "SCREENTESTKIT_developmentMount": origin.developmentMount(from: package),
      ])
    let skeleton = Self.templates(usesSwiftData: usesSwiftData).map { file in
      let path = template.path(file.path)
      return NewFile(path: path, text: template.text(file.text, path: path))
    }
    let testCase = try NewCommand.file(.app, name: stem, module: stem + "App")
    files = (skeleton + [NewFile(path: "Tests/\(stem)Tests/\(testCase.path)", text: testCase.text)]).sorted { $0.path < $1.path }
    self.name = stem
  }

  /// Returns the template files, with paths relative to the package.
  private static func templates(usesSwiftData: Bool) -> [NewFile] {
    let plain = relative(PackageFiles.all + ContainerFiles.all, to: "Package/")
    guard usesSwiftData else { return plain }
    let different = relative(SwiftDataPackageFiles.all, to: "PackageWithSwiftData/")
    let replaced = filesWithoutSwiftData.union(different.map(\.path))
    return plain.filter { !replaced.contains($0.path) } + different
  }

  private static func relative(_ files: [NewFile], to folder: String) -> [NewFile] {
    files.map { NewFile(path: String($0.path.dropFirst(folder.count)), text: $0.text) }
  }
}
