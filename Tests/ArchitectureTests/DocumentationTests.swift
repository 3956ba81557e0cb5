import Foundation
import XCTest

/// Tests that public declarations have doc comments.
final class DocumentationTests: XCTestCase {
  func test_atLeast99PercentOfThePublicDeclarationsAreDocumented() {
    var declarations = 0
    var undocumented: [String] = []
    for file in SourceTree().swiftFiles(in: "Sources") {
      for (number, line) in file.lines.enumerated() where Self.isPublicDeclaration(line) {
        declarations += 1
        if !Self.isDocumented(number, in: file.lines) { undocumented.append("\(file.path):\(number + 1): \(line.trimmingCharacters(in: .whitespaces))") }
      }
    }
    let percentage = declarations == 0 ? 0 : 100 * Double(declarations - undocumented.count) / Double(declarations)
    print("\(declarations - undocumented.count) of \(declarations) public declarations are documented (\(Int(percentage)) %).")
    XCTAssertGreaterThan(declarations, 500)
    XCTAssertGreaterThanOrEqual(percentage, 99, "Not documented:\n" + undocumented.joined(separator: "\n"))
  }

  private static func isPublicDeclaration(_ line: Substring) -> Bool {
    guard line.has("public") || line.has("open") else { return false }
    let words = line.split(separator: " ")
    guard let access = words.firstIndex(where: { $0 == "public" || $0 == "open" }) else { return false }
    guard words[..<access].allSatisfy({ $0.hasPrefix("@") || ["nonisolated", "override", "final", "static", "isolated"].contains($0) || $0.hasPrefix("nonisolated") }) else {
      return false
    }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "subscript", "case", "actor", "associatedtype"]
    return words[access...].contains { kinds.contains($0) || $0.hasPrefix("init") || $0.hasPrefix("subscript") } && !words.contains("extension")
  }

  private static func isDocumented(_ number: Int, in lines: [Substring]) -> Bool {
    var above = number - 1
    // Attributes may be on separate lines between the comment and the declaration.
    while above >= 0, case let line = lines[above].drop(while: { $0 == " " }), line.hasPrefix("@") || line.hasPrefix("#if") { above -= 1 }
    guard above >= 0 else { return false }
    let comment = lines[above].drop { $0 == " " }
    return comment.hasPrefix("///") || lines[number].contains("override ")
  }
}
