import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

final class ButtonStyleTests: DeviceTestCase {
  private struct NoteKey: EnvironmentKey { static let defaultValue = "default" }

  private struct PressStyle: ButtonStyle {
    let log: Log
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.lineLimit) private var lineLimit

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.isPressed ? "pressed" : "released")
        Text("\(isEnabled) \(lineLimit ?? 0)")
      }
      .onChange(of: configuration.isPressed) { log.note($1 ? "down" : "up") }
    }
  }

  private struct DoubleTapStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.onTapGesture(count: 2) { configuration.trigger() } }
  }

  private struct CountingStyle: PrimitiveButtonStyle {
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      Button {
        count += 1
        configuration.trigger()
      } label: {
        HStack {
          configuration.label
          Text("\(count)")
        }
      }
    }
  }

  private struct Screen<Style: ButtonStyle>: View {
    let style: Style
    var isDisabled = false
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }.buttonStyle(style).lineLimit(3).disabled(isDisabled)
    }
  }

  private struct PrimitiveScreen<Style: PrimitiveButtonStyle>: View {
    let style: Style
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Button("Add") { count += 1 }.buttonStyle(style)
    }
  }

  func test_aStyleReadsTheEnvironmentAroundTheButton() {
    show { Screen(style: PressStyle(log: Log())) }
    XCTAssertEqual(labels(.button), ["Count 0, released, true 3"])
    show { Screen(style: PressStyle(log: Log()), isDisabled: true) }
    XCTAssertEqual(labels(.button), ["Count 0, released, false 3"])
  }

  func test_aButtonIsPressedWhileAFingerIsOnIt() {
    let log = Log()
    show { Screen(style: PressStyle(log: log)) }
    let center = CGPoint(x: frame(.button, "Count 0, released, true 3").midX, y: frame(.button, "Count 0, released, true 3").midY)
    let session = TouchSession(on: device, at: center, cause: "a touch")
    session.send([.init(phase: .began, location: center)])
    XCTAssertEqual(labels(.button), ["Count 0, pressed, true 3"])
    session.send([.init(phase: .ended, location: center)])
    XCTAssertEqual(labels(.button), ["Count 1, released, true 3"])
    XCTAssertEqual(log.take(), ["down", "up"])
  }

  func test_aTapPressesAndReleases() {
    let log = Log()
    show { Screen(style: PressStyle(log: log)) }
    tap(.button, "Count 0, released, true 3")
    XCTAssertEqual(log.take(), ["down", "up"])
    XCTAssertEqual(labels(.button), ["Count 1, released, true 3"])
  }

  func test_aDisabledButtonIsNotPressed() {
    let log = Log()
    show { Screen(style: PressStyle(log: log), isDisabled: true) }
    tap(.button, "Count 0, released, false 3")
    XCTAssertEqual(log.take(), [])
  }

  func test_aPrimitiveStyleDecidesWhenTheButtonActs() {
    show { PrimitiveScreen(style: DoubleTapStyle()) }
    XCTAssertEqual(labels(.button), ["Add"])
    tap(.button, "Add")
    XCTAssertEqual(texts, ["0"])
    let frame = frame(.button, "Add")
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY), numberOfTaps: 2)
    XCTAssertEqual(texts, ["1"])
  }

  func test_aPrimitiveStyleWithAButtonOfItsOwnKeepsItsState() {
    show { PrimitiveScreen(style: CountingStyle()) }
    tap(.button, "Add, 0")
    tap(.button, "Add, 1")
    XCTAssertEqual(texts, ["2"])
    XCTAssertEqual(labels(.button), ["Add, 2"])
  }

  func test_aStyleOfTheSystemTakesAnOwnOneAway() {
    show { VStack { Button("Plain") {}.buttonStyle(.plain) }.buttonStyle(PressStyle(log: Log())) }
    XCTAssertEqual(labels(.button), ["Plain"])
  }
}
