import ScreenModel
import XCTest

@testable import HeadlessUI

final class FormTests: DeviceTestCase {
  private struct Profile: View {
    @State private var isPublic = false
    @State private var size = 1
    var body: some View {
      Form {
        Section("Privacy") { Toggle("Public", isOn: $isPublic) }
        Section("Size") {
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
        }
      }
    }
  }

  func test_aFormIsATableWithARowForEachControl() {
    show { Profile() }
    XCTAssertNotNil(find(.table))
    XCTAssertEqual(labels(.cell), ["Public", "Size"])
    XCTAssertNotNil(find(.staticText, "PRIVACY"))
  }

  func test_aTouchOnTheRowOpensTheMenuOfAPicker() {
    show { Profile() }
    let cell = frame(.cell, "Size")
    device.tap(at: CGPoint(x: cell.maxX - 8, y: cell.midY))
    tap(.button, "Large")
    XCTAssertEqual(value(.button, "Size, Large"), "Large")
  }

  // For a picker in a form, public UI tests use app.buttons["Theme, System"].tap() and then app.buttons["Theme, Dark"].exists.
  func test_thePickerOfARowHasTheSelectedOptionInItsLabel() {
    func picker() -> some View { Picker("Theme", selection: .constant(1)) { Text("System").tag(1) }.pickerStyle(.menu) }
    show { Form { picker() } }
    XCTAssertEqual(labels(.button), ["Theme, System"])
    show { Form { HStack { picker() } } }
    XCTAssertEqual(labels(.button), ["Theme"], "it is not the whole row")
    show { ScrollView { LazyVStack { picker() } } }
    XCTAssertEqual(labels(.button), ["Theme"])
  }
}
