import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

private struct Card: View {
  let log: Log
  @GestureState private var offset = CGSize.zero
  @GestureState(reset: { value, _ in lastReset = value }) private var state = 0
  nonisolated(unsafe) static var lastReset = 0

  var body: some View {
    VStack {
      Pad().gesture(
        DragGesture()
          .updating($offset) { value, state, _ in state = value.translation }
          .updating($state) { _, state, _ in state += 1 }
          .onEnded { log.note("ended \(rounded($0.translation))") })
      Text("\(rounded(offset))").accessibilityIdentifier("Offset")
    }
  }
}

@preconcurrency @MainActor
final class DragGestureTests: DeviceTestCase {
  private let log = Log()

  func test_aDragTellsEachPlaceOfTheFinger() {
    show { [log] in Pad().gesture(DragGesture(minimumDistance: 0).onChanged { log.note(rounded($0.location)) }) }
    touch(FingerPath(at: pad(10, 10)).moving(to: pad(40, 10), over: 0).moving(to: pad(40, 70), over: 0))
    XCTAssertEqual(log.take(), ["10,10", "15,10", "20,10", "25,10", "30,10", "35,10", "40,10", "40,20", "40,30", "40,40", "40,50", "40,60", "40,70"])
  }

  func test_aDragBeginsAfterTenPoints() {
    show { [log] in Pad().gesture(DragGesture().onChanged { log.note(rounded($0.translation)) }.onEnded { _ in log.note("ended") }) }
    touch(swipe(pad(10, 10), pad(19, 10), over: 0))
    XCTAssertEqual(log.take(), [])
    touch(swipe(pad(10, 10), pad(22, 10), over: 0))
    XCTAssertEqual(log.take(), ["10,0", "12,0", "ended"])
  }

  func test_aDragTellsSpeedTimeAndWhereItWouldEnd() {
    var last: DragGesture.Value?
    show { Pad().gesture(DragGesture().onEnded { last = $0 }) }
    let start = device.date
    touch(swipe(pad(50, 50), pad(250, 150), over: 0.5))
    XCTAssertEqual(last.map { rounded($0.velocity) }, "400,200")
    XCTAssertEqual(last.map { rounded($0.predictedEndLocation) }, "350,200")
    XCTAssertEqual(last.map { rounded($0.predictedEndTranslation) }, "300,150")
    XCTAssertEqual(last.map { rounded($0.startLocation) }, "50,50")
    XCTAssertEqual(last?.time.timeIntervalSince(start) ?? 0, 0.5, accuracy: 0.001)
    device.drag(from: pad(50, 50), to: pad(250, 150))
    XCTAssertEqual(last?.velocity, .zero, "the finger rested before it was lifted")
    XCTAssertEqual(last?.predictedEndLocation, last?.location)
  }

  func test_placesAreInTheCoordinateSpaceOfTheGesture() {
    show { [log] in Pad().gesture(DragGesture(coordinateSpace: .global).onEnded { log.note(rounded($0.location)) }) }
    device.drag(from: pad(10, 10), to: pad(60, 60))
    XCTAssertEqual(log.take(), [rounded(pad(60, 60))])
  }

  func test_gestureStateIsThereWhileTheFingerMovesAndIsResetAfterwards() {
    show { [log] in Card(log: log) }
    Card.lastReset = 0
    let session = TouchSession(on: device, at: pad(50, 50), cause: "a touch")
    session.send([.init(phase: .began, location: pad(50, 50))])
    XCTAssertTrue(exists(.staticText, "0,0"))
    session.send([.init(phase: .moved, location: pad(80, 50))])
    session.send([.init(phase: .moved, location: pad(80, 90))])
    XCTAssertTrue(exists(.staticText, "30,40"))
    session.send([.init(phase: .ended, location: pad(80, 90))])
    XCTAssertTrue(exists(.staticText, "0,0"))
    XCTAssertEqual(Card.lastReset, 2)
    XCTAssertEqual(log.take(), ["ended 30,40"])
  }

  func test_touchesThatTheSystemTakesAwayResetTheStateAndEndNothing() {
    show { [log] in Card(log: log) }
    let session = TouchSession(on: device, at: pad(50, 50), cause: "a touch")
    session.send([.init(phase: .began, location: pad(50, 50))])
    session.send([.init(phase: .moved, location: pad(80, 50))])
    XCTAssertTrue(exists(.staticText, "30,0"))
    session.send([.init(phase: .cancelled, location: pad(80, 50))])
    XCTAssertTrue(exists(.staticText, "0,0"))
    XCTAssertEqual(log.take(), [])
  }

  func test_aSecondFingerEndsADragWithoutAResult() {
    show { [log] in Card(log: log) }
    let first = FingerPath(at: pad(50, 50)).moving(to: pad(150, 50), over: 1)
    touch([first, FingerPath(at: pad(200, 200), after: 0.5).resting(for: 0.5)])
    XCTAssertTrue(exists(.staticText, "0,0"))
    XCTAssertEqual(log.take(), [])
  }

  func test_contentScrollsInADragUnlessAGestureInItTakesTheFinger() {
    show { [log] in
      ScrollView {
        VStack(spacing: 0) {
          Pad().gesture(DragGesture().onEnded { _ in log.note("pad") })
          Pad(name: "Plain")
          Color.clear.frame(height: 2_000)
        }
      }
      .gesture(DragGesture().onEnded { _ in log.note("around") })
      .simultaneousGesture(DragGesture().onEnded { _ in log.note("beside") })
    }
    let start = pad(0, 0).y
    device.drag(from: pad(150, 250), to: pad(150, 150))
    XCTAssertEqual(log.take(), ["pad", "beside"])
    XCTAssertEqual(pad(0, 0).y, start)
    device.drag(from: pad(150, 250, "Plain"), to: pad(150, 150, "Plain"))
    XCTAssertEqual(log.take(), ["beside"])
    XCTAssertEqual(pad(0, 0).y, start - 100)
    device.drag(from: pad(50, 250, "Plain"), to: pad(150, 250, "Plain"))
    XCTAssertEqual(log.take(), ["around", "beside"], "what does not scroll sideways leaves the finger to the gesture")
  }
}
