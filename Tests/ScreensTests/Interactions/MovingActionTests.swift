import Screens
import XCTest

/// Tests for scrolls, swipes, pinches and drags: E58 to E64.
@preconcurrency @MainActor
final class MovingActionTests: InteractionTestCase {
  private let rows = select(.identifier("Rows"))
  private let pad = select(.identifier("Pad"))

  private var offset: Double { Double(HeadlessTable.rows.snapshot?.contentOffset?.y ?? -1) }

  func test_E58_aScrollMovesTheViewByAnAmountInAsManyDragsAsThatTakes() {
    passes(.rows) { _ in
      self.rows.perform(.scroll(.down, by: 1_000))
      XCTAssertEqual(self.offset, 1_000, accuracy: 0.001, "the view is 400 points high")
      self.rows.perform(.scroll(.up, by: 30.5))
      XCTAssertEqual(self.offset, 969.5, accuracy: 0.001)
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try self.rows.attempt(.scroll(.down, by: 0)) }?.kind, "input.unusableNumber")
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try select(.label("Row 9")).attempt(.scroll(.down, by: 1)) }?.category, .conditionNotMet)
    }
  }

  func test_E58_atTheEdgeOfTheContentItFailsAfterAPartOfTheWayToo() {
    passes(.rows) { _ in
      self.rows.perform(.scroll(.down, by: 1_000))
      let failure = self.failure { () throws(InteractionFailure) in try self.rows.attempt(.scroll(.down, by: 1_000)) }
      XCTAssertEqual(failure?.reason, .edgeReached(edge: .bottom, moved: 600, of: 1_000))
      XCTAssertEqual(failure?.kind, "scroll.edgeReached")
      XCTAssertEqual(self.offset, 1_600, accuracy: 0.001)
      XCTAssertEqual(
        self.failure { () throws(InteractionFailure) in try self.rows.attempt(.scroll(.down, by: 50)) }?.reason, .edgeReached(edge: .bottom, moved: 0, of: 50))
    }
  }

  func test_E59_aScrollNamesTheDirectionOfTheViewAndASwipeThatOfTheFinger() {
    passes(.rows) { _ in
      self.rows.perform(.scroll(.down, by: 300)).assert(.contentOffset(CGPoint(x: 0, y: 300)))
      self.rows.perform(.swipe(.down, .slow))
      XCTAssertLessThan(self.offset, 300)
      self.rows.perform(.scroll(to: .bottom)).assert(.isScrolled(to: .bottom)).perform(.scroll(to: .top)).assert(.isScrolled(to: .top))
    }
  }

  func test_E60_aScrollBeginsAtAFractionOfTheVisiblePart() {
    passes(.rows) { _ in
      self.rows.perform(.scroll(.down, by: 500, from: CGVector(dx: 0.5, dy: 0.5)))
      XCTAssertEqual(self.offset, 500, accuracy: 0.001)
      XCTAssertEqual(
        self.failure { () throws(InteractionFailure) in try self.rows.attempt(.scroll(.down, by: 50, from: CGVector(dx: 0.5, dy: 1))) }?.kind,
        "input.unusableNumber")
    }
  }

  func test_E61_aScrollGoesToTheEdgeWhateverTheLength() {
    passes(.rows) { _ in
      self.rows.perform(.scroll(to: .bottom))
      XCTAssertEqual(self.offset, 1_600, accuracy: 0.001)
      self.rows.perform(.scroll(to: .bottom))
      self.rows.perform(.scroll(to: .top, from: CGVector(dx: 0.5, dy: 0.3)))
      XCTAssertEqual(self.offset, 0)
    }
    passes(.longList) { _ in
      select(.type(.table)).perform(.scroll(to: .bottom)).assert(.descendant(.label("Row 99")))
    }
  }

  func test_E61_withoutAnEdgeALimitEndsTheScrollAndSaysSo() {
    passes(.endless) { _ in
      let failure = self.failure { () throws(InteractionFailure) in try select(.type(.scrollView)).attempt(.scroll(to: .bottom)) }
      XCTAssertEqual(failure?.reason, .actionFailed("the edge was not reached after 1000 drags, which is the limit"))
    }
  }

  func test_E61_aScrollEndsWhenAnElementIsThere() {
    passes(.longList) { _ in
      select(.type(.table)).perform(.scroll(.down, until: .label("Row 60") && .isSufficientlyVisible)).assert(.descendant(.label("Row 60")))
      let failure = self.failure { () throws(InteractionFailure) in try select(.type(.table)).attempt(.scroll(.down, until: .label("Nowhere"))) }
      XCTAssertEqual(failure?.kind, "scroll.edgeReached")
    }
  }

  func test_E61_theLastScrollIsLookedAtToo() {
    passes(.endless) { _ in
      let far = ElementMatcher("is far up") { ($0.parent?.contentOffset?.y ?? 0) >= 39_952 }
      select(.type(.scrollView)).perform(.scroll(.down, until: far, by: 40))
      XCTAssertEqual(Double(ScrollView().snapshot?.contentOffset?.y ?? 0), 39_953, accuracy: 1, "the content begins 47 points down")
    }
  }

  func test_E62_aSwipeTakesATenthOfASecondOrOneAndEndsAtTheEdgeOfTheScreen() {
    passes(.movingPad) { _ in
      let start = self.now
      self.pad.perform(.swipe(.left, .fast))
      XCTAssertEqual(self.now - start, 0.1, accuracy: 0.001)
      let middle = Double(Image(id: "Pad").snapshot?.frame.midX ?? 0)
      XCTAssertEqual(self.log.split(separator: " ").first, "\(Int((1 - middle).rounded())),0")
      self.pad.perform(.swipe(.down, .slow, from: CGVector(dx: 0.25, dy: 0.75)))
      XCTAssertEqual(self.now - start, 1.1, accuracy: 0.001)
      let frame = Image(id: "Pad").snapshot?.frame ?? .zero
      XCTAssertEqual(self.log.split(separator: " ").first, "0,\(Int((843 - Double(frame.minY) - 150).rounded()))")
    }
  }

  func test_E63_severalFingersSwipeSideBySide() {
    passes(.movingPad) { _ in
      for fingers in 2...4 { self.pad.perform(.swipe(.up, .fast, fingers: fingers)) }
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try self.pad.attempt(.swipe(.up, fingers: 5)) }?.kind, "input.unusableNumber")
      let start = self.now
      self.pad.perform(.swipe(.up, .slow, from: CGVector(dx: 0.5, dy: 0.9), fingers: 2))
      XCTAssertEqual(self.now - start, 1, accuracy: 0.001)
    }
  }

  func test_E63_eachFingerArrivesTenPointsBesideTheNext() {
    @MainActor func arrives(_ place: Double, besideTheFirstOf fingers: Int) -> Bool {
      var log = ""
      passes(.strips(-5 * Double(fingers - 1), place)) { _ in
        self.pad.perform(.swipe(.up, .slow, from: CGVector(dx: 0.5, dy: 0.5), fingers: fingers))
        log = self.log
      }
      return log == "both strips"
    }
    XCTAssertEqual([-5, 5, 15].map { arrives($0, besideTheFirstOf: 2) }, [false, true, false])
    XCTAssertEqual([-10, -5, 0, 10, 20].map { arrives($0, besideTheFirstOf: 3) }, [false, false, true, true, false])
    XCTAssertEqual([-15, -5, 0, 5, 15, 25].map { arrives($0, besideTheFirstOf: 4) }, [false, true, false, true, true, false])
  }

  func test_E63_theFingersKeepTheirDistance() {
    passes(.twoFingerPad) { _ in
      self.pad.perform(.swipe(.up, .slow))
      XCTAssertEqual(self.log, "nothing", "one finger")
      self.pad.perform(.swipe(.up, .slow, fingers: 2))
      XCTAssertEqual(self.log, "two fingers 100, scale 1.0")
    }
  }

  func test_E64_aPinchMovesTwoFingersApartOrTogether() {
    passes(.movingPad) { _ in
      let start = self.now
      self.pad.perform(.pinch(.outward))
      XCTAssertEqual(self.now - start, 0.1, accuracy: 0.001)
      XCTAssertEqual(self.log.split(separator: " ").dropFirst().first, "800", "from 20 points to 0.8 of 200")
      self.pad.perform(.pinch(.inward, .slow, angle: 90))
      XCTAssertEqual(self.now - start, 1.1, accuracy: 0.001)
      XCTAssertEqual(self.log.split(separator: " ").dropFirst().first, "13")
    }
  }

  func test_E64_aPinchLiesOnALineOfThirtyDegrees() {
    passes(.markedPad) { _ in
      self.pad.perform(.pinch(.inward, angle: 0))
      XCTAssertEqual(self.log, "nothing")
      self.pad.perform(.pinch(.inward))
      XCTAssertEqual(self.log, "mark", "the first finger comes down on it")
    }
  }

  func test_aDragBeginsWithAPressWhereOneIsGiven() {
    passes(.heldPad) { _ in
      self.pad.perform(.drag(by: CGVector(dx: 30, dy: 40)))
      XCTAssertEqual(self.log, "nothing")
      let start = self.now
      self.pad.perform(.drag(by: CGVector(dx: 30, dy: 40), press: 0.5))
      XCTAssertEqual(self.log, "30,40")
      XCTAssertEqual(self.now - start, 0.6, accuracy: 0.001)
      self.pad.perform(.drag(to: Image(id: "Target"), press: 0.5))
      XCTAssertEqual(self.log, "0,125")
    }
  }

  func test_turningAndDragging() {
    passes(.movingPad) { _ in
      self.pad.perform(.rotate(by: 90))
      XCTAssertEqual(self.log.split(separator: " ").last, "90")
      self.pad.perform(.drag(by: CGVector(dx: 30, dy: 40)))
      XCTAssertEqual(self.log.split(separator: " ").first, "30,40")
      self.pad.perform(.drag(to: Image(id: "Target")))
      let (pad, target) = (Image(id: "Pad").snapshot?.frame ?? .zero, Image(id: "Target").snapshot?.frame ?? .zero)
      XCTAssertEqual(self.log.split(separator: " ").first, "0,\(Int(target.midY - pad.midY))")
    }
  }

  func test_pullingToRefresh() {
    passes(.longList) { _ in
      select(.type(.table)).perform(.scroll(.down, by: 700)).perform(.pullToRefresh)
      select(.identifier("Refreshes")).assert(.label("Refreshed 1"))
    }
    passes(.rows) { _ in
      let failure = self.failure { () throws(InteractionFailure) in try self.rows.attempt(.pullToRefresh) }
      XCTAssertEqual(failure?.reason, .actionFailed("it cannot be refreshed"))
    }
  }
}

private enum HeadlessTable {
  static let rows = ScrollView(id: "Rows")
}
