import XCTest

@testable import HeadlessUI

private struct Switches: View {
  @State private var isOn = false
  @State private var isLocked = false

  var body: some View {
    VStack {
      Toggle("Sound", isOn: $isOn).disabled(isLocked)
      Toggle(isOn: .constant(true)) {
        VStack {
          Text("Nested")
          Text("Label")
        }
      }
      Text(isOn ? "on" : "off")
      Button("Lock") { isLocked = true }
    }
  }
}

@preconcurrency @MainActor
final class ToggleTests: DeviceTestCase {
  func test_aSwitchHasAValueAndChangesItsBinding() {
    show { Switches() }
    XCTAssertEqual(value(.switch, "Sound"), "0")
    tap(.switch, "Sound")
    XCTAssertEqual(value(.switch, "Sound"), "1")
    XCTAssertTrue(exists(.staticText, "on"))
    tap(.switch, "Sound")
    XCTAssertTrue(exists(.staticText, "off"))
  }

  func test_aSwitchIsLabelledWithTheTextsInIt() {
    show { Switches() }
    XCTAssertEqual(labels(.switch), ["Sound", "Nested, Label"])
    tap(.switch, "Nested, Label")
    XCTAssertEqual(value(.switch, "Nested, Label"), "1", "a constant stays as it is")
  }

  func test_aDisabledSwitchStaysAsItIs() {
    show { Switches() }
    tap(.button, "Lock")
    XCTAssertEqual(properties(.switch, "Sound")?.isEnabled, false)
    tap(.switch, "Sound")
    XCTAssertTrue(exists(.staticText, "off"))
  }
}
