import Foundation
import ScreenModel
import XCTest

final class ElementDetailsTests: XCTestCase {
  private let tree = ElementTree()

  private func properties(_ change: (inout ElementDetails) -> Void = { _ in }) -> ElementProperties {
    var properties = ElementProperties(type: .slider, label: "Volume")
    change(&properties.details)
    return properties
  }

  func test_detailsAreKeptChangedAndTakenAway() {
    let id = tree.insert(properties { $0.hint = "Louder" }, into: tree.root)
    let other = tree.insert(properties { $0.number = 3 }, into: tree.root)
    XCTAssertEqual(tree.details(of: id).hint, "Louder")
    XCTAssertEqual(tree.details(of: other), ElementDetails(number: 3))
    tree.update(id, to: properties { $0.number = 4 })
    XCTAssertEqual(tree.details(of: id), ElementDetails(number: 4))
    XCTAssertEqual(tree[id].details.number, 4)
    tree.update(id, to: properties())
    XCTAssertEqual(tree.details(of: id), ElementDetails())
    XCTAssertEqual(tree.details(of: other).number, 3)
    tree.update(id, to: properties { $0.step = 2 })
    XCTAssertEqual(tree.details(of: id).step, 2)
  }

  func test_equalDetailsAreNoChange() {
    let id = tree.insert(properties { $0.number = 3 }, into: tree.root)
    let count = tree.changeCount
    tree.update(id, to: properties { $0.number = 3 })
    XCTAssertEqual(tree.changeCount, count)
    tree.update(id, to: properties { $0.number = 4 })
    XCTAssertEqual(tree.changeCount, count + 1)
    tree.update(id, to: properties())
    XCTAssertEqual(tree.changeCount, count + 2)
  }

  func test_aRemovedElementLeavesItsDetailsToNoOther() {
    for number in 0..<1_000 {
      let id = tree.insert(properties { $0.number = Double(number) }, into: tree.root)
      XCTAssertEqual(tree.details(of: id).number, Double(number))
      tree.remove(id)
      XCTAssertEqual(tree.details(of: id), ElementDetails())
      let plain = tree.insert(properties(), into: tree.root)
      XCTAssertEqual(tree.details(of: plain), ElementDetails())
      tree.remove(plain)
    }
    XCTAssertLessThan(tree.byteCount, 40_000)
  }

  func test_elementsWithoutDetailsTakeNoMemoryForThem() {
    let other = ElementTree()
    for number in 0..<1_000 {
      tree.insert(properties(), into: tree.root)
      other.insert(properties { $0.number = Double(number) }, into: other.root)
    }
    XCTAssertGreaterThan(other.byteCount - tree.byteCount, 100_000)
    XCTAssertEqual(MemoryLayout<ElementID>.size, 8)
  }

  func test_aCopyKeepsEverything() {
    let box = tree.insert(ElementProperties(type: .other, identifier: "Box"), into: tree.root)
    let id = tree.insert(properties { $0.number = 3 }, into: box)
    for number in 0..<20 { tree.insert(ElementProperties(type: .cell, label: "Row", value: "\(number)"), into: box) }
    let copy = tree.copy()
    let count = copy.changeCount
    tree.update(id, to: ElementProperties(type: .button, label: "Mute"))
    tree.remove(box)
    XCTAssertEqual(copy.label(of: id), "Volume")
    XCTAssertEqual(copy.details(of: id).number, 3)
    XCTAssertEqual(copy.all(ElementQuery(scope: copy.root, string: "Row")).count, 20)
    XCTAssertEqual(copy.first(ElementQuery(scope: copy.root, string: "Volume")), id)
    XCTAssertEqual(copy.snapshot(of: id)?.parent?.identifier, "Box")
    XCTAssertEqual(tree.count, 1)
    XCTAssertEqual(copy.changeCount, count)
    // Changing the copy doesn't change the original.
    copy.remove(id)
    XCTAssertFalse(copy.contains(id))
  }

  func test_contentIsAtItsEdges() {
    func snapshot(_ offset: CGPoint, _ size: CGSize, _ insets: ElementDetails.Insets = .init()) -> ElementSnapshot? {
      var properties = ElementProperties(type: .scrollView, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      properties.details.scrolling = ElementDetails.Scrolling(contentOffset: offset, contentSize: size, insets: insets)
      return tree.snapshot(of: tree.insert(properties, into: tree.root))
    }
    func edges(_ snapshot: ElementSnapshot?) -> [ContentEdge] { ContentEdge.allCases.filter { snapshot?.isScrolled(to: $0) == true } }
    XCTAssertEqual(edges(snapshot(.zero, CGSize(width: 100, height: 300))), [.top, .left, .right])
    XCTAssertEqual(edges(snapshot(CGPoint(x: 0, y: 200), CGSize(width: 100, height: 300))), [.bottom, .left, .right])
    XCTAssertEqual(edges(snapshot(CGPoint(x: 0, y: 200.0005), CGSize(width: 100, height: 300))), [.bottom, .left, .right])
    XCTAssertEqual(edges(snapshot(CGPoint(x: 0, y: 199.99), CGSize(width: 100, height: 300))), [.left, .right])
    let insets = ElementDetails.Insets(top: 20, bottom: 30)
    XCTAssertEqual(edges(snapshot(CGPoint(x: 0, y: -20), CGSize(width: 100, height: 300), insets)), [.top, .left, .right])
    XCTAssertEqual(edges(snapshot(CGPoint(x: 0, y: 230), CGSize(width: 100, height: 300), insets)), [.bottom, .left, .right])
    XCTAssertEqual(edges(snapshot(.zero, CGSize(width: 50, height: 50))), ContentEdge.allCases)
    XCTAssertEqual(edges(tree.snapshot(of: tree.insert(properties(), into: tree.root))), [])
  }
}
