import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class TwoFingerGestureTests: DeviceTestCase {
  private let log = Log()

  func test_aPinchTellsTheMagnification() {
    var last: MagnifyGesture.Value?
    show { [log] in Pad().gesture(MagnifyGesture().onChanged { _ in log.note("changed") }.onEnded { last = $0 }) }
    touch(FingerPath.pinch(around: pad(150, 75), from: 40, to: 100, angle: .pi / 6, over: 0.5))
    XCTAssertEqual(last?.magnification ?? 0, 2.5, accuracy: 0.001)
    XCTAssertEqual(last?.velocity ?? 0, 3, accuracy: 0.01)
    XCTAssertEqual(last.map { rounded($0.startLocation) }, "150,75")
    XCTAssertEqual(last?.startAnchor.y ?? 0, 0.25, accuracy: 0.001)
    XCTAssertEqual(log.take().count, 30, "sixty times a second")
    touch(FingerPath.pinch(around: pad(150, 150), from: 100, to: 50, angle: 0, over: 0.1))
    XCTAssertEqual(last?.magnification ?? 0, 0.5, accuracy: 0.001)
  }

  func test_aTurnTellsTheAngle() {
    var last: RotateGesture.Value?
    show { Pad().gesture(RotateGesture().onEnded { last = $0 }) }
    touch(FingerPath.rotation(around: pad(150, 150), distance: 100, by: .pi / 2, over: 1))
    XCTAssertEqual(last?.rotation.degrees ?? 0, 90, accuracy: 0.001)
    XCTAssertEqual(last?.velocity.degrees ?? 0, 90, accuracy: 1)
    touch(FingerPath.rotation(around: pad(150, 150), distance: 100, by: -2.5 * .pi, over: 1))
    XCTAssertEqual(last?.rotation.degrees ?? 0, -450, accuracy: 0.001, "a turn adds up beyond a whole one")
  }

  func test_theOlderFormsTellANumber() {
    var scale: CGFloat = 0
    var angle = Angle.zero
    show { Pad().gesture(MagnificationGesture().onEnded { scale = $0 }.simultaneously(with: RotationGesture().onEnded { angle = $0 })) }
    touch(FingerPath.pinch(around: pad(150, 150), from: 50, to: 150, angle: 0, over: 0.1))
    XCTAssertEqual(scale, 3, accuracy: 0.001)
    XCTAssertEqual(angle, .zero, "fingers that only move apart do not turn")
    touch(FingerPath.rotation(around: pad(150, 150), distance: 100, by: 1, over: 0.1))
    XCTAssertEqual(angle.radians, 1, accuracy: 0.001)
  }

  func test_oneFingerAloneNeitherPinchesNorTurns() {
    show { [log] in
      Pad().gesture(MagnifyGesture().onEnded { _ in log.note("pinch") }).gesture(RotateGesture().onEnded { _ in log.note("turn") })
        .gesture(DragGesture().onEnded { _ in log.note("drag") })
    }
    touch(swipe(pad(10, 10), pad(200, 200)))
    XCTAssertEqual(log.take(), ["drag"])
    touch(FingerPath.pinch(around: pad(150, 150), from: 100, to: 100.5, angle: 0, over: 0.1))
    XCTAssertEqual(log.take(), [], "a hundredth is the least change")
    touch(FingerPath.rotation(around: pad(150, 150), distance: 100, by: 0.5, over: 0.1))
    XCTAssertEqual(log.take(), ["turn"])
  }

  func test_aThirdFingerEndsAPinchWithoutAResult() {
    show { [log] in Pad().gesture(MagnifyGesture().onEnded { _ in log.note("pinch") }) }
    touch(FingerPath.pinch(around: pad(150, 150), from: 40, to: 100, angle: 0, over: 1) + [FingerPath(at: pad(10, 10), after: 0.5).resting(for: 0.5)])
    XCTAssertEqual(log.take(), [])
  }

  func test_aFingerOutsideOfTheViewIsNotCounted() {
    show { [log] in
      VStack(spacing: 0) {
        Pad().gesture(MagnifyGesture().onEnded { _ in log.note("pinch") })
        Pad(name: "Other")
      }
    }
    touch([swipe(pad(150, 250), pad(150, 100)), swipe(pad(150, 50, "Other"), pad(150, 200, "Other"))])
    XCTAssertEqual(log.take(), [])
  }
}
