import Foundation
import XCTest

@testable import ScreenModel

final class ElementTreeTests: XCTestCase {
  private let tree = ElementTree()

  func test_aNewTreeHoldsTheRootOnly() {
    XCTAssertEqual(tree.count, 1)
    XCTAssertEqual(tree.type(of: tree.root), .other)
    XCTAssertEqual(tree.children(of: tree.root), [])
    XCTAssertNil(tree.parent(of: tree.root))
    XCTAssertTrue(tree.contains(tree.root))
  }

  func test_insertedPropertiesReadBack() {
    let properties = ElementProperties(
      type: .textField, identifier: "Username", label: "Your name, long enough for the heap", title: "Title", value: "Jo", placeholder: "", traits: [.searchField, .adjustable],
      frame: CGRect(x: 1.5, y: 2.25, width: 100.015625, height: 44), isEnabled: false, isSelected: true, hasFocus: true, isHidden: true, clipsToBounds: true,
      ignoresTouches: true)
    let id = tree.insert(properties, into: tree.root)
    XCTAssertEqual(tree[id], properties)
    XCTAssertEqual(tree.type(of: id), .textField)
    XCTAssertEqual(tree.identifier(of: id), "Username")
    XCTAssertEqual(tree.label(of: id), "Your name, long enough for the heap")
    XCTAssertEqual(tree.title(of: id), "Title")
    XCTAssertEqual(tree.value(of: id), "Jo")
    XCTAssertEqual(tree.placeholder(of: id), "")
    XCTAssertEqual(tree.traits(of: id), [.searchField, .adjustable])
    XCTAssertEqual(tree.frame(of: id), properties.frame)
    XCTAssertFalse(tree.isEnabled(id))
    XCTAssertTrue(tree.isSelected(id))
    XCTAssertTrue(tree.hasFocus(id))
    XCTAssertTrue(tree.isHidden(id))
    XCTAssertTrue(tree.clipsToBounds(id))
    XCTAssertTrue(tree.ignoresTouches(id))
  }

  func test_anAbsentValueIsNotAnEmptyOne() {
    let without = tree.insert(ElementProperties(type: .textField), into: tree.root)
    let empty = tree.insert(ElementProperties(type: .textField, value: ""), into: tree.root)
    XCTAssertNil(tree.value(of: without))
    XCTAssertNil(tree.placeholder(of: without))
    XCTAssertEqual(tree.value(of: empty), "")
  }

  func test_framesAreKeptToASixtyFourthOfAPoint() {
    let id = tree.insert(ElementProperties(type: .other, frame: CGRect(x: 0.1, y: -0.1, width: 1.0 / 3, height: 10)), into: tree.root)
    XCTAssertEqual(tree.frame(of: id), CGRect(x: 6.0 / 64, y: -6.0 / 64, width: 21.0 / 64, height: 10))
  }

  func test_framesThatAreNoNumbersAreBroughtIntoRange() {
    let id = tree.insert(ElementProperties(type: .other, frame: CGRect(x: CGFloat.nan, y: .infinity, width: 10, height: 20)), into: tree.root)
    XCTAssertEqual(tree.frame(of: id).origin.x, 0)
    XCTAssertTrue(tree.frame(of: id).origin.y.isFinite)
    tree.setFrame(.null, of: id)
    XCTAssertEqual(tree.frame(of: id), .zero)
  }

  func test_childrenKeepTheOrderOfInsertion() {
    let a = insert("a")
    let c = insert("c")
    let b = insert("b", before: c)
    let first = insert("first", before: a)
    XCTAssertEqual(tree.children(of: tree.root), [first, a, b, c])
    XCTAssertEqual(Array(tree.childSequence(of: tree.root)), [first, a, b, c])
    XCTAssertEqual(tree.childCount(of: tree.root), 4)
    XCTAssertEqual(tree.descendantCount(of: tree.root), 4)
    XCTAssertEqual(tree.count, 5)
  }

  func test_aSiblingThatIsNoChildOfTheParentMeansAtTheEnd() {
    let a = insert("a")
    let inA = insert("inA", into: a)
    let b = insert("b", before: inA)
    let c = insert("c", before: .absent)
    XCTAssertEqual(tree.children(of: tree.root), [a, b, c])
  }

  func test_removingTakesTheSubtree() {
    let a = insert("a")
    let b = insert("b", into: a)
    let c = insert("c", into: b)
    let d = insert("d")
    tree.remove(a)
    XCTAssertEqual([a, b, c, d].map(tree.contains), [false, false, false, true])
    XCTAssertEqual(tree.count, 2)
    XCTAssertEqual(tree.children(of: tree.root), [d])
    XCTAssertNil(tree.first(ElementQuery(scope: tree.root, string: "c")))
  }

  func test_theRootCanNeitherBeRemovedNorMoved() {
    let a = insert("a")
    tree.remove(tree.root)
    tree.move(tree.root, into: a)
    XCTAssertTrue(tree.contains(tree.root))
    XCTAssertEqual(tree.children(of: tree.root), [a])
  }

  func test_aStaleIdIsNeverValidAgain() {
    let a = insert("a")
    tree.remove(a)
    var ids: Set<ElementID> = [a]
    for _ in 0..<70_000 {
      let id = insert("again")
      XCTAssertTrue(ids.insert(id).inserted)
      tree.remove(id)
    }
    XCTAssertFalse(tree.contains(a))
    XCTAssertEqual(tree.count, 1)
  }

  func test_staleIdsReadAsEmptyAndChangeNothing() {
    let stale = insert("a")
    tree.remove(stale)
    let before = tree.changeCount
    assertAbsent(stale, in: tree)
    assertAbsent(.absent, in: tree)
    XCTAssertEqual(tree.changeCount, before)
    XCTAssertEqual(tree.count, 1)
  }

  func test_idsOfAnotherTreeReadAsEmptyAndChangeNothing() {
    insert("a")
    let other = ElementTree()
    let foreign = other.insert(ElementProperties(type: .button, identifier: "a"), into: other.root)
    assertAbsent(foreign, in: tree)
    assertAbsent(other.root, in: tree)
    XCTAssertEqual(tree.count, 2)
  }

  func test_movingKeepsIdsAndOrder() {
    let a = insert("a")
    let b = insert("b")
    let inA = insert("inA", into: a)
    tree.move(a, into: b)
    XCTAssertEqual(tree.children(of: tree.root), [b])
    XCTAssertEqual(tree.parent(of: a), b)
    XCTAssertTrue(tree.isDescendant(inA, of: b))
    XCTAssertTrue(tree.comesBefore(b, inA))
    let c = insert("c", into: b)
    tree.move(c, into: b, before: a)
    XCTAssertEqual(tree.children(of: b), [c, a])
    XCTAssertEqual(tree.descendantCount(of: b), 3)
  }

  func test_movingIntoItselfDoesNothing() {
    let a = insert("a")
    let b = insert("b", into: a)
    let before = tree.changeCount
    tree.move(a, into: b)
    tree.move(a, into: a)
    tree.move(a, into: tree.root)
    XCTAssertEqual(tree.changeCount, before)
    XCTAssertEqual(tree.children(of: tree.root), [a])
  }

  func test_anUpdateThatChangesNothingIsNoChange() {
    let properties = ElementProperties(type: .button, identifier: "a", label: "b", value: "", frame: CGRect(x: 0.1, y: 0, width: 1, height: 1))
    let id = tree.insert(properties, into: tree.root)
    let before = tree.changeCount
    tree.update(id, to: properties)
    tree.setFrame(properties.frame, of: id)
    XCTAssertEqual(tree.changeCount, before)
    tree.setFrame(.zero, of: id)
    XCTAssertEqual(tree.changeCount, before + 1)
  }

  func test_updatesReachTheIndexes() {
    let id = tree.insert(ElementProperties(type: .button, identifier: "same", label: "old"), into: tree.root)
    tree.update(id, to: ElementProperties(type: .link, identifier: "same", label: "new", title: "same"))
    XCTAssertNil(tree.first(ElementQuery(scope: tree.root, string: "old")))
    XCTAssertEqual(tree.first(ElementQuery(scope: tree.root, type: .link, string: "new")), id)
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, string: "same")), [id])
    XCTAssertNil(tree.first(ElementQuery(scope: tree.root, type: .button)))
    XCTAssertEqual(tree.count(ElementQuery(scope: tree.root, type: .link)), 1)
  }

  func test_treeOrderIsPreOrder() {
    let a = insert("a")
    let inA = insert("inA", into: a)
    let deep = insert("deep", into: inA)
    let b = insert("b")
    let order = [tree.root, a, inA, deep, b]
    for (i, first) in order.enumerated() {
      for (j, second) in order.enumerated() { XCTAssertEqual(tree.comesBefore(first, second), i < j, "\(i) and \(j)") }
    }
    XCTAssertTrue(tree.isDescendant(deep, of: a))
    XCTAssertFalse(tree.isDescendant(a, of: a))
    XCTAssertFalse(tree.isDescendant(deep, of: b))
  }

  func test_theOrderHoldsWhenThousandsAreInsertedAtOnePlace() {
    let last = insert("last")
    var expected: [ElementID] = []
    for index in 0..<3_000 { expected.append(insert("\(index)", before: last)) }
    var front: [ElementID] = []
    for index in 0..<3_000 { front.insert(insert("front \(index)", before: front.first ?? expected[0]), at: 0) }
    // Insert between two fixed neighbors, always at the front of the gap.
    var between: [ElementID] = []
    for index in 0..<3_000 { between.insert(insert("between \(index)", before: between.first ?? last), at: 0) }
    let order = front + expected + between + [last]
    XCTAssertEqual(tree.children(of: tree.root), order)
    for index in 1..<order.count where !tree.comesBefore(order[index - 1], order[index]) { return XCTFail("Out of order at \(index)") }
  }

  func test_aVeryDeepTreeNeedsNoStack() {
    var parent = tree.root
    for _ in 0..<5_000 { parent = insert("deep", into: parent) }
    XCTAssertEqual(tree.count(ElementQuery(scope: tree.root, string: "deep")), 5_000)
    tree.remove(tree.children(of: tree.root)[0])
    XCTAssertEqual(tree.count, 1)
  }

  @discardableResult
  private func insert(_ name: String, into parent: ElementID? = nil, before sibling: ElementID? = nil) -> ElementID {
    tree.insert(ElementProperties(type: .other, identifier: name), into: parent ?? tree.root, before: sibling)
  }

  private func assertAbsent(_ id: ElementID, in tree: ElementTree, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertFalse(tree.contains(id), file: file, line: line)
    XCTAssertEqual(tree[id], ElementProperties(type: .any, isEnabled: false), file: file, line: line)
    XCTAssertNil(tree.parent(of: id), file: file, line: line)
    XCTAssertEqual(tree.children(of: id), [], file: file, line: line)
    XCTAssertEqual(tree.childCount(of: id), 0, file: file, line: line)
    XCTAssertFalse(tree.isDescendant(id, of: tree.root), file: file, line: line)
    XCTAssertFalse(tree.isDescendant(tree.root, of: id), file: file, line: line)
    XCTAssertFalse(tree.comesBefore(id, tree.root), file: file, line: line)
    XCTAssertFalse(tree.comesBefore(tree.root, id), file: file, line: line)
    XCTAssertEqual(tree.all(ElementQuery(scope: id)), [], file: file, line: line)
    XCTAssertEqual(tree.insert(ElementProperties(type: .button), into: id), .absent, file: file, line: line)
    tree.remove(id)
    tree.move(id, into: tree.root)
    tree.update(id, to: ElementProperties(type: .button, label: "x"))
    tree.setFrame(CGRect(x: 1, y: 1, width: 1, height: 1), of: id)
  }
}
