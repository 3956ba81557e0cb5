import Foundation
import VirtualTime
import XCTest

/// Tests that each interface of the toolchain that Swift doesn't guarantee is used in only one file, which has a fallback.
final class SystemInterfaceTests: XCTestCase {
  private let tree = SourceTree()

  /// An `@_spi` import of a module, or an import of a module that isn't guaranteed at all.
  private struct Import: Hashable, CustomStringConvertible {
    let module: String
    let attributes: [String]

    var description: String { attributes.map { "@_spi(\($0)) " }.joined() + "import \(module)" }
  }

  func test_eachInterfaceIsImportedByItsFileAlone() {
    let unguaranteed = Set(SystemInterface.allCases.filter(\.importAttributes.isEmpty).map(\.module))
    var found: [Import: [String]] = [:]
    for file in tree.swiftFiles(in: "Sources") {
      for line in file.lines where line.has("import ") {
        guard let one = Self.import(in: line), !one.attributes.isEmpty || unguaranteed.contains(one.module) else { continue }
        found[one, default: []].append(file.path)
      }
    }
    var expected: [Import: [String]] = [:]
    for interface in SystemInterface.allCases { expected[Import(module: interface.module, attributes: interface.importAttributes)] = [interface.file] }
    XCTAssertEqual(found, expected, "An interface of the toolchain is imported by one file alone, and SystemInterface lists the file.")
  }

  func test_eachFileHasItsConditionAndItsWarning() throws {
    for interface in SystemInterface.allCases {
      let text = try XCTUnwrap(tree.swiftFiles(in: "Sources").first { $0.path == interface.file }?.text, interface.file)
      let condition = try XCTUnwrap(text.split(separator: "\n").first { $0.hasPrefix("#if ") }, interface.file)
      XCTAssertTrue(condition.has("!\(interface.condition)"), "\(interface.file) is compiled with \(interface.condition), too: \(condition)")
      let sentence = "tested with Swift \(SystemInterface.testedVersion). "
      XCTAssertTrue(text.has(sentence) && text.has("SCREENTESTKIT_WITHOUT=\(interface.rawValue) "), "The warning in \(interface.file) doesn't say what to do.")
    }
  }

  func test_thePageAndTheManifestListTheInterfaces() throws {
    let page = try String(contentsOf: tree.root.appendingPathComponent("Sources/ScreenTestKit/ScreenTestKit.docc/RunningInCI.md"), encoding: .utf8)
    for interface in SystemInterface.allCases {
      let symbols = interface.symbols.map { "`\($0)`" }.joined(separator: " and ")
      let row = "| `\(interface.rawValue)` | \(symbols) of `\(interface.module)` | \(interface.loss) |"
      XCTAssertTrue(page.has(row), "The page about CI has no row: \(row)")
    }
    let manifest = try String(contentsOf: tree.manifest, encoding: .utf8)
    let names = SystemInterface.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    XCTAssertTrue(manifest.has("[\(names)]"), "The manifest knows other names than \(names).")
    XCTAssertTrue(manifest.hasPrefix("// swift-tools-version: \(SystemInterface.testedVersion)\n"), "The oldest toolchain isn't the tested one.")
  }

  func test_anImportIsFoundHoweverItIsWritten() {
    func found(_ line: String) -> String? { Self.import(in: line[...])?.description }
    XCTAssertEqual(found("  @_spi(One) @_spi(Two) import Module"), "@_spi(One) @_spi(Two) import Module")
    XCTAssertEqual(found("@_spi(One) @preconcurrency internal import struct Module.Type"), "@_spi(One) import Module")
    XCTAssertEqual(found("internal import Runtime"), "import Runtime")
    XCTAssertNil(found("// @_spi(One) import Module"))
    XCTAssertNil(found("  @_spi(Some) func important() {}"))
  }

  /// Returns the import in a line, or `nil` if there is none.
  private static func `import`(in line: Substring) -> Import? {
    let pattern = /^ *((?:@\w+(?:\(\w+\))? )*)(?:(?:public|package|internal|fileprivate|private) )?import (?:(?:struct|class|enum|protocol|func|var|let|typealias) )?(\w+)/
    guard let match = try? pattern.firstMatch(in: line) else { return nil }
    return Import(module: String(match.output.2), attributes: match.output.1.matches(of: /@_spi\((\w+)\)/).map { String($0.output.1) })
  }
}
