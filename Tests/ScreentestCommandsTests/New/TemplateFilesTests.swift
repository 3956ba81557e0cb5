import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests that the tool's template texts equal the files in `Templates`.
///
/// The tool contains the texts, so it doesn't need the folder at run time.
final class TemplateFilesTests: XCTestCase {
  /// The environment variable that makes the test write the sources again.
  private static let variable = "SCREENTEST_WRITE_PAGES"
  /// The sources with the texts, and the files in `Templates` that each source contains.
  private static let sources: [(type: String, what: String, isPart: @Sendable (NewFile) -> Bool)] = [
    ("TemplateFiles", "The texts of the file templates, each with its path in the folder `Templates`.", { !$0.path.hasPrefix("Package") }),
    ("PackageFiles", "The texts of a new package, each with its path in the folder `Templates`.", { $0.path.hasPrefix("Package/") && !isForContainers($0) }),
    ("ContainerFiles", "The files of a new package for a container, each with its path in the folder `Templates`.", isForContainers),
    (
      "SwiftDataPackageFiles", "The texts that differ in a new package with SwiftData, each with its path in the folder `Templates`.",
      { $0.path.hasPrefix("PackageWithSwiftData/") }
    ),
  ]

  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources").resolvingSymlinksInPath().deletingLastPathComponent()

  func test_theTextsAreThoseOfTheTemplates() throws {
    let files = try templateFiles()
    XCTAssertGreaterThanOrEqual(files.count, 20)
    for source in Self.sources {
      let path = "Sources/ScreentestCommands/New/\(source.type).swift"
      let text = Self.text(of: files.filter(source.isPart), source.type, source.what)
      if ProcessInfo.processInfo.environment[Self.variable] != nil { try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8) }
      XCTAssertEqual(
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8), text,
        "\(path) is not what the templates say. Run this test with \(Self.variable)=1 to write it anew.")
    }
  }

  func test_theTextsAreReadAsTheyStand() throws {
    // A run that writes the sources still has the earlier texts compiled in.
    guard ProcessInfo.processInfo.environment[Self.variable] == nil else { return }
    let files = try templateFiles()
    let compiled = (TemplateFiles.all + PackageFiles.all + ContainerFiles.all + SwiftDataPackageFiles.all).sorted { $0.path < $1.path }
    XCTAssertEqual(compiled.map(\.path), files.map(\.path))
    for (compiled, file) in zip(compiled, files) { XCTAssertEqual(compiled.text, file.text, file.path) }
  }

  func test_everyKindHasOneTemplateWithAPropertyList() throws {
    for kind in TemplateKind.allCases {
      XCTAssertEqual(TemplateFiles.all.filter { $0.path.hasPrefix(kind.folder + "/") }.count, 1, kind.folder)
      let list = root.appendingPathComponent("Templates/\(kind.folder)/TemplateInfo.plist")
      let properties = try PropertyListSerialization.propertyList(from: Data(contentsOf: list), format: nil) as? [String: Any]
      XCTAssertEqual(properties?["Kind"] as? String, "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind", kind.folder)
      XCTAssertEqual(properties?["MainTemplateFile"] as? String, TemplateFiles.all.first { $0.path.hasPrefix(kind.folder + "/") }?.path.split(separator: "/").last.map(String.init))
    }
  }

  func test_everyPlaceholderOfATemplateIsAnOptionOfItsPropertyList() throws {
    for kind in TemplateKind.allCases {
      let list = root.appendingPathComponent("Templates/\(kind.folder)/TemplateInfo.plist")
      let properties = try PropertyListSerialization.propertyList(from: Data(contentsOf: list), format: nil) as? [String: Any]
      let options = Set((properties?["Options"] as? [[String: Any]] ?? []).compactMap { $0["Identifier"] as? String })
      let text = TemplateFiles.all.filter { $0.path.hasPrefix(kind.folder + "/") }.map(\.text).joined()
      let used = Set(text.matches(of: /___VARIABLE_(\w+?)(?::\w+)?___/).map { String($0.1) })
      XCTAssertEqual(used.subtracting(options).sorted(), [], kind.folder)
      XCTAssertEqual(options.subtracting(used).subtracting(["productName"]).sorted(), [], kind.folder)
    }
  }

  func test_everyTemplateHasAnIconInBothSizes() throws {
    for kind in TemplateKind.allCases {
      for (icon, size) in [("TemplateIcon.png", 48), ("TemplateIcon@2x.png", 96)] as [(String, UInt8)] {
        let data = try Data(contentsOf: root.appendingPathComponent("Templates/\(kind.folder)/\(icon)"))
        XCTAssertEqual(Array(data.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], kind.folder)
        XCTAssertEqual(Array(data.dropFirst(16).prefix(8)), [0, 0, 0, size, 0, 0, 0, size], kind.folder)
      }
    }
  }

  func test_theDefaultsOfOptionsFollowTheName() throws {
    let defaults = try TemplateKind.allCases.flatMap { kind in
      let list = root.appendingPathComponent("Templates/\(kind.folder)/TemplateInfo.plist")
      let properties = try PropertyListSerialization.propertyList(from: Data(contentsOf: list), format: nil) as? [String: Any]
      return (properties?["Options"] as? [[String: Any]] ?? []).compactMap { option -> String? in
        guard let identifier = option["Identifier"] as? String, identifier != "productName", let value = option["Default"] as? String else { return nil }
        return "\(identifier): \(value)"
      }
    }
    XCTAssertEqual(
      defaults.sorted(),
      [
        "appName: ___VARIABLE_productName:identifier___App", "baseClass: ScreenTestCase", "constantName: the___VARIABLE_productName:identifier___Screen",
        "moduleName: ___VARIABLE_productName:identifier___",
      ])
  }

  /// Returns whether a file of a new package is for its container.
  @Sendable private static func isForContainers(_ file: NewFile) -> Bool {
    file.path.hasPrefix("Package/.devcontainer/") || ["Package/compose.yaml", "Package/screentest.sh"].contains(file.path)
  }

  /// Returns the template files that the tool writes.
  ///
  /// Property lists and icons are left out, because only Xcode uses them.
  private func templateFiles() throws -> [NewFile] {
    let folder = root.appendingPathComponent("Templates")
    let walk = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path))
    let paths = walk.compactMap { $0 as? String }.filter { $0.contains("/") && !$0.hasSuffix(".plist") && !$0.hasSuffix(".png") }
    var files: [NewFile] = []
    for path in paths.sorted() {
      var isFolder: ObjCBool = false
      let file = folder.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      files.append(NewFile(path: path, text: try String(contentsOf: file, encoding: .utf8)))
    }
    return files
  }

  private static func text(of files: [NewFile], _ type: String, _ what: String) -> String {
    var text = """
      /// \(what)
      ///
      /// A test generates this file. To change a text, change it in that folder, and run `TemplateFilesTests` with `\(variable)=1`.
      enum \(type) {
        static let all: [NewFile] = [

      """
    for file in files {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "        \($0)" }
      text += "    NewFile(\n      path: \"\(file.path)\",\n      text: #\"\"\"\n\(lines.joined(separator: "\n"))\n        \"\"\"#),\n"
    }
    return text + "  ]\n}\n"
  }
}
