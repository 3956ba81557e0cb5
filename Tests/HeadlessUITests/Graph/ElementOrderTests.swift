import ScreenModel
import VirtualTime
import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class ElementOrderTests: XCTestCase {
  private let tree = ElementTree()

  private func makeElements(_ count: Int) -> [ElementID] {
    (0..<count).map { tree.insert(ElementProperties(type: .other, identifier: "\($0)"), into: tree.root) }
  }

  /// Arranges the root's children in an order, and returns how many were moved.
  private func arrange(_ elements: [ElementID]) -> Int {
    var moves = 0
    ElementOrder(elements, insteadOf: tree.children(of: tree.root)).forEachMove {
      tree.move($0, into: tree.root, before: $1)
      moves += 1
    }
    return moves
  }

  func test_anyOrderIsReached_andWhatStandsRightIsNotMoved() {
    var generator = SplitMix64(seed: 5)
    let elements = makeElements(40)
    for _ in 0..<50 {
      let wanted = elements.shuffled(using: &generator)
      _ = arrange(wanted)
      XCTAssertEqual(tree.children(of: tree.root), wanted)
      XCTAssertEqual(arrange(wanted), 0)
    }
  }

  func test_oneThatChangesItsPlaceIsTheOnlyOneThatMoves() {
    let elements = makeElements(20)
    XCTAssertEqual(arrange(Array(elements[1...]) + [elements[0]]), 1)
    XCTAssertEqual(arrange(elements), 1)
  }

  func test_elementsFromElsewhereComeIn_andOthersGoBehind() {
    let elements = makeElements(4)
    let elsewhere = tree.insert(ElementProperties(type: .other), into: elements[0])
    XCTAssertEqual(arrange([elements[3], elsewhere, elements[1]]), 3)
    XCTAssertEqual(tree.children(of: tree.root), [elements[3], elsewhere, elements[1], elements[0], elements[2]])
  }
}
