import Foundation
import ScreenModel
import XCTest

/// Tests for the paths of fingers: E63 and E64.
final class FingerPathTests: XCTestCase {
  func test_fingersSideBySideAreTenPointsApartAcrossTheWayAndAroundIt() {
    let up = FingerPath.swipe(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 1), over: 0.1)
    assert(up.sideBySide(2).map(\.start), [(95, 300), (105, 300)])
    assert(up.sideBySide(3).map(\.start), [(90, 300), (100, 300), (110, 300)])
    assert(up.sideBySide(4).map(\.start), [(85, 300), (95, 300), (105, 300), (115, 300)])
    assert(up.sideBySide(4).map(\.end), [(85, 1), (95, 1), (105, 1), (115, 1)])
    XCTAssertEqual(up.sideBySide(4).map(\.endTime), [0.1, 0.1, 0.1, 0.1])
    let left = FingerPath.swipe(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 1, y: 100), over: 0.1)
    assert(left.sideBySide(2).map(\.start), [(300, 105), (300, 95)])
    assert(left.sideBySide(2).map(\.end), [(1, 105), (1, 95)])
  }

  func test_fingersThatRestLieSideBySideToo() {
    assert(FingerPath(at: CGPoint(x: 50, y: 50)).resting(for: 1).sideBySide(2).map(\.start), [(45, 50), (55, 50)])
    assert(FingerPath(at: CGPoint(x: 50, y: 50)).sideBySide(0).map(\.start), [(50, 50)])
  }

  func test_thePinchIsALineThroughTheMiddle() {
    let level = FingerPath.pinch(around: CGPoint(x: 100, y: 200), from: 20, to: 160, angle: 0, over: 1)
    assert(level.map(\.start), [(110, 200), (90, 200)])
    assert(level.map(\.end), [(180, 200), (20, 200)])
    XCTAssertEqual(level.map(\.endTime), [1, 1])
    let slanting = FingerPath.pinch(around: CGPoint(x: 100, y: 200), from: 160, to: 20, angle: .pi / 6, over: 0.1)
    // cos 30° = 0.866, sin 30° = 0.5
    assert(slanting.map(\.start), [(169.282, 240), (30.718, 160)])
    assert(slanting.map(\.end), [(108.660, 205), (91.340, 195)])
  }

  func test_theTurnEndsAtTheAngleAndKeepsTheDistance() {
    let turn = FingerPath.rotation(around: CGPoint(x: 100, y: 100), distance: 100, by: .pi / 2, over: 1)
    assert(turn.map(\.start), [(150, 100), (50, 100)])
    assert(turn.map(\.end), [(100, 150), (100, 50)])
    for stop in turn[0].stops { XCTAssertEqual(hypot(stop.location.x - 100, stop.location.y - 100), 50, accuracy: 0.001) }
    XCTAssertEqual(turn[0].endTime, 1, accuracy: 0.001)
  }

  private func assert(_ points: [CGPoint], _ expected: [(Double, Double)], line: UInt = #line) {
    XCTAssertEqual(points.count, expected.count, line: line)
    for (point, (x, y)) in zip(points, expected) {
      XCTAssertEqual(Double(point.x), x, accuracy: 0.001, line: line)
      XCTAssertEqual(Double(point.y), y, accuracy: 0.001, line: line)
    }
  }
}
