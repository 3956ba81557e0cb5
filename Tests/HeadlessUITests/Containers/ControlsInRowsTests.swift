import ScreenModel
import XCTest

@testable import HeadlessUI

final class ControlsInRowsTests: DeviceTestCase {
  private enum Size: String, CaseIterable { case small = "Small", large = "Large" }

  private struct Controls: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var number = 1
    @State private var share = 0.5
    @State private var size = Size.small
    var body: some View {
      List {
        TextField("Name", text: $text).accessibilityIdentifier("Field")
        TextEditor(text: $text).frame(height: 60).accessibilityIdentifier("Editor")
        Toggle("Likes", isOn: $isOn).accessibilityIdentifier("Switch")
        Stepper("\(number) days", value: $number).accessibilityIdentifier("Stepper")
        Slider(value: $share).accessibilityIdentifier("Slider")
        Picker("Size", selection: $size) { ForEach(Size.allCases, id: \.self) { Text($0.rawValue) } }.pickerStyle(.segmented).accessibilityIdentifier("Segments")
      }
    }
  }

  private struct Wheel: View {
    @State private var size = Size.small
    @State private var date = Date(timeIntervalSince1970: 0)
    var body: some View {
      List {
        Picker("Size", selection: $size) { ForEach(Size.allCases, id: \.self) { Text($0.rawValue) } }.pickerStyle(.wheel).accessibilityIdentifier("Wheel")
        DatePicker("Date", selection: $date).accessibilityIdentifier("DatePicker")
      }
    }
  }

  private struct Actions: View {
    var body: some View {
      List {
        Button("Delete") {}.accessibilityIdentifier("DeleteRow")
        Text("Version 1.0").accessibilityIdentifier("VersionRow")
      }
    }
  }

  private struct Several: View {
    var body: some View {
      List {
        HStack {
          Button("One") {}.accessibilityIdentifier("First")
          Button("Two") {}.accessibilityIdentifier("Second")
        }
      }
    }
  }

  func test_aRowAndTheControlInItHaveTheSameName() {
    show { Controls() }
    for (type, name) in [(ElementType.textField, "Field"), (.textView, "Editor"), (.switch, "Switch"), (.stepper, "Stepper"), (.slider, "Slider"), (.segmentedControl, "Segments")]
    {
      XCTAssertNotNil(find(type, name), "\(name)")
      XCTAssertNotNil(find(.cell, name), "\(name)")
    }
    XCTAssertEqual(count(.cell), 6)
  }

  func test_aRowAndTheWheelsInItHaveTheSameName() {
    show { Wheel() }
    XCTAssertNotNil(find(.picker, "Wheel"))
    XCTAssertNotNil(find(.datePicker, "DatePicker"))
    XCTAssertNotNil(find(.cell, "Wheel"))
  }

  func test_aRowAndItsOneButtonOrTextHaveTheSameName() {
    show { Actions() }
    XCTAssertNotNil(find(.cell, "DeleteRow"))
    XCTAssertNotNil(find(.button, "DeleteRow"))
    XCTAssertNotNil(find(.cell, "VersionRow"))
    XCTAssertNotNil(find(.staticText, "VersionRow"))
  }

  func test_aRowOfSeveralThingsLeavesThemTheirNames() {
    show { Several() }
    XCTAssertNotNil(find(.button, "First"))
    XCTAssertNotNil(find(.button, "Second"))
    XCTAssertNil(find(.cell, "First"))
  }
}
