import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of scenarios that are saved in a package.
final class DriveSavingTests: XCTestCase {
  private var sample: SampleSession!
  private var file: URL { sample.root.appendingPathComponent("Tests/ShopTests/BuyTests.swift") }

  override func setUpWithError() throws { sample = try SampleSession() }

  override func tearDown() { sample.remove() }

  private func save(_ line: String, after lines: String...) throws -> DriveAnswer {
    let session = try sample.started()
    for line in lines { _ = session.answer(line) }
    sample.build.file = file
    return session.answer(to: DriveCall(words: line.split(separator: " ").map(String.init), folder: sample.root.path))
  }

  private var content: String? { try? String(contentsOf: file, encoding: .utf8) }

  func test_aScenarioIsSavedAfterItHasPassed() throws {
    let answer = try save("save Tests/ShopTests/BuyTests.swift --name Buying", after: "type PasswordField hunter2")
    XCTAssertEqual(answer.text, "Saved \(file.path): it compiles, and its scenario passes.")
    XCTAssertEqual(answer.status, 0)
    let expected = "type a secret text into PasswordField for scenario --file \(file.path) --module ShopTests --imports Cart,Shop --name Buying"
    XCTAssertEqual(content, expected)
    XCTAssertEqual(sample.build.contents, [expected])
    XCTAssertEqual(sample.build.tests, ["ShopTests.BuyTests/test_driven"])
    XCTAssertEqual(sample.build.secrets, ["PASSWORD": "hunter2"])
  }

  func test_aScenarioThatDoesNotPassIsNotSaved() throws {
    sample.build.failure = "The scenario doesn't pass:\n✗ tap a"
    let answer = try save("save Tests/ShopTests/BuyTests.swift", after: "tap a")
    let kept = sample.folder.url.appendingPathComponent("unsaved.swift")
    XCTAssertEqual(answer.text, "The scenario doesn't pass:\n✗ tap a\nBuyTests.swift is not saved. What would be in it is in \(kept.path).")
    XCTAssertEqual(answer.status, 1)
    XCTAssertNil(content)
    XCTAssertTrue(try String(contentsOf: kept, encoding: .utf8).hasPrefix("tap a for "))
  }

  func test_aFileIsReplacedOnlyOnRequest() throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("before".utf8).write(to: file)
    XCTAssertEqual(
      try save("save Tests/ShopTests/BuyTests.swift", after: "tap a"), DriveAnswer("\(file.path) exists. Name another file, or add --force to replace it.", status: 2))
    XCTAssertTrue(sample.build.contents.isEmpty)
    sample.build.result = .failure(DriveProblem("error: it doesn't compile"))
    XCTAssertEqual(try save("save Tests/ShopTests/BuyTests.swift --force", after: "tap a").status, 1)
    XCTAssertEqual(content, "before")
    sample.build.result = .success("/shop/tests")
    XCTAssertEqual(try save("save --force Tests/ShopTests/BuyTests.swift", after: "tap a").status, 0)
    XCTAssertEqual(content?.hasPrefix("tap a for "), true)
  }

  func test_aFileInTheWrongPlaceIsRefused() throws {
    func assertRefused(_ line: String, _ message: String, at number: UInt = #line) throws {
      XCTAssertEqual(try save(line, after: "tap a"), DriveAnswer(message, status: 2), line: number)
    }
    let usage = "save requires a file: save FILE [--name TITLE] [--style xcuitest] [--force]."
    try assertRefused("save", usage)
    try assertRefused("save --name Buying", usage)
    try assertRefused("save Tests/ShopTests/Buy.txt", "save writes a Swift file, and Buy.txt doesn't end with .swift.")
    let source = sample.root.appendingPathComponent("Sources/Shop/Buy.swift").path
    try assertRefused("save Sources/Shop/Buy.swift", "\(source) isn't in the folder of a test target. The test targets are in: Tests/ShopTests.")
    try assertRefused("save /elsewhere/Buy.swift", "/elsewhere/Buy.swift isn't in the package \(sample.root.path).")
    XCTAssertEqual(
      try save("save Tests/ShopTests/BuyTests.swift"), DriveAnswer("Nothing was done yet, so a scenario would be empty.", status: 2))
  }
}
