import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Gestures of views in a button's label.
final class GestureInLabelTests: DeviceTestCase {
  private struct Card: View {
    let log: Log

    var body: some View {
      Button {
        log.note("button")
      } label: {
        VStack(spacing: 20) {
          Text("Title").frame(width: 100, height: 40).onTapGesture { log.note("title") }
          Text("Detail").frame(width: 100, height: 40)
          Text("Both").frame(width: 100, height: 40).simultaneousGesture(TapGesture().onEnded { log.note("both") })
          Text("Held").frame(width: 100, height: 40).onLongPressGesture { log.note("held") }
        }
      }
      .accessibilityIdentifier("Card")
    }
  }

  private func tapPart(_ index: CGFloat) {
    let card = frame(.button, "Card")
    device.tap(at: point(card.midX, card.minY + 20 + 60 * index))
  }

  func test_aTapGestureTakesTheTap() {
    let log = Log()
    show { Card(log: log) }
    tapPart(0)
    XCTAssertEqual(log.take(), ["title"])
    tapPart(1)
    XCTAssertEqual(log.take(), ["button"])
  }

  func test_aSimultaneousGestureIsRecognizedBesideTheButton() {
    let log = Log()
    show { Card(log: log) }
    tapPart(2)
    XCTAssertEqual(log.take().sorted(), ["both", "button"])
  }

  func test_aLongPressLeavesTapsToTheButton() {
    let log = Log()
    show { Card(log: log) }
    tapPart(3)
    XCTAssertEqual(log.take(), ["button"])
    let card = frame(.button, "Card")
    device.press(at: point(card.midX, card.minY + 200), duration: 1)
    XCTAssertEqual(log.take(), ["held"])
  }

  func test_aDisabledButtonAndItsPartsTakeNothing() {
    let log = Log()
    show { Card(log: log).disabled(true) }
    tapPart(0)
    tapPart(1)
    XCTAssertEqual(log.take(), [])
  }

  func test_aLinkIsAButtonToo() {
    let log = Log()
    show {
      NavigationStack {
        NavigationLink {
          Text("Page")
        } label: {
          Text("Open").frame(width: 100, height: 40).onTapGesture { log.note("open") }
        }
      }
    }
    tap(.button, "Open")
    XCTAssertEqual(log.take(), ["open"])
    XCTAssertFalse(exists(.staticText, "Page"))
  }
}
