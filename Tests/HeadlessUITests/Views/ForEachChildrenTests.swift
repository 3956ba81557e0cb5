import Foundation
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

private struct Code: Hashable {
  let letters: String
  let number: Int
}

@preconcurrency @MainActor
final class ForEachChildrenTests: DeviceTestCase {
  private func check<ID: Hashable>(_ ids: [ID]) throws {
    show { Text("Any") }
    let node = try XCTUnwrap(find(.staticText, "Any").flatMap { device.frontHost?.node(for: $0) })
    var children = ForEachChildren<ID>()
    let firsts = ids.map { children.insert(node, at: nil, $0) }
    let copies = [1, 2, 7].map { children.insert(node, at: nil, ids[0], copy: $0) }
    XCTAssertNil(children.child(ids[1], copy: 1))
    for (id, child) in zip(ids, firsts) {
      XCTAssertTrue(children.child(id) === child)
      XCTAssertEqual(children.id(of: child), id)
      XCTAssertEqual(children.tag(of: child), AnyHashable(id))
      for other in ids { XCTAssertEqual(children.has(child, other), id == other) }
    }
    for child in copies {
      XCTAssertTrue(children.child(ids[0], copy: child.copy) === child)
      XCTAssertEqual(children.id(of: child), ids[0])
    }
    children.remove(copies[1])
    XCTAssertNil(children.child(ids[0], copy: 2))
    XCTAssertTrue(children.child(ids[0], copy: 7) === copies[2])
    children.remove(firsts[0])
    XCTAssertNil(children.child(ids[0]))
    XCTAssertTrue(children.child(ids[0], copy: 1) === copies[0])
    for child in [copies[2], copies[0]] { children.remove(child) }
    for child in copies { XCTAssertNil(children.child(ids[0], copy: child.copy)) }
    XCTAssertTrue(children.child(ids[1]) === firsts[1])
    XCTAssertTrue(children.insert(node, at: 3, ids[0]) === children.child(ids[0]))
  }

  func test_childrenAreFoundByIdsOfAnyType() throws {
    try check([3, 1, 2])
    try check(["three", "one", "two"])
    try check([UUID(), UUID(), UUID()])
    try check([Code(letters: "a", number: 1), Code(letters: "a", number: 2), Code(letters: "b", number: 1)])
    try check([Int?.none, 1, 2])
  }

  func test_childrenAreTheSameInTheSameOrder() throws {
    show { Text("Any") }
    let node = try XCTUnwrap(find(.staticText, "Any").flatMap { device.frontHost?.node(for: $0) })
    var known = ForEachChildren<Int>()
    let children = (0..<3).map { known.insert(node, at: nil, $0) }
    XCTAssertTrue(children.areSame(as: children))
    XCTAssertFalse(children.areSame(as: Array(children.dropLast())))
    XCTAssertFalse(children.areSame(as: children.reversed()))
  }
}
