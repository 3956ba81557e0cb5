import Foundation
import ScreenModel
import XCTest

final class VisibilityTests: XCTestCase {
  private let tree = ElementTree()

  override func setUp() {
    tree.setFrame(CGRect(x: 0, y: 0, width: 100, height: 100), of: tree.root)
  }

  func test_anElementOnTheScreenIsWhollyVisible() {
    let id = add(.button, 10, 10, 20, 20)
    XCTAssertEqual(tree.visibleRect(of: id), CGRect(x: 10, y: 10, width: 20, height: 20))
    XCTAssertEqual(tree.visibleFraction(of: id), 1)
  }

  func test_theScreenCutsWhatIsBeyondItsEdge() {
    let id = add(.button, 90, 80, 20, 40)
    XCTAssertEqual(tree.visibleRect(of: id), CGRect(x: 90, y: 80, width: 10, height: 20))
    XCTAssertEqual(tree.visibleFraction(of: id), 0.25)
  }

  func test_aScreenWithoutASizeCutsNothing() {
    tree.setFrame(.zero, of: tree.root)
    let id = add(.button, 900, 900, 20, 20)
    XCTAssertEqual(tree.visibleFraction(of: id), 1)
    XCTAssertEqual(tree.hitTest(CGPoint(x: 905, y: 905)), id)
  }

  func test_everyClippingAncestorCuts() {
    let outer = add(.scrollView, 0, 0, 50, 50, clips: true)
    let inner = add(.scrollView, 30, 0, 50, 50, in: outer, clips: true)
    let plain = add(.other, 0, 0, 1, 1, in: inner)
    let id = add(.button, 20, 20, 40, 40, in: plain)
    XCTAssertEqual(tree.visibleRect(of: id), CGRect(x: 30, y: 20, width: 20, height: 30))
    XCTAssertEqual(tree.visibleFraction(of: id), 600.0 / 1_600)
  }

  func test_nothingIsLeftOfWhatIsScrolledAway() {
    let scroll = add(.scrollView, 0, 0, 50, 50, clips: true)
    let id = add(.button, 0, 50, 50, 20, in: scroll)
    XCTAssertTrue(tree.visibleRect(of: id).isNull)
    XCTAssertEqual(tree.visibleFraction(of: id), 0)
  }

  func test_nothingIsLeftOfHiddenAbsentAndEmptyElements() {
    let panel = add(.other, 0, 0, 50, 50, hidden: true)
    let inPanel = add(.button, 0, 0, 50, 50, in: panel)
    let empty = add(.button, 10, 10, 0, 20)
    let gone = add(.button, 0, 0, 10, 10)
    tree.remove(gone)
    for id in [panel, inPanel, empty, gone, .absent] {
      XCTAssertTrue(tree.visibleRect(of: id).isNull)
      XCTAssertEqual(tree.visibleFraction(of: id), 0)
    }
  }

  func test_laterSiblingsCover() {
    let id = add(.button, 0, 0, 40, 40)
    _ = add(.other, 20, 0, 40, 40)
    XCTAssertEqual(tree.visibleFraction(of: id), 0.5)
    _ = add(.other, 0, 20, 40, 40)
    XCTAssertEqual(tree.visibleFraction(of: id), 0.25)
  }

  func test_overlappingCoversCountOnce() {
    let id = add(.button, 0, 0, 40, 40)
    _ = add(.other, 10, 10, 20, 20)
    _ = add(.other, 10, 10, 20, 20)
    _ = add(.other, 20, 20, 10, 10)
    XCTAssertEqual(tree.visibleFraction(of: id), 0.75)
  }

  func test_laterSiblingsOfAncestorsCoverWithAllThatIsInThem() {
    let screen = add(.other, 0, 0, 100, 100)
    let id = add(.button, 0, 0, 40, 40, in: screen)
    let layer = add(.other, 0, 0, 100, 100, ignoresTouches: true)
    let group = add(.group, 90, 90, 5, 5, in: layer)
    _ = add(.image, 0, 0, 10, 40, in: group)
    XCTAssertEqual(tree.visibleFraction(of: id), 0.75)
  }

  func test_earlierSiblingsAndOwnContentDoNotCover() {
    _ = add(.other, 0, 0, 100, 100)
    let id = add(.cell, 0, 0, 40, 40)
    _ = add(.staticText, 0, 0, 40, 40, in: id)
    XCTAssertEqual(tree.visibleFraction(of: id), 1)
  }

  func test_hiddenAndTransparentElementsDoNotCover() {
    let id = add(.button, 0, 0, 40, 40)
    let hidden = add(.other, 0, 0, 40, 40, hidden: true)
    _ = add(.image, 0, 0, 40, 40, in: hidden)
    _ = add(.other, 0, 0, 40, 40, ignoresTouches: true)
    XCTAssertEqual(tree.visibleFraction(of: id), 1)
  }

  func test_whatAClippingElementCutsOffDoesNotCover() {
    let id = add(.button, 0, 0, 40, 40)
    let scroll = add(.scrollView, 0, 0, 20, 20, clips: true, ignoresTouches: true)
    let content = add(.other, 0, 0, 10, 10, in: scroll, ignoresTouches: true)
    _ = add(.image, 0, 0, 40, 40, in: content)
    _ = add(.image, 30, 30, 10, 10)
    XCTAssertEqual(tree.visibleFraction(of: id), 1 - (400.0 + 100) / 1_600)
  }

  func test_theFractionIsExactForQuarterPoints() {
    let id = add(.button, 0.25, 0.5, 3, 3)
    _ = add(.other, 0.25, 0.5, 0.75, 3)
    XCTAssertEqual(tree.visibleFraction(of: id), 0.75)
  }

  /// Compares the fraction with a count of the covered points.
  func test_theFractionAgreesWithCountingPoints() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<60 {
      let tree = ElementTree()
      tree.setFrame(CGRect(x: 0, y: 0, width: 24, height: 24), of: tree.root)
      var ids: [ElementID] = [tree.root]
      for _ in 0..<14 {
        let properties = ElementProperties(
          type: .other, frame: CGRect(x: random.below(24) - 2, y: random.below(24) - 2, width: random.below(14), height: random.below(14)),
          isHidden: random.below(8) == 0, clipsToBounds: random.below(4) == 0, ignoresTouches: random.below(4) == 0)
        ids.append(tree.insert(properties, into: ids[random.below(ids.count)]))
      }
      for id in ids.dropFirst() {
        let frame = tree.frame(of: id)
        var seen = 0
        for x in Int(frame.minX)..<Int(frame.maxX) {
          for y in Int(frame.minY)..<Int(frame.maxY) where isSeen(id, CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5), in: tree) { seen += 1 }
        }
        let area = Double(frame.width * frame.height)
        XCTAssertEqual(tree.visibleFraction(of: id), area == 0 ? 0 : Double(seen) / area, accuracy: 1e-12, "round \(round)")
      }
    }
  }

  private func isSeen(_ id: ElementID, _ point: CGPoint, in tree: ElementTree) -> Bool {
    if !draws(id, point, in: tree) { return false }
    return !tree.all(ElementQuery(scope: tree.root)).contains { other in
      tree.comesBefore(id, other) && !tree.isDescendant(other, of: id) && !tree.ignoresTouches(other) && draws(other, point, in: tree)
    }
  }

  private func draws(_ id: ElementID, _ point: CGPoint, in tree: ElementTree) -> Bool {
    if tree.isHidden(id) || !tree.frame(of: id).contains(point) { return false }
    var ancestor = tree.parent(of: id)
    while let element = ancestor {
      if tree.isHidden(element) || (tree.clipsToBounds(element) || element == tree.root) && !tree.frame(of: element).contains(point) { return false }
      ancestor = tree.parent(of: element)
    }
    return true
  }

  private func add(
    _ type: ElementType, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: ElementID? = nil, hidden: Bool = false, clips: Bool = false,
    ignoresTouches: Bool = false
  ) -> ElementID {
    tree.insert(
      ElementProperties(
        type: type, frame: CGRect(x: x, y: y, width: width, height: height), isHidden: hidden, clipsToBounds: clips, ignoresTouches: ignoresTouches),
      into: parent ?? tree.root)
  }
}
