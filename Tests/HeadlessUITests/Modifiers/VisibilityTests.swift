import Foundation
import XCTest

@testable import HeadlessUI

private struct Fading: View {
  @State private var opacity = 1.0
  @State private var count = 0

  var body: some View {
    VStack {
      Text("above")
      Button("Count \(count)") { count += 1 }.opacity(opacity)
      Button("Fade") { opacity = opacity == 1 ? 0 : 1 }
    }
  }
}

@preconcurrency @MainActor
final class VisibilityTests: DeviceTestCase {
  func test_aHiddenViewKeepsItsRoomAndNothingElse() {
    show {
      VStack(spacing: 0) {
        Text("a")
        Button("gone") {}.hidden()
        Text("b")
      }
    }
    XCTAssertEqual(count(.button), 0)
    XCTAssertEqual(frame(.staticText, "b").minY - frame(.staticText, "a").maxY, 21)
  }

  func test_aViewWithoutOpacityIsNotThereAndKeepsItsState() {
    show { Fading() }
    tap(.button, "Count 0")
    tap(.button, "Fade")
    XCTAssertEqual(labels(.button), ["Fade"])
    tap(.button, "Fade")
    XCTAssertEqual(labels(.button), ["Count 1", "Fade"])
  }

  func test_whatAccessibilityHidesIsNotInTheTree() {
    show {
      VStack {
        Text("seen")
        Text("unseen").accessibilityHidden(true)
        Text("seen again").accessibilityHidden(false)
      }
    }
    XCTAssertEqual(texts, ["seen", "seen again"])
  }

  func test_touchesGoThroughWhatDoesNotAllowThem() {
    let log = Log()
    show {
      ZStack {
        Button("Below") { log.note("below") }.frame(width: 100, height: 100)
        Text("Over").allowsHitTesting(false)
      }
    }
    tap(.staticText, "Over")
    XCTAssertEqual(log.take(), ["below"])
  }
}
