import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class CombinedControlTests: DeviceTestCase {
  private struct Row: View {
    let behavior: AccessibilityChildBehavior
    @State private var count = 0

    var body: some View {
      Text("Count \(count)")
      HStack {
        Text("Milk")
        Button("Buy") { count += 1 }
      }
      .accessibilityElement(children: behavior)
      .accessibilityIdentifier("row")
    }
  }

  func test_aCombinedButtonKeepsItsTraitAndItsAction() {
    show { Row(behavior: .combine) }
    XCTAssertEqual(labels(.button), ["Milk, Buy"])
    tap(.button, "row")
    XCTAssertTrue(exists(.staticText, "Count 1"))
  }

  func test_textsAloneAreOneText() {
    show {
      HStack {
        Text("A")
        Text("B")
      }.accessibilityElement(children: .combine)
    }
    XCTAssertEqual(labels(.staticText), ["A, B"])
  }

  private struct Volume: View {
    @State private var isOn = false
    var body: some View {
      Text(isOn ? "on" : "off")
      Rectangle().frame(width: 200, height: 50).onTapGesture { isOn.toggle() }.accessibilityRepresentation { Toggle("Sound", isOn: $isOn) }
    }
  }

  func test_aRepresentationTakesThePlaceOfTheElements() {
    show { Volume() }
    XCTAssertEqual(value(.switch, "Sound"), "0")
    tap(.switch, "Sound")
    XCTAssertEqual(value(.switch, "Sound"), "1")
    XCTAssertTrue(exists(.staticText, "on"))
  }
}
