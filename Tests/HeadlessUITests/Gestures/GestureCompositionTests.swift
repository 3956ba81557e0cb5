import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

/// A custom gesture with state.
private struct PressThenDrag: Gesture {
  let log: Log
  @GestureState private var places = 0

  var body: some Gesture<SequenceGesture<LongPressGesture, DragGesture>.Value> {
    LongPressGesture().sequenced(before: DragGesture())
      .updating($places) { value, state, _ in
        switch value {
        case .first: log.note("pressing")
        case .second(_, nil): log.note("pressed")
        case .second(_, let drag?):
          state += 1
          log.note("\(state): \(rounded(drag.translation))")
        }
      }
  }
}

@preconcurrency @MainActor
final class GestureCompositionTests: DeviceTestCase {
  private let log = Log()

  func test_aDragAfterAPressIsASequence() {
    show { [log] in Pad().gesture(PressThenDrag(log: log).onEnded { _ in log.note("ended") }) }
    device.drag(from: pad(50, 50), to: pad(110, 50), pressDuration: 0.6)
    XCTAssertEqual(log.take(), ["pressing", "pressed", "1: 10,0", "2: 20,0", "3: 30,0", "4: 40,0", "5: 50,0", "6: 60,0", "ended"])
    device.drag(from: pad(50, 50), to: pad(110, 50), pressDuration: 0.4)
    XCTAssertEqual(log.take(), ["pressing"], "without the press there is no drag")
    device.press(at: pad(50, 50), duration: 1)
    XCTAssertEqual(log.take(), ["pressing", "pressed"], "without the drag the sequence has no end")
  }

  func test_aSequenceWaitsForItsSecondGesture() {
    show { [log] in Pad().gesture(TapGesture().sequenced(before: LongPressGesture()).onEnded { _ in log.note("both") }) }
    device.tap(at: pad(50, 50))
    device.press(at: pad(50, 50), duration: 1)
    XCTAssertEqual(log.take(), ["both"])
    device.press(at: pad(50, 50), duration: 1)
    device.tap(at: pad(50, 50))
    XCTAssertEqual(log.take(), [], "the wrong way round")
  }

  func test_simultaneousGesturesAreBothRecognized() {
    show { [log] in
      Pad().gesture(
        MagnifyGesture().simultaneously(with: RotateGesture())
          .onEnded { log.note("\(rounded(($0.first?.magnification ?? 0) * 100)) \(rounded($0.second?.rotation.degrees ?? 0))") })
    }
    let turned = FingerPath.pinch(around: pad(150, 150), from: 200, to: 200, angle: .pi / 2, over: 0)
    let fingers = zip(FingerPath.pinch(around: pad(150, 150), from: 100, to: 100, angle: 0, over: 0), turned).map { $0.moving(to: $1.end, over: 0.5) }
    touch(fingers)
    XCTAssertEqual(log.take(), ["200 90"])
  }

  func test_ofExclusiveGesturesTheFirstGoesBeforeTheSecond() {
    show { [log] in
      Pad().gesture(
        TapGesture(count: 2).onEnded { log.note("double") }.exclusively(before: TapGesture().onEnded { log.note("single") })
          .onEnded { if case .first = $0 { log.note("first") } else { log.note("second") } })
    }
    device.tap(at: pad(50, 50), numberOfTaps: 2)
    XCTAssertEqual(log.take(), ["double", "first"])
    device.tap(at: pad(50, 50))
    XCTAssertEqual(log.take(), ["single", "second"])
    touch(swipe(pad(50, 50), pad(150, 50)))
    XCTAssertEqual(log.take(), [])
  }

  func test_theInnerGestureGoesBeforeTheOuterOne() {
    show { [log] in Pad().onTapGesture { log.note("inner") }.padding().onTapGesture { log.note("outer") } }
    device.tap(at: pad(50, 50))
    XCTAssertEqual(log.take(), ["inner"])
  }

  func test_aGestureWithHighPriorityGoesBeforeTheOnesInTheView() {
    show { [log] in
      VStack {
        Pad().onTapGesture { log.note("inner") }
        Button("Post") { log.note("button") }
      }
      .highPriorityGesture(TapGesture().onEnded { log.note("outer") })
    }
    device.tap(at: pad(50, 50))
    tap(.button, "Post")
    XCTAssertEqual(log.take(), ["outer", "outer"])
  }

  func test_aPressWithHighPriorityLeavesATapToTheButton() {
    show { [log] in Button("Post") { log.note("button") }.highPriorityGesture(LongPressGesture().onEnded { _ in log.note("press") }) }
    let frame = frame(.button, "Post")
    tap(.button, "Post")
    XCTAssertEqual(log.take(), ["button"])
    device.press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 0.6)
    XCTAssertEqual(log.take(), ["press"])
  }

  func test_aDragFromTheFirstPointOnLeavesATapToAButtonInIt() {
    show { [log] in
      VStack {
        Button("Post") { log.note("button") }
        Pad()
      }
      .gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.note("drag") })
    }
    tap(.button, "Post")
    XCTAssertEqual(log.take(), ["button"])
    device.tap(at: pad(50, 50))
    XCTAssertEqual(log.take(), ["drag"])
  }

  func test_aMaskSaysWhichGesturesAreRecognized() {
    func view(_ mask: GestureMask) -> some View {
      let log = log
      return Pad().onTapGesture { log.note("inner") }.highPriorityGesture(TapGesture().onEnded { log.note("outer") }, including: mask)
    }
    for (mask, expected) in [(GestureMask.all, ["outer"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, [])] {
      show { view(mask) }
      device.tap(at: pad(50, 50))
      XCTAssertEqual(log.take(), expected)
      device.shutDown()
    }
  }

  func test_aGestureThatIsNotEnabledLeavesTheTouch() {
    show { [log] in Pad().onTapGesture { log.note("inner") }.highPriorityGesture(TapGesture().onEnded { log.note("outer") }, isEnabled: false) }
    device.tap(at: pad(50, 50))
    XCTAssertEqual(log.take(), ["inner"])
  }

  func test_anyGestureHidesTheType() {
    let log = log
    func gesture(_ isTap: Bool) -> AnyGesture<Void> {
      isTap ? AnyGesture(TapGesture().onEnded { log.note("tap") }) : AnyGesture(LongPressGesture().map { _ in }.onEnded { log.note("press") })
    }
    show { Pad().gesture(gesture(false)) }
    device.tap(at: pad(50, 50))
    device.press(at: pad(50, 50), duration: 1)
    XCTAssertEqual(log.take(), ["press"])
  }

  func test_gesturesOfAViewThatHasGoneDoNothing() {
    struct Vanishing: View {
      let log: Log
      @State private var isThere = true

      var body: some View {
        if isThere { Pad().gesture(DragGesture().onChanged { _ in isThere = false }.onEnded { _ in log.note("ended") }) }
      }
    }
    show { [log] in Vanishing(log: log) }
    touch(swipe(pad(50, 50), pad(150, 50)))
    XCTAssertEqual(log.take(), [])
  }
}
