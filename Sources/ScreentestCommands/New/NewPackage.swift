import Foundation
import ScenarioKit

/// A package with an app, its screens, its tests and its CI.
struct NewPackage {
  let name: String
  let files: [NewFile]

  /// Modules that the package's sources import, or that come with ScreenTestKit: a target of the same name would take their place.
  private static let takenNames = OwnModules.names.union([
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc", "Observation", "PackageDescription", "PackagePlugin", "Swift", "Synchronization",
    "Testing", "XCTest",
  ])

  /// Names of types in the package's own sources, which a module of the same name would hide.
  private static let usedNames: Set<String> = ["App", "Item", "ItemList", "ItemListView", "ItemStore", "ItemView"]

  /// Describes the package that a folder is to hold.
  /// - Parameters:
  ///   - name: Its name.
  ///   - origin: Where ScreenTestKit comes from.
  ///   - folder: The folder that the package's own folder is in.
  init(name: String, origin: ScreenTestKitOrigin, folder: URL) throws(NewProblem) {
    let written = try SwiftName(name)
    guard let stem = written.without(["App"]) else { throw .name(name, "an app is called so at its end, and nothing else tells this one from others", of: "a package") }
    _ = try SwiftName(stem)
    if !stem.allSatisfy(\.isASCII) { throw .name(name, "linkers take only the letters from A to Z in the names of modules, of which it becomes one", of: "a package") }
    if Self.takenNames.contains(stem) { throw .name(name, "a module that the package needs is called so", of: "a package") }
    if Self.usedNames.contains(stem) { throw .name(name, "a type in the package's sources is called so", of: "a package") }
    let template = TemplateText(
      values: [
        "PACKAGENAME": stem,
        "SCREENTESTKIT_package": origin.identity,
        "SCREENTESTKIT_dependency": origin.dependency(from: folder.appendingPathComponent(stem)),
        "SCREENTESTKIT_clone": ShellWord.quoted(origin.clone(from: folder.appendingPathComponent(stem))),
      ])
    let skeleton = PackageFiles.all.map { file in
      let path = template.path(String(file.path.dropFirst("Package/".count)))
      return NewFile(path: path, text: template.text(file.text, path: path))
    }
    let testCase = try NewCommand.file(.app, name: stem, module: stem + "App")
    files = (skeleton + [NewFile(path: "Tests/\(stem)Tests/\(testCase.path)", text: testCase.text)]).sorted { $0.path < $1.path }
    self.name = stem
  }
}
