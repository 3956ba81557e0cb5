import Foundation
import ScreenModel
import XCTest

/// Tests that compare visibility and hit testing on thousands of random screens with a count of points.
final class RandomizedVisibilityTests: XCTestCase {
  func test_theVisibleFractionIsThatOfTheVisiblePoints() {
    for seed in 0..<4_000 {
      let screen = RandomScreen(seed: UInt64(seed))
      for (id, points) in screen.visiblePoints() {
        let frame = screen.tree.frame(of: id)
        let area = Double(frame.width * frame.height)
        let expected = area == 0 ? 0 : Double(points.count) / area
        let actual = screen.tree.visibleFraction(of: id)
        if abs(actual - expected) > 1e-9 { return XCTFail("seed \(seed): \(actual) instead of \(expected) on\n\(screen.tree.textSnapshot())") }
      }
    }
  }

  func test_thePointOfInteractionIsVisibleAndThereWithTenPointsOfArea() {
    for seed in 10_000..<13_000 {
      let screen = RandomScreen(seed: UInt64(seed))
      for (id, points) in screen.visiblePoints() {
        let point = screen.tree.interactionPoint(of: id)
        if (point != nil) != (points.count >= 10) {
          return XCTFail("seed \(seed): \(points.count) points are visible, and the point is \(String(describing: point)) on\n\(screen.tree.textSnapshot())")
        }
        if let point, !points.contains(point) { return XCTFail("seed \(seed): \(point) is not visible on\n\(screen.tree.textSnapshot())") }
      }
    }
  }

  func test_aTouchArrivesAtWhatIsPaintedLast() {
    for seed in 20_000..<23_000 {
      let screen = RandomScreen(seed: UInt64(seed))
      let areas = screen.touchAreas()
      for place in stride(from: 0, to: 576, by: 7) {
        let point = CGPoint(x: Double(place % 24) + 0.5, y: Double(place / 24) + 0.5)
        let expected = areas.first { $0.points.contains(point) }?.id
        if screen.tree.hitTest(point) != expected { return XCTFail("seed \(seed): another element at \(point) on\n\(screen.tree.textSnapshot())") }
      }
    }
  }
}
