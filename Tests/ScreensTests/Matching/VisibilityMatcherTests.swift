import Screens
import XCTest

/// Tests for matchers of visibility: E14, E15, E29 and E30.
@preconcurrency @MainActor
final class VisibilityMatcherTests: MatcherTestCase {
  private let photo = Image(id: "photo")

  /// Returns whether the photo matches on an app's screen.
  private func photo(_ matcher: ElementMatcher, _ app: AppUnderTest, file: StaticString = #filePath, line: UInt = #line) -> Bool {
    var matches = false
    passes(app, file: file, line: line) { _ in matches = self.photo.matches(matcher) }
    return matches
  }

  func test_E14_threeQuartersOfTheWholeAreaAreVisible() {
    XCTAssertTrue(photo(.isSufficientlyVisible, .photo()))
    XCTAssertTrue(photo(.isSufficientlyVisible, .photo(cover: CGSize(width: 25, height: 100))))
    XCTAssertFalse(photo(.isSufficientlyVisible, .photo(cover: CGSize(width: 26, height: 100))), "another element covers more than a quarter")
    XCTAssertTrue(photo(.isSufficientlyVisible, .photo(offset: CGPoint(x: -145 - 25, y: 0))), "a quarter is beside the screen")
    XCTAssertFalse(photo(.isSufficientlyVisible, .photo(offset: CGPoint(x: -145 - 26, y: 0))), "more than a quarter is beside the screen")
  }

  func test_E14_whatAScrollViewClipsIsNotVisible() {
    passes(.rows) { user in
      XCTAssertTrue(Label(id: "Row 3").matches(.isSufficientlyVisible))
      XCTAssertFalse(Label(id: "Row 4").matches(.isSufficientlyVisible))
    }
  }

  func test_E14_whatIsHiddenOrTransparentIsNotVisibleNorIsWhatIsInIt() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    @MainActor func isVisible(isHidden: Bool = false, alpha: Double = 1, inBox isInBox: Bool) -> Bool {
      let tree = ElementTree()
      var flagged = ElementProperties(type: .other, frame: frame, isHidden: isHidden)
      flagged.details.alpha = alpha
      let plain = ElementProperties(type: .button, frame: frame)
      let box = tree.insert(isInBox ? flagged : plain, into: tree.root)
      return ElementMatcher.isSufficientlyVisible.matches(tree.snapshot(of: tree.insert(isInBox ? plain : flagged, into: box)))
    }
    for isInBox in [false, true] {
      XCTAssertTrue(isVisible(inBox: isInBox))
      XCTAssertFalse(isVisible(isHidden: true, inBox: isInBox))
      XCTAssertFalse(isVisible(alpha: 0.009, inBox: isInBox))
      XCTAssertTrue(isVisible(alpha: 0.01, inBox: isInBox))
    }
  }

  func test_anElementIsVisibleInAnotherWhereTheirFramesIntersect() {
    passes(.rows) { _ in
      let rows = ScrollView(id: "Rows")
      XCTAssertTrue(Label(id: "Row 0").matches(.isVisible(in: rows)))
      XCTAssertTrue(Label(id: "Row 3").matches(.isVisible(in: rows)))
      XCTAssertFalse(Label(id: "Row 4").matches(.isVisible(in: rows)), "it lies below the other one")
      select(rows).perform(.scroll(.down, by: 50))
      XCTAssertTrue(Label(id: "Row 4").matches(.isVisible(in: rows)))
      XCTAssertFalse(Label(id: "Row 0").matches(.isVisible(in: ScrollView(id: "Nowhere"))))
    }
  }

  func test_E15_nothingIsVisibleOfItAndAnAbsentElementIsNotVisible() {
    XCTAssertFalse(photo(.isNotVisible, .photo(cover: CGSize(width: 99, height: 100))))
    XCTAssertTrue(photo(.isNotVisible, .photo(cover: CGSize(width: 100, height: 100))))
    XCTAssertTrue(photo(.isNotVisible, .photo(offset: CGPoint(x: -300, y: 0))))
    passes(.photo()) { _ in
      XCTAssertTrue(Image(id: "nowhere").matches(.isNotVisible))
      XCTAssertFalse(Image(id: "nowhere").matches(!.isNotVisible))
    }
  }

  func test_E29_atLeastAFractionIsVisible() {
    XCTAssertTrue(photo(.isVisible(atLeast: 0.4), .photo(cover: CGSize(width: 60, height: 100))))
    XCTAssertFalse(photo(.isVisible(atLeast: 0.41), .photo(cover: CGSize(width: 60, height: 100))))
    XCTAssertFalse(photo(.isVisible(atLeast: 0.4), .photo(cover: CGSize(width: 61, height: 100))))
  }

  func test_E30_tenPointsOfItsAreaAreVisible() {
    let size = CGSize(width: 10, height: 10)
    XCTAssertTrue(photo(.isInteractable, .photo(size: size, cover: CGSize(width: 9, height: 10))), "10 points are left")
    XCTAssertFalse(photo(.isInteractable, .photo(size: size, cover: CGSize(width: 9.125, height: 10))), "less is left")
  }

  func test_E30_thePointIsTheMiddleOrElseAVisiblePlace() {
    // The photo is at (145, 47).
    XCTAssertEqual(point(.photo()), CGPoint(x: 195, y: 97))
    XCTAssertEqual(point(.photo(cover: CGSize(width: 40, height: 100))), CGPoint(x: 195, y: 97), "the middle is visible")
    XCTAssertEqual(point(.photo(offset: CGPoint(x: -205, y: 0))), CGPoint(x: 20, y: 97), "the middle of what is on the screen")
    XCTAssertEqual(point(.photo(cover: CGSize(width: 60, height: 100))), CGPoint(x: 225, y: 97), "a place that is not covered")
    XCTAssertNil(point(.photo(cover: CGSize(width: 100, height: 100))))
  }

  func test_E30_theElementsOwnActivationPointComesFirstWhereItIsVisible() {
    let (log, pad) = (Label(id: "Log"), Image(id: "Pad"))
    passes(.pointedPad(isCovered: false)) { user in
      select(pad).perform(.tap)
      user.label(of: log, is: "tap at 180, 20")
      user.tap(Image(id: "Other"))
      user.label(of: log, is: "other at 10, 90")
      pad.underlyingXCUIElement.tap()
      user.label(of: log, is: "tap at 180, 20")
      let snapshot = pad.snapshot
      XCTAssertEqual(snapshot?.interactionPoint, snapshot.map { CGPoint(x: $0.frame.minX + 180, y: $0.frame.minY + 20) })
    }
    passes(.pointedPad(isCovered: true)) { user in
      select(pad).perform(.tap)
      user.label(of: log, is: "tap at 100, 100")
    }
  }

  private func point(_ app: AppUnderTest) -> CGPoint? {
    var point: CGPoint?
    passes(app) { _ in point = self.photo.snapshot?.interactionPoint }
    return point
  }
}
