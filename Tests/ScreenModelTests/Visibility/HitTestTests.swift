import Foundation
import ScreenModel
import XCTest

final class HitTestTests: XCTestCase {
  private let tree = ElementTree()

  override func setUp() {
    tree.setFrame(CGRect(x: 0, y: 0, width: 100, height: 100), of: tree.root)
  }

  func test_anEmptyScreenIsNotHit() {
    XCTAssertNil(tree.hitTest(CGPoint(x: 5, y: 5)))
  }

  func test_childrenLieOverTheirParent() {
    let cell = add(0, 0, 50, 50)
    let button = add(10, 10, 10, 10, in: cell)
    XCTAssertEqual(tree.hitTest(CGPoint(x: 15, y: 15)), button)
    XCTAssertEqual(tree.hitTest(CGPoint(x: 30, y: 30)), cell)
    XCTAssertNil(tree.hitTest(CGPoint(x: 60, y: 60)))
  }

  func test_laterSiblingsLieOverEarlierOnes() {
    let below = add(0, 0, 50, 50)
    let deep = add(0, 0, 50, 50, in: below)
    let above = add(25, 0, 50, 50)
    XCTAssertEqual(tree.hitTest(CGPoint(x: 10, y: 10)), deep)
    XCTAssertEqual(tree.hitTest(CGPoint(x: 30, y: 10)), above)
  }

  func test_childrenOutsideTheirParentAreHitUnlessItClips() {
    let plain = add(0, 0, 10, 10)
    let outside = add(20, 20, 10, 10, in: plain)
    let clipping = add(50, 50, 10, 10, clips: true)
    _ = add(70, 70, 10, 10, in: clipping)
    XCTAssertEqual(tree.hitTest(CGPoint(x: 25, y: 25)), outside)
    XCTAssertNil(tree.hitTest(CGPoint(x: 75, y: 75)))
  }

  func test_theRightAndBottomEdgesDoNotBelongToAnElement() {
    let id = add(0, 0, 50, 50)
    XCTAssertEqual(tree.hitTest(CGPoint(x: 0, y: 0)), id)
    XCTAssertNil(tree.hitTest(CGPoint(x: 50, y: 10)))
    XCTAssertNil(tree.hitTest(CGPoint(x: 10, y: 50)))
  }

  func test_hiddenElementsAreNotHitNorIsWhatIsInThem() {
    let below = add(0, 0, 50, 50)
    let hidden = add(0, 0, 50, 50, hidden: true)
    let inHidden = add(0, 0, 50, 50, in: hidden)
    XCTAssertEqual(tree.hitTest(CGPoint(x: 5, y: 5)), below)
    XCTAssertNil(tree.hitTest(CGPoint(x: 5, y: 5), in: inHidden))
  }

  func test_touchesPassThroughWhatIgnoresThemButNotThroughItsChildren() {
    let below = add(0, 0, 50, 50)
    let layer = add(0, 0, 50, 50, ignoresTouches: true)
    let button = add(0, 0, 10, 10, in: layer)
    XCTAssertEqual(tree.hitTest(CGPoint(x: 5, y: 5)), button)
    XCTAssertEqual(tree.hitTest(CGPoint(x: 20, y: 20)), below)
  }

  func test_whatIsOffTheScreenIsNotHit() {
    _ = add(90, 90, 50, 50)
    XCTAssertNil(tree.hitTest(CGPoint(x: 110, y: 110)))
  }

  func test_aScopeIsHitAsIfNothingCoveredIt() {
    let below = add(0, 0, 50, 50)
    let inBelow = add(0, 0, 10, 10, in: below)
    _ = add(0, 0, 100, 100)
    XCTAssertEqual(tree.hitTest(CGPoint(x: 5, y: 5), in: below), inBelow)
    XCTAssertEqual(tree.hitTest(CGPoint(x: 20, y: 20), in: below), below)
    XCTAssertNil(tree.hitTest(CGPoint(x: 60, y: 60), in: below))
  }

  func test_aPointThatIsNoPointAndAnAbsentScopeHitNothing() {
    _ = add(0, 0, 100, 100)
    XCTAssertNil(tree.hitTest(CGPoint(x: CGFloat.nan, y: 5)))
    XCTAssertNil(tree.hitTest(CGPoint(x: CGFloat.infinity, y: 5)))
    XCTAssertNil(tree.hitTest(CGPoint(x: 5, y: 5), in: .absent))
  }

  private func add(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: ElementID? = nil, hidden: Bool = false, clips: Bool = false, ignoresTouches: Bool = false
  ) -> ElementID {
    tree.insert(
      ElementProperties(
        type: .other, frame: CGRect(x: x, y: y, width: width, height: height), isHidden: hidden, clipsToBounds: clips, ignoresTouches: ignoresTouches),
      into: parent ?? tree.root)
  }
}
