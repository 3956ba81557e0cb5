import Foundation
import XCTest

@testable import ScreenModel

/// Tests that looks are collected only for copies that pictures are made of.
final class CopiedLookTests: XCTestCase {
  private let tree = ElementTree()
  private var collections = 0

  private func addText() throws -> ElementSnapshot {
    let text = tree.insert(ElementProperties(type: .staticText, label: "Red", frame: CGRect(x: 0, y: 0, width: 90, height: 20)), into: tree.root)
    var look = ElementLook()
    look.text = TextLook(paint: Paint(hex: "#FF3B30"))
    tree.look = { [look, unowned self] in
      collections += 1
      return ScreenLook(elements: [text: look])
    }
    return try XCTUnwrap(tree.snapshot(of: text))
  }

  func test_aCopiedSnapshotCollectsNoLooks() throws {
    let text = try addText()
    XCTAssertEqual(text.copy().label, "Red")
    XCTAssertEqual([text].copied.map(\.label), ["Red"])
    XCTAssertEqual(collections, 0)
  }

  func test_aCopiedTreeKeepsTheLooks() throws {
    let text = try addText()
    let copy = tree.copy()
    tree.remove(text.id)
    XCTAssertTrue(copy.svgSnapshot(size: CGSize(width: 390, height: 844)).contains("#FF3B30"))
    XCTAssertEqual(collections, 1)
  }
}
