import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

extension DeviceTestCase {
  /// Returns a point of the element that gesture tests touch, relative to its top-left corner.
  func pad(_ x: CGFloat, _ y: CGFloat, _ name: String = "Pad") -> CGPoint {
    let frame = frame(.any, name)
    return CGPoint(x: frame.minX + x, y: frame.minY + y)
  }

  /// Moves fingers along paths.
  func touch(_ fingers: FingerPath...) { device.touch(fingers, cause: "a touch") }

  func touch(_ fingers: [FingerPath]) { device.touch(fingers, cause: "a touch") }

  /// Returns a finger that moves between two points over a duration in seconds.
  func swipe(_ start: CGPoint, _ end: CGPoint, over seconds: Double = 0.5) -> FingerPath { .swipe(from: start, to: end, over: seconds) }
}

/// A view of 300 by 300 points for touches.
struct Pad: View {
  var name = "Pad"

  var body: some View { Rectangle().frame(width: 300, height: 300).accessibilityIdentifier(name) }
}

/// Returns a rounded number for comparison in tests.
func rounded(_ value: CGFloat) -> Int { Int(value.rounded()) }

func rounded(_ point: CGPoint) -> String { "\(rounded(point.x)),\(rounded(point.y))" }

func rounded(_ size: CGSize) -> String { "\(rounded(size.width)),\(rounded(size.height))" }
