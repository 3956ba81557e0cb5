import Foundation
import VirtualTime
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

private struct Keyed: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("box").keyframeAnimator(initialValue: CGSize.zero, trigger: count) { content, size in
        content.frame(width: 50 + size.width)
      } keyframes: { _ in
        KeyframeTrack(\.width) {
          LinearKeyframe(100, duration: 0.2)
          LinearKeyframe(30, duration: 0.2)
        }
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("frame")
      Button("Go") { count += 1 }
    }
  }
}

private struct Twice: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.padding(phase.isIdentity ? 10 : 0) }
}

@preconcurrency @MainActor
final class TimelineTests: DeviceTestCase {
  private func pass(_ seconds: Double) { device.advance(by: .seconds(seconds)) }

  func test_aTimelineFollowsTheDevicesClock() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that captured code waits with.")
    show {
      let start = Date()
      TimelineView(.periodic(from: start, by: 10)) { context in Text("\(Int(context.date.timeIntervalSince(start).rounded()))") }
    }
    XCTAssertEqual(texts, ["0"])
    pass(9)
    XCTAssertEqual(texts, ["0"])
    pass(1)
    XCTAssertEqual(texts, ["10"])
    pass(25)
    XCTAssertEqual(texts, ["30"])
  }

  func test_aListOfMomentsComesToAnEnd() {
    show {
      let start = Date()
      TimelineView(.explicit([start, start.addingTimeInterval(5), start.addingTimeInterval(7)])) { Text("\(Int($0.date.timeIntervalSince(start).rounded()))") }
    }
    XCTAssertEqual(texts, ["0"])
    pass(6)
    XCTAssertEqual(texts, ["5"])
    pass(60)
    XCTAssertEqual(texts, ["7"])
  }

  func test_keyframesAreAtTheirEndAtOnce() {
    show { Keyed() }
    XCTAssertEqual(frame(.other, "frame").width, 50)
    tap(.button, "Go")
    XCTAssertEqual(frame(.other, "frame").width, 80)
  }

  func test_phasesEndWhereTheyBegin() {
    show { Text("box").phaseAnimator([10.0, 90.0]) { content, width in content.frame(width: width).accessibilityElement(children: .contain).accessibilityIdentifier("frame") } }
    XCTAssertEqual(frame(.other, "frame").width, 10)
  }

  func test_aTransitionIsAsItLeavesTheView() {
    show {
      VStack(spacing: 0) {
        Text("above")
        Text("a").transition(Twice())
      }
    }
    XCTAssertEqual(frame(.staticText, "a").minY - frame(.staticText, "above").maxY, 10)
  }

  func test_aCanvasHasAnElementWithALabelAlone() {
    show {
      VStack {
        Canvas { _, _ in }.frame(height: 30)
        Canvas { _, _ in }.frame(height: 40).accessibilityLabel("Chart")
      }
    }
    XCTAssertEqual(count(.other), 1)
    XCTAssertEqual(frame(.other, "Chart").height, 40)
  }

  private struct Standing: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> { AnyIterator { startDate } }
  }

  func test_aScheduleThatDoesNotAdvanceFailsAndEnds() {
    let log = ProblemLog()
    UsageError.$handler.withValue(UsageError.Handler { log.problems.append($0) }) {
      show { TimelineView(Standing()) { _ in Text("shown") } }
    }
    XCTAssertEqual(texts, ["shown"])
    XCTAssertEqual(log.problems.map(\.kind), ["app.schedule"])
    XCTAssertEqual(log.problems.first?.reason, "the first 100000 dates of its schedule have passed")
  }
}
