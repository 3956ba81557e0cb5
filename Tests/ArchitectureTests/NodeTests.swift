import XCTest

/// Tests that the base class of all nodes doesn't collect members that only some nodes need.
final class NodeTests: XCTestCase {
  /// The maximum number of overridable members of `Node`.
  private static let ceiling = 56

  func test_nodeHasNoMoreMembersToOverrideThanItHad() throws {
    let file = try XCTUnwrap(SourceTree().swiftFiles(in: "Sources/HeadlessUI/Graph").first { $0.path.hasSuffix("/Node.swift") })
    let members = file.lines.filter { line in
      guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return false }
      let words = line.split(separator: " ").prefix { $0 != "var" && $0 != "func" }
      let isMember = line.split(separator: " ").dropFirst(words.count).first != nil
      return isMember && words.allSatisfy { ["package", "public", "internal", "override"].contains($0) || $0.hasPrefix("@") }
    }
    XCTAssertGreaterThan(members.count, 30)
    XCTAssertLessThanOrEqual(
      members.count, Self.ceiling, "Each node has each of these. Give what only some need to nodes of their own kind, or to one provider:\n\(members.joined(separator: "\n"))")
  }
}
