import Screens
import XCTest

/// Tests for horizontal scrolls and swipes, and for the points where fingers touch down: E47 and E58 to E61.
@preconcurrency @MainActor
final class SidewaysScrollTests: InteractionTestCase {
  private let columns = select(.identifier("Columns"))
  private let rows = select(.identifier("Rows"))

  private var offset: Double { Double(ScrollView(id: "Columns").snapshot?.contentOffset?.x ?? -1) }

  func test_E58_aScrollGoesToTheRightAndToTheLeft() {
    passes(.columns) { _ in
      self.columns.perform(.scroll(.right, by: 500)).assert(.contentOffset(CGPoint(x: 500, y: 0)))
      self.columns.perform(.scroll(.left, by: 30.5)).assert(.contentOffset(CGPoint(x: 469.5, y: 0)))
      XCTAssertEqual(
        self.failure { () throws(InteractionFailure) in try self.columns.attempt(.scroll(.right, by: 2_000)) }?.reason,
        .edgeReached(edge: .right, moved: 1_230.5, of: 2_000))
      self.columns.perform(.scroll(.left, by: 1_700))
      XCTAssertEqual(
        self.failure { () throws(InteractionFailure) in try self.columns.attempt(.scroll(.left, by: 50)) }?.reason, .edgeReached(edge: .left, moved: 0, of: 50))
    }
  }

  func test_E59_aSwipeToTheRightShowsWhatIsFartherToTheLeft() {
    passes(.columns) { _ in
      self.columns.perform(.scroll(.right, by: 300)).perform(.swipe(.right, .slow))
      XCTAssertLessThan(self.offset, 300)
      let before = self.offset
      self.columns.perform(.swipe(.left, .slow))
      XCTAssertGreaterThan(self.offset, before)
    }
  }

  func test_E61_aScrollGoesToTheRightAndTheLeftEdge() {
    passes(.columns) { _ in
      self.columns.perform(.scroll(to: .right)).assert(.contentOffset(CGPoint(x: 1_700, y: 0)))
      self.columns.perform(.scroll(to: .left)).assert(.contentOffset(.zero))
    }
  }

  func test_E47_theContentIsScrolledToTheLeftOrTheRightEdge() {
    passes(.columns) { _ in
      XCTAssertEqual(self.names(.isScrolled(to: .left)), ["Columns"])
      XCTAssertEqual(self.names(.isScrolled(to: .right)), [])
      self.columns.perform(.scroll(.right, by: 800))
      XCTAssertEqual(self.names(.isScrolled(to: .left) || .isScrolled(to: .right)), [])
      self.columns.perform(.scroll(.right, by: 900))
      XCTAssertEqual(self.names(.isScrolled(to: .left)), [])
      XCTAssertEqual(self.names(.isScrolled(to: .right)), ["Columns"])
    }
  }

  func test_E60_theFingerComesDownAtTheFractionAndElseWhereItCanMoveFarthest() {
    passes(.touchedRows) { _ in
      self.rows.perform(.scroll(.down, by: 100, from: CGVector(dx: 0.25, dy: 0.75)))
      XCTAssertEqual(self.log, "75,300")
      self.rows.perform(.scroll(.down, by: 500, from: CGVector(dx: 0.5, dy: 0.5)))
      XCTAssertEqual(self.log, "75,300 150,200 150,200 150,200", "each drag begins there")
      self.rows.perform(.scroll(.down, by: 100))
      XCTAssertEqual(self.log, "75,300 150,200 150,200 150,200 150,384")
      self.rows.perform(.scroll(.up, by: 100))
      XCTAssertEqual(self.log, "75,300 150,200 150,200 150,200 150,384 150,16")
    }
  }

  func test_E61_theFingerComesDownAtTheFractionUntilTheEdgeIsReached() {
    passes(.touchedRows) { _ in
      self.rows.perform(.scroll(to: .bottom, from: CGVector(dx: 0.25, dy: 0.75)))
      XCTAssertEqual(Set(self.log.split(separator: " ")), ["75,300"])
    }
  }
}
