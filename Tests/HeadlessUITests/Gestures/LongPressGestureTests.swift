import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class LongPressGestureTests: DeviceTestCase {
  private let log = Log()

  func test_aPressIsRecognizedAfterHalfASecondWhileTheFingerIsDown() {
    show { [log] in
      Pad().gesture(LongPressGesture().onChanged { log.note("changed \($0)") }.onEnded { _ in log.note("ended \(Self.now)") })
    }
    touch(FingerPath(at: pad(10, 10)).resting(for: 2))
    XCTAssertEqual(log.take(), ["changed true", "ended 0.5 seconds"])
  }

  func test_eachOfSeveralPressesIsRecognizedWhileTheFingerIsDown() {
    show { [log] in
      Pad()
        .gesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in log.note("short \(Self.now)") })
        .simultaneousGesture(LongPressGesture(minimumDuration: 1).onEnded { _ in log.note("long \(Self.now)") })
    }
    touch(FingerPath(at: pad(10, 10)).resting(for: 2))
    XCTAssertEqual(log.take(), ["short 0.5 seconds", "long 1.0 seconds"])
  }

  private static var now: String { "\((CurrentHostSystem.system?.scheduler.now.offset ?? .zero) / .seconds(1)) seconds" }

  func test_aPressThatIsTooShortOrMovesFails() {
    show { [log] in
      Pad().onLongPressGesture {
        log.note("press")
      } onPressingChanged: {
        log.note("pressing \($0)")
      }
    }
    touch(FingerPath(at: pad(10, 10)).resting(for: 0.49))
    XCTAssertEqual(log.take(), ["pressing true", "pressing false"])
    touch(FingerPath(at: pad(10, 10)).resting(for: 0.3).moving(to: pad(21, 10), over: 0.1).resting(for: 2))
    XCTAssertEqual(log.take(), ["pressing true", "pressing false"])
    touch(FingerPath(at: pad(10, 10)).moving(to: pad(20, 10), over: 0.1).resting(for: 0.4))
    XCTAssertEqual(log.take(), ["pressing true", "press", "pressing false"], "10 points are allowed")
  }

  func test_durationAndDistanceAreTheAppsOwn() {
    show { [log] in Pad().onLongPressGesture(minimumDuration: 2, maximumDistance: 100) { log.note("press") } }
    touch(FingerPath(at: pad(10, 10)).resting(for: 1.9))
    XCTAssertEqual(log.take(), [])
    touch(FingerPath(at: pad(10, 10)).moving(to: pad(100, 10), over: 1).resting(for: 1))
    XCTAssertEqual(log.take(), ["press"])
  }

  func test_aTapAndAPressOnTheSameViewAreTold() {
    show { [log] in Pad().onTapGesture { log.note("tap") }.onLongPressGesture { log.note("press") } }
    device.tap(at: pad(10, 10))
    XCTAssertEqual(log.take(), ["tap"])
    device.press(at: pad(10, 10), duration: 0.4)
    XCTAssertEqual(log.take(), ["tap"])
    device.press(at: pad(10, 10), duration: 0.5)
    XCTAssertEqual(log.take(), ["press"])
  }

  func test_aPressOnAButtonInASheetIsATap() {
    show { [log] in Text("Under").sheet(isPresented: .constant(true)) { Button("OK") { log.note("OK") } } }
    let frame = frame(.button, "OK")
    device.press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 1)
    XCTAssertEqual(log.take(), ["OK"])
  }

  func test_whatThePressStartsIsNamedAfterIt() {
    show { Pad().onLongPressGesture { Task { try? await Task.sleep(for: .seconds(1)) } } }
    device.press(at: pad(10, 10), duration: 0.6)
    XCTAssertEqual(device.scheduler.pending.map(\.description), ["the long press of Sample (due at 1.5 seconds)"])
  }
}
