import ScreenModel
import XCTest

@testable import HeadlessUI

final class StepperTests: DeviceTestCase {
  private struct Tickets: View {
    @State private var count = 1
    var body: some View { Stepper("\(count) tickets", value: $count, in: 0...3, step: 2).accessibilityIdentifier("TicketStepper") }
  }

  private struct Actions: View {
    @State private var log = ""
    var body: some View {
      Stepper("Count", onIncrement: { log += "+" }, onDecrement: nil)
      Text("Log \(log)")
    }
  }

  private func button(_ name: String) -> ElementID? {
    find(.stepper).flatMap { device.tree.first(ElementQuery(scope: $0, type: .button, string: name)) }
  }

  func test_itsButtonsCountUpAndDown() {
    show { Tickets() }
    XCTAssertNotNil(find(.stepper, "TicketStepper"))
    XCTAssertNotNil(button("Increment"))
    tap(.button, "Increment")
    XCTAssertNotNil(find(.staticText, "3 tickets"))
    tap(.button, "Decrement")
    XCTAssertNotNil(find(.staticText, "1 tickets"))
  }

  func test_theButtonAtTheEndOfTheRangeIsDisabled() {
    show { Tickets() }
    XCTAssertEqual(isEnabled(.button, "Increment"), true)
    tap(.button, "Increment")
    XCTAssertEqual(isEnabled(.button, "Increment"), false)
    XCTAssertEqual(isEnabled(.button, "Decrement"), true)
    tap(.button, "Increment")
    XCTAssertNotNil(find(.staticText, "3 tickets"))
  }

  func test_aStepThatWouldLeaveTheRangeEndsAtItsEnd() {
    show { Tickets() }
    tap(.button, "Decrement")
    XCTAssertNotNil(find(.staticText, "0 tickets"))
    XCTAssertEqual(isEnabled(.button, "Decrement"), false)
  }

  func test_aButtonWithoutAnActionIsDisabled() {
    show { Actions() }
    tap(.button, "Increment")
    XCTAssertNotNil(find(.staticText, "Log +"))
    XCTAssertEqual(isEnabled(.button, "Decrement"), false)
  }

  func test_aDisabledStepperDoesNotCount() {
    show { Tickets().disabled(true) }
    XCTAssertEqual(isEnabled(.stepper, "TicketStepper"), false)
    XCTAssertEqual(isEnabled(.button, "Increment"), false)
    tap(.button, "Increment")
    XCTAssertNotNil(find(.staticText, "1 tickets"))
  }
}
