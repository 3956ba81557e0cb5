import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Animations with a body closure.
///
/// [Apple: animation(_:body:)](https://developer.apple.com/documentation/swiftui/view/animation(_:body:)):
/// the animation applies to the modifiers in the closure.
@preconcurrency @MainActor
final class AnimatedBodyTests: DeviceTestCase {
  private struct Moving: View {
    @State private var isDown = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Move") { isDown.toggle() }
        Text("Passenger").animation(.linear(duration: 2)) { $0.padding(.top, isDown ? 40 : 0) }
      }
    }
  }

  func test_theModifiersOfTheClosureAreAnimated() {
    show { Moving() }
    tap(.button, "Move")
    XCTAssertEqual(device.scheduler.pending.map(\.kind), [.animation])
    device.advance(by: .seconds(2))
    XCTAssertEqual(device.scheduler.pending, [])
  }
}
