import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

private struct Pressed: View {
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ","))
      Text("Double").onTapGesture(count: 2) { log.append("double") }
      Text("Single").onTapGesture { log.append("single") }
      Text("Long").onLongPressGesture { log.append("long") }
    }
  }
}

@preconcurrency @MainActor
final class TapGestureTests: DeviceTestCase {
  private let log = Log()

  func test_aTapIsRecognizedWhenTheFingerIsLifted() {
    show { [log] in Pad().gesture(TapGesture().onEnded { log.note("tap") }) }
    touch(FingerPath(at: pad(10, 10)))
    XCTAssertEqual(log.take(), ["tap"])
  }

  func test_aFingerThatMovesTapsNoLonger() {
    show { [log] in Pad().onTapGesture { log.note("tap") } }
    touch(swipe(pad(10, 10), pad(19, 10)))
    XCTAssertEqual(log.take(), ["tap"], "a finger is never quite still")
    touch(swipe(pad(10, 10), pad(20, 10)))
    XCTAssertEqual(log.take(), [])
    touch(FingerPath(at: pad(10, 10)).moving(to: pad(90, 10), over: 0.1).moving(to: pad(10, 10), over: 0.1))
    XCTAssertEqual(log.take(), [], "coming back makes it no tap again")
  }

  func test_twoFingersAreToldFromOne() {
    show { [log] in
      Pad().onTapGesture { log.note("tap") }.onLongPressGesture { log.note("press") }
        .gesture(MagnifyGesture(minimumScaleDelta: 0).onEnded { _ in log.note("two fingers") })
    }
    device.tap(at: pad(100, 100), numberOfTouches: 2)
    XCTAssertEqual(log.take(), ["two fingers"])
    touch([FingerPath(at: pad(100, 100)).resting(for: 1), FingerPath(at: pad(200, 100)).resting(for: 1)])
    XCTAssertEqual(log.take(), ["two fingers"])
    device.tap(at: pad(100, 100))
    XCTAssertEqual(log.take(), ["tap"])
  }

  func test_aDoubleTapNeedsTwoTapsInARow() {
    show { [log] in Pad().onTapGesture(count: 2) { log.note("double") } }
    device.tap(at: pad(100, 100))
    device.tap(at: pad(100, 100))
    XCTAssertEqual(log.take(), [], "two taps with something in between")
    device.tap(at: pad(100, 100), numberOfTaps: 2)
    XCTAssertEqual(log.take(), ["double"])
    device.tap(at: pad(100, 100), numberOfTaps: 5)
    XCTAssertEqual(log.take(), ["double", "double"])
  }

  func test_aSingleTapWaitsForADoubleTapThatComesFirst() {
    show { [log] in Pad().onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") } }
    device.tap(at: pad(100, 100))
    XCTAssertEqual(log.take(), ["single"])
    device.tap(at: pad(100, 100), numberOfTaps: 2)
    XCTAssertEqual(log.take(), ["double"])
    device.tap(at: pad(100, 100), numberOfTaps: 3)
    XCTAssertEqual(log.take(), ["double", "single"])
  }

  func test_aDoubleTapThatComesLastIsNeverReached() {
    show { [log] in Pad().onTapGesture { log.note("single") }.onTapGesture(count: 2) { log.note("double") } }
    device.tap(at: pad(100, 100), numberOfTaps: 2)
    XCTAssertEqual(log.take(), ["single", "single"])
  }

  func test_aTapTellsItsPlace() {
    show { [log] in
      Pad().onTapGesture { log.note(rounded($0)) }.padding(20)
        .simultaneousGesture(SpatialTapGesture(count: 2, coordinateSpace: .global).onEnded { log.note("global \(rounded($0.location))") })
    }
    let place = pad(12, 34)
    device.tap(at: place, numberOfTaps: 2)
    XCTAssertEqual(log.take(), ["12,34", "12,34", "global \(rounded(place))"])
  }

  func test_aTapOnADisabledElementDoesNothing() {
    show { [log] in
      VStack {
        Pad().onTapGesture { log.note("inner") }.disabled(true)
        Pad(name: "Free").disabled(false)
      }
      .onTapGesture { log.note("outer") }
    }
    device.tap(at: pad(100, 100))
    device.press(at: pad(100, 100), duration: 2)
    XCTAssertEqual(log.take(), [])
    device.tap(at: pad(100, 100, "Free"))
    XCTAssertEqual(log.take(), ["outer"])
  }

  func test_aControlThatWaitsForADoubleTapActsForEachTap() {
    show { [log] in Button("Post") { log.note("button") }.simultaneousGesture(TapGesture(count: 2).onEnded { log.note("double") }) }
    let frame = frame(.button, "Post")
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    XCTAssertEqual(log.take(), ["button"])
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY), numberOfTaps: 2)
    XCTAssertEqual(log.take(), ["button", "button", "double"])
  }

  func test_aControlThatWaitsForThreeTapsActsForEachOfTwo() {
    show { [log] in Button("Post") { log.note("button") }.highPriorityGesture(TapGesture(count: 3).onEnded { log.note("triple") }) }
    let frame = frame(.button, "Post")
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY), numberOfTaps: 2)
    XCTAssertEqual(log.take(), ["button", "button"])
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY), numberOfTaps: 3)
    XCTAssertEqual(log.take(), ["triple"])
  }

  func test_gesturesReactToTheTapsThatTheyAreFor() {
    show { Pressed() }
    tap(.staticText, "Single")
    tap(.staticText, "Double")
    XCTAssertTrue(exists(.staticText, "single"))
    let double = frame(.staticText, "Double")
    device.tap(at: point(double.midX, double.midY), numberOfTaps: 2)
    XCTAssertTrue(exists(.staticText, "single,double"))
    let long = frame(.staticText, "Long")
    device.press(at: point(long.midX, long.midY), duration: 0.2)
    device.press(at: point(long.midX, long.midY), duration: 1)
    XCTAssertTrue(exists(.staticText, "single,double,long"))
    XCTAssertEqual(device.scheduler.now.offset / .milliseconds(1), 1200, accuracy: 0.001)
  }
}
