import Foundation
import XCTest

/// Tests that a module imports only modules below it, as the design requires.
final class LayeringTests: XCTestCase {
  /// The modules from the bottom up, each with the modules that it builds on.
  ///
  /// A module may also import what these build on.
  ///
  /// The order and the names are the same as in the design's table. A module builds only on modules above it in this list.
  private static let layers: [Layer] = [
    Layer("CTestProcess", on: []),
    Layer("CConcurrencyHooks", on: ["CTestProcess"]),
    Layer("CSubmodules", on: []),
    Layer("VirtualTime", on: ["CConcurrencyHooks"]),
    Layer("FailureModel", on: ["VirtualTime"]),
    Layer("HeadlessNetwork", on: ["VirtualTime"]),
    Layer("UnicodeEscapes", on: []),
    Layer("ScreenModel", on: ["UnicodeEscapes"]),
    Layer("Combine", on: ["VirtualTime"]),
    Layer("FoundationExtras", on: ["Combine", "ScreenModel"]),
    Layer("_Testing_UIKit", on: []),
    Layer("_Testing_CoreGraphics", on: []),
    Layer("CoreGraphics", on: ["CSubmodules", "ScreenModel", "_Testing_CoreGraphics"]),
    Layer("DeveloperToolsSupport", on: ["VirtualTime"]),
    Layer("UIKit", on: ["CoreGraphics", "DeveloperToolsSupport", "FoundationExtras", "ScreenModel", "VirtualTime", "_Testing_UIKit"]),
    Layer("MacroPlugin", on: []),
    Layer("SwiftUIMacros", on: ["MacroPlugin"]),
    Layer("SwiftDataMacros", on: ["MacroPlugin"]),
    Layer("HeadlessUI", on: ["ScreenModel", "VirtualTime", "Combine", "UIKit", "SwiftUIMacros"]),
    Layer("HeadlessDevice", on: ["HeadlessUI", "HeadlessNetwork"]),
    Layer("CoreLocation", on: ["HeadlessDevice"]),
    Layer("HeadlessXCUI", on: ["HeadlessDevice", "UIKit", "CoreLocation", "FailureModel"]),
    Layer("ScenarioKit", on: ["UnicodeEscapes", "FailureModel"]),
    Layer("ScenarioReports", on: ["ScenarioKit", "ScreenModel"]),
    Layer("Screens", on: ["HeadlessXCUI", "ScenarioKit"]),
    Layer("Driving", on: ["Screens"]),
    Layer("ScreenTestKit", on: ["Driving", "ScenarioReports"]),
    Layer("SwiftUI", on: ["HeadlessDevice"]),
    Layer("SwiftData", on: ["HeadlessUI", "SwiftDataMacros"]),
    Layer("UniformTypeIdentifiers", on: ["HeadlessUI"]),
    Layer("PhotosUI", on: ["HeadlessDevice"]),
    Layer("os", on: ["CSubmodules", "VirtualTime"]),
    Layer("OSLog", on: ["FoundationExtras", "os"]),
    Layer("LocalAuthentication", on: ["HeadlessDevice"]),
    Layer("AVFoundation", on: ["HeadlessDevice"]),
    Layer("UserNotifications", on: ["HeadlessDevice"]),
    Layer("TABTestKit", on: ["ScreenTestKit"]),
    Layer("Biometrics", on: ["ScreenTestKit"]),
    Layer("NotInstagram", on: ["SwiftUI", "SwiftData", "LocalAuthentication"]),
    Layer("NotInstagramScenarios", on: ["NotInstagram", "Screens"]),
    Layer("SourceRewriter", on: []),
    Layer("XcodeImports", on: ["SourceRewriter"]),
    Layer("ScreentestCommands", on: ["ScenarioReports"]),
    Layer("screentest", on: ["NotInstagramScenarios", "ScenarioReports", "ScreentestCommands"]),
    Layer("screentest-benchmarks", on: ["NotInstagramScenarios", "ScenarioReports", "SwiftData"]),
  ]

  private struct Layer {
    let name: String
    let base: [String]
    /// Whether the module exists yet.
    ///
    /// The design also names modules of later issues.
    let isThere: Bool

    init(_ name: String, on base: [String], isThere: Bool = true) {
      self.name = name
      self.base = base
      self.isThere = isThere
    }
  }

  /// Returns all modules of the package that a module may import.
  private static func allowed(_ module: String) -> Set<String>? {
    guard let layer = layers.first(where: { $0.name == module }) else { return nil }
    return layer.base.reduce(into: []) {
      $0.formUnion([$1]); $0.formUnion(allowed($1) ?? [])
    }
  }

  private static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Observation", "Synchronization", "_Concurrency", "Runtime", "Glibc", "Darwin", "Musl",
    "PackagePlugin", "_FoundationICU",
  ]

  /// The only modules that may import a test library.
  private static let testLibraries: [String: Set<String>] = ["ScreenTestKit": ["XCTest", "Testing"], "TABTestKit": ["XCTest"], "screentest-benchmarks": ["XCTest"]]

  func test_everyModuleImportsOnlyTheModulesBelowIt() {
    let tree = SourceTree()
    XCTAssertFalse(tree.modules.isEmpty)
    for module in tree.modules {
      guard let allowed = Self.allowed(module) else {
        XCTFail("The module \(module) is not in the table of layers. Say there what it may import.")
        continue
      }
      let permitted = allowed.union(Self.toolchain).union(Self.testLibraries[module] ?? [])
      for file in tree.swiftFiles(in: "Sources/\(module)") {
        for name in Self.imports(in: file) where !permitted.contains(name) {
          XCTFail("\(file.path) imports \(name). \(module) may import: \(permitted.sorted().joined(separator: ", ")).")
        }
      }
    }
  }

  func test_aModuleBuildsOnlyOnModulesAboveItInTheTable() {
    for (index, layer) in Self.layers.enumerated() {
      let above = Set(Self.layers[..<index].map(\.name))
      XCTAssertEqual(layer.base.filter { !above.contains($0) }, [], "\(layer.name) builds on modules that do not stand above it.")
    }
    XCTAssertEqual(Self.layers.filter(\.isThere).map(\.name).sorted(), SourceTree().modules.sorted(), "The modules in Sources are not those of the table.")
  }

  func test_thePackageDeclaresTheDependenciesOfTheTable() throws {
    let declared = try Self.declaredDependencies(in: String(contentsOf: SourceTree().manifest, encoding: .utf8))
    let layers = Self.layers.filter(\.isThere)
    XCTAssertEqual(declared.keys.sorted(), layers.map(\.name).sorted())
    let future = Set(Self.layers.map(\.name)).subtracting(layers.map(\.name))
    func reached(from module: String) -> Set<String> {
      (declared[module] ?? []).reduce(into: []) {
        $0.formUnion([$1]); $0.formUnion(reached(from: $1))
      }
    }
    for layer in layers {
      let allowed = (Self.allowed(layer.name) ?? []).subtracting(future)
      XCTAssertEqual(reached(from: layer.name).sorted(), allowed.sorted(), "\(layer.name) depends in Package.swift on other modules than in the table.")
    }
  }

  /// Returns the targets of a manifest that aren't tests, with their dependencies.
  private static func declaredDependencies(in manifest: String) -> [String: [String]] {
    let target = /\.(?:target|executableTarget|macro|plugin)\(\s*name: "([^"]+)"(?!,\s*targets:)(?:,\s*capability: [^,]+)?(?:,\s*dependencies: \[([^\]]*)\])?/
    return manifest.matches(of: target).reduce(into: [:]) { targets, match in
      targets[String(match.1)] = (match.2 ?? "").matches(of: /"([^"]+)"/).map { String($0.1) }
    }
  }

  func test_theDependenciesOfAManifestAreFound() {
    let manifest = """
      .library(name: "A", targets: ["A"]),
      .target(name: "A"),
      .target(name: "B", dependencies: ["A"]),
      .executableTarget(
        name: "c-d",
        dependencies: ["A", "B"]),
      .testTarget(name: "ATests", dependencies: ["A"]),
      """
    XCTAssertEqual(Self.declaredDependencies(in: manifest), ["A": [], "B": ["A"], "c-d": ["A", "B"]])
  }

  func test_viewsDoNotKnowTheDevice() {
    for file in SourceTree().swiftFiles(in: "Sources/HeadlessUI") {
      for (number, line) in file.lines.enumerated() where Self.namesDevice(line) {
        XCTFail("\(file.path):\(number + 1) names a type of HeadlessDevice. A view asks HostSystem for what is around it: \(line)")
      }
    }
  }

  func test_aTypeOfTheDeviceIsFoundInCodeAndInDocumentation() {
    for line in ["  let device: Device", "if Device.current == nil {", "/// The day of ``Device/date``.", "  app: InstalledApp,"] {
      XCTAssertTrue(Self.namesDevice(line[...]), line)
    }
    for line in ["  let device = 1", "/// Device rotation.", "DeviceRotation()", "/// The simulated device."] { XCTAssertFalse(Self.namesDevice(line[...]), line) }
  }

  /// The types that HeadlessDevice declares at its top level.
  private static let deviceTypes: Set<String> = {
    let declaration = /^(?:(?:public|package|final|@MainActor) )*(?:class|struct|enum|protocol) (\w+)/
    let lines = SourceTree().swiftFiles(in: "Sources/HeadlessDevice").flatMap(\.lines)
    return Set(lines.compactMap { (try? declaration.firstMatch(in: $0))?.output.1 }.map(String.init))
  }()

  private static func namesDevice(_ line: Substring) -> Bool {
    let code = line.drop { $0 == " " }.hasPrefix("//") ? line.components(separatedBy: "``").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element) : [String(line)]
    return code.contains { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { deviceTypes.contains(String($0)) } }
  }

  func test_anImportIsFoundHoweverItIsWritten() {
    let file = SourceTree.File(
      path: "A.swift",
      text: """
        import Plain
        @testable import Tested
        @_exported import Exported
        @_spi(Some) @preconcurrency import Spied
        internal import Access
        import struct Scoped.Thing
        // import Commented
        let text = "import Quoted"
        let program = \"""
          import WithinText
          \"""
        import After
        """)
    XCTAssertEqual(Self.imports(in: file), ["Plain", "Tested", "Exported", "Spied", "Access", "Scoped", "After"])
  }

  func test_noFileHasMoreThan400Lines() {
    let tree = SourceTree()
    for file in tree.swiftFiles(in: "Sources") + tree.swiftFiles(in: "Tests") where file.lines.count > 401 {
      XCTFail("\(file.path) has \(file.lines.count - 1) lines. Split it by topic: no file has more than 400.")
    }
  }

  func test_theMedianOfTheFilesIsUnder90Lines() {
    let lengths = SourceTree().swiftFiles(in: "Sources").map { $0.lines.count - 1 }.sorted()
    XCTAssertLessThan(lengths.isEmpty ? .max : lengths[lengths.count / 2], 90)
  }

  private static func imports(in file: SourceTree.File) -> [String] {
    let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    var isInText = false
    return file.lines.compactMap { line in
      // A multiline string literal may itself contain source code.
      if line.has("\"\"\""), line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInText.toggle() }
      if isInText || !line.has("import ") { return nil }
      var words = line.split(separator: " ")[...]
      while let first = words.first, first.hasPrefix("@") || modifiers.contains(first) { words = words.dropFirst() }
      guard words.first == "import" else { return nil }
      words = words.dropFirst()
      if let kind = words.first, kinds.contains(kind) { words = words.dropFirst() }
      return words.first?.split(separator: ".").first.map(String.init)
    }
  }
}
