import Foundation
import XCTest

@testable import ScreenModel

final class StorageTests: XCTestCase {
  func test_textsThatNoElementHasAnyMoreAreDropped() {
    let tree = ElementTree()
    let clock = tree.insert(ElementProperties(type: .staticText, identifier: "Clock"), into: tree.root)
    let other = tree.insert(ElementProperties(type: .staticText, identifier: "Other", value: ""), into: tree.root)
    for second in 0..<50_000 { tree.update(clock, to: ElementProperties(type: .staticText, identifier: "Clock", label: "It is \(second) seconds past twelve")) }
    XCTAssertLessThan(tree.byteCount, 60_000)
    XCTAssertEqual(tree.first(ElementQuery(scope: tree.root, string: "It is 49999 seconds past twelve")), clock)
    XCTAssertNil(tree.first(ElementQuery(scope: tree.root, string: "It is 49998 seconds past twelve")))
    XCTAssertEqual(tree.first(ElementQuery(scope: tree.root, string: "Clock")), clock)
    XCTAssertEqual(tree.first(ElementQuery(scope: tree.root, string: "Other")), other)
    XCTAssertEqual(tree.first(ElementQuery(scope: tree.root, string: "")), other)
    XCTAssertEqual(tree.value(of: other), "")
  }

  func test_longTextsThatNoElementHasAnyMoreAreDropped() {
    let tree = ElementTree()
    let field = tree.insert(ElementProperties(type: .textView), into: tree.root)
    let text = String(repeating: "a long letter ", count: 1_000)
    for length in 0..<2_000 { tree.update(field, to: ElementProperties(type: .textView, value: text + String(length))) }
    XCTAssertLessThan(tree.byteCount, 6_000_000)
    XCTAssertEqual(tree.value(of: field), text + "1999")
  }

  func test_removedElementsLeaveTheirMemoryToNewOnes() {
    let tree = ElementTree()
    for _ in 0..<200 {
      let screen = tree.insert(ElementProperties(type: .other), into: tree.root)
      for row in 0..<100 { tree.insert(ElementProperties(type: .cell, label: "Row \(row)"), into: screen) }
      tree.remove(screen)
    }
    XCTAssertLessThan(tree.byteCount, 40_000)
  }

  func test_nothingIsLostWhenTheMemoryGrows() {
    let tree = ElementTree()
    var ids: [ElementID] = []
    for row in 0..<30_000 {
      let parent = row % 7 == 0 ? tree.root : ids[row - row % 7]
      ids.append(tree.insert(ElementProperties(type: .cell, identifier: "cell \(row)", label: "Row \(row % 50)", value: "\(row / 2)"), into: parent))
    }
    for row in stride(from: 0, to: 30_000, by: 11) {
      XCTAssertEqual(tree.first(ElementQuery(scope: tree.root, string: "cell \(row)")), ids[row])
      XCTAssertEqual(tree[ids[row]], ElementProperties(type: .cell, identifier: "cell \(row)", label: "Row \(row % 50)", value: "\(row / 2)"))
      XCTAssertEqual(tree.parent(of: ids[row]), row % 7 == 0 ? tree.root : ids[row - row % 7])
    }
    XCTAssertEqual(tree.count(ElementQuery(scope: tree.root, string: "Row 7")), 600)
    XCTAssertNil(tree.first(ElementQuery(scope: tree.root, string: "cell 30000")))
  }

  func test_siblingsStayInOrderWhereverAndHoweverOftenOneIsInserted() {
    for place in [0, 1, 20, 38, 39] {
      let tree = ElementTree()
      var expected = (0..<40).map { _ in tree.insert(ElementProperties(type: .cell), into: tree.root) }
      let sibling = expected[place]
      for _ in 0..<400 { expected.insert(tree.insert(ElementProperties(type: .cell), into: tree.root, before: sibling), at: expected.firstIndex(of: sibling) ?? 0) }
      XCTAssertEqual(tree.children(of: tree.root), expected)
      for (first, second) in zip(expected, expected.dropFirst()) where !tree.comesBefore(first, second) { XCTFail("before \(place)") }
    }
  }

  func test_insertionsBeforeTheLastSiblingLeaveTheOthersAlone() {
    let tree = ElementTree()
    let cells = (0..<1_000).map { _ in tree.insert(ElementProperties(type: .cell), into: tree.root) }
    func orders() -> [Int64] { cells.prefix(900).map { tree.memory.pointee.details[tree.slot($0)].order } }
    // This key doesn't occur if all siblings get new keys.
    tree.memory.pointee.details[tree.slot(cells[0])].order = -5
    let before = orders()
    for _ in 0..<5_000 { tree.insert(ElementProperties(type: .cell), into: tree.root, before: cells[999]) }
    XCTAssertEqual(orders(), before)
  }

  func test_siblingsStayInOrderWhereKeysRunOut() {
    for (place, order) in [(2, Int64.max / 4), (0, -Int64.max / 4)] {
      let tree = ElementTree()
      var expected = (0..<3).map { _ in tree.insert(ElementProperties(type: .cell), into: tree.root) }
      tree.memory.pointee.details[tree.slot(expected[place])].order = order
      if place == 2 {
        expected.append(tree.insert(ElementProperties(type: .cell), into: tree.root))
      } else {
        expected.insert(tree.insert(ElementProperties(type: .cell), into: tree.root, before: expected[0]), at: 0)
      }
      for (first, second) in zip(expected, expected.dropFirst()) { XCTAssertTrue(tree.comesBefore(first, second)) }
      for cell in expected { XCTAssertLessThan(tree.memory.pointee.details[tree.slot(cell)].order.magnitude, 1 << 40) }
    }
  }

  func test_anElementTakesLittleMemory() {
    let tree = ElementTree()
    // Every second cell has its own id. Whatever the number of cells, little extra memory is reserved.
    var most = 0.0
    for row in 0..<26_000 {
      tree.insert(ElementProperties(type: .cell, identifier: row.isMultiple(of: 2) ? "cell\(row)" : "", label: "Row \(row % 50)"), into: tree.root)
      if row > 2048, row.isMultiple(of: 16) { most = max(most, Double(tree.byteCount) / Double(tree.count)) }
    }
    XCTAssertLessThanOrEqual(most, 130)
    XCTAssertEqual(MemoryLayout<TreeNode>.stride, 32)
    XCTAssertEqual(MemoryLayout<NodeDetails>.stride, 56)
  }

  func test_typesAndBytesAreTheSameNumbers() {
    XCTAssertEqual(ElementType.allCases.count, TreeMemory.typeCount)
    for (index, type) in ElementType.allCases.enumerated() {
      XCTAssertEqual(type.rawValue, UInt(index))
      XCTAssertEqual(type.byte, UInt8(index))
      XCTAssertEqual(ElementType(byte: UInt8(index)), type)
    }
  }

  func test_hashesOfAllLengthsTellTextsApart() {
    var hashes: Set<UInt32> = []
    for length in 0..<64 {
      for changed in 0...length {
        var bytes = [UInt8](repeating: 0x61, count: length + 1)
        bytes[changed] = 0x62
        let used = changed == length ? Array(repeating: 0x61, count: length) : Array(bytes.prefix(length))
        hashes.insert(used.withUnsafeBufferPointer { TextHash.hash($0.baseAddress ?? UnsafePointer(bitPattern: 8)!, length) })
      }
    }
    XCTAssertEqual(hashes.count, (0..<64).map { $0 + 1 }.reduce(0, +))
  }

  func test_textsOfAllLengthsAreComparedWhole() {
    for length in 1..<40 {
      let text = [UInt8](repeating: 0x61, count: length)
      XCTAssertTrue(TextHash.areEqual(text, text, length))
      for place in 0..<length {
        var other = text
        other[place] = 0x62
        XCTAssertFalse(TextHash.areEqual(text, other, length), "\(place) of \(length)")
      }
    }
  }

  func test_framesAreRoundedToTheNearestSixtyFourth() {
    for value in stride(from: -700.0, through: 700.0, by: 0.37) {
      let frame = NodeFrame(CGRect(x: value, y: 0, width: 1, height: 1)).rect
      XCTAssertLessThanOrEqual(abs(frame.minX - value), 1.0 / 128)
      XCTAssertEqual(frame.minX * 64, (frame.minX * 64).rounded())
    }
    XCTAssertEqual(NodeFrame(CGRect(x: 10, y: 10, width: -4, height: -6)).rect, CGRect(x: 6, y: 4, width: 4, height: 6))
    XCTAssertEqual(NodeFrame(.infinite).rect.minX.isFinite, true)
  }
}
