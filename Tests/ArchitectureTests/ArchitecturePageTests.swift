import Foundation
import XCTest

/// Tests that the page about the architecture names only files and folders that exist.
final class ArchitecturePageTests: XCTestCase {
  private let tree = SourceTree()

  /// The headings of the walks, and the modules that each walk passes through, in order.
  private static let walks: [(heading: String, modules: [String])] = [
    ("### A tap", ["ScenarioKit", "Screens", "HeadlessXCUI", "HeadlessDevice", "ScreenModel", "HeadlessUI"]),
    ("### A wait", ["Screens", "HeadlessXCUI", "HeadlessDevice", "VirtualTime"]),
    ("### The message of a failed step", ["HeadlessXCUI", "ScreenModel", "Screens", "ScenarioKit", "FailureModel", "ScreenTestKit"]),
  ]

  private func page() throws -> String {
    try String(contentsOf: tree.root.appendingPathComponent("Sources/ScreenTestKit/ScreenTestKit.docc/Architecture.md"), encoding: .utf8)
  }

  private static func paths(in text: some StringProtocol) -> [String] { String(text).matches(of: /`((?:Sources|Tests)\/[\w.\/+-]+)`/).map { String($0.1) } }

  func test_everyPathExists() throws {
    let paths = Self.paths(in: try page())
    XCTAssertGreaterThan(paths.count, 80)
    for path in paths { XCTAssertTrue(FileManager.default.fileExists(atPath: tree.root.appendingPathComponent(path).path), "There is no \(path).") }
  }

  func test_eachWalkNamesItsFilesModuleByModule() throws {
    let page = try page()
    for walk in Self.walks {
      guard let start = page.range(of: walk.heading + "\n") else {
        XCTFail("The page has no walk “\(walk.heading)”.")
        continue
      }
      let section = page[start.upperBound...].prefix { $0 != "#" }
      let steps = section.split(separator: "\n").filter { $0.first?.isNumber == true }
      for step in steps where Self.paths(in: step).filter({ $0.hasSuffix(".swift") }).isEmpty { XCTFail("This step of “\(walk.heading)” names no file: \(step)") }
      let modules = steps.compactMap { Self.paths(in: $0).first?.split(separator: "/")[1] }.map(String.init)
      let firstOfEach = modules.enumerated().filter { !modules[..<$0.offset].contains($0.element) }.map(\.element)
      XCTAssertEqual(firstOfEach, walk.modules, walk.heading)
    }
  }

  func test_theTableOfModulesHasEachModule() throws {
    let rows = try page().split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = Set(rows.flatMap { $0.matches(of: /`([\w-]+)`/).map { String($0.1) } })
    XCTAssertEqual(Set(tree.modules).subtracting(named), [])
  }
}
