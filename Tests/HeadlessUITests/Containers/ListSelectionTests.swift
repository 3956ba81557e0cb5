import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class ListSelectionTests: DeviceTestCase {
  private struct One: View {
    @State private var selection: String?

    var body: some View {
      Text("Selected: \(selection ?? "none")")
      List(["A", "B", "C"], id: \.self, selection: $selection) { Text($0).selectionDisabled($0 == "C") }
    }
  }

  func test_aTapSelectsTheElementOfTheRow() {
    show { One() }
    tap(.cell, "B")
    XCTAssertTrue(exists(.staticText, "Selected: B"))
    XCTAssertEqual(properties(.cell, "B")?.isSelected, true)
    tap(.cell, "A")
    XCTAssertTrue(exists(.staticText, "Selected: A"))
    XCTAssertEqual(properties(.cell, "B")?.isSelected, false)
  }

  func test_aRowThatCannotBeSelectedIsNot() {
    show { One() }
    tap(.cell, "C")
    XCTAssertTrue(exists(.staticText, "Selected: none"))
  }

  private struct Tags: View {
    @State private var selection: Int?

    var body: some View {
      List(selection: $selection) {
        Section("Selected: \(selection ?? 0)") {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      }
    }
  }

  func test_aRowStandsForItsTag() {
    show { Tags() }
    tap(.cell, "Two")
    XCTAssertTrue(exists(.staticText, "SELECTED: 2"))
  }

  private struct Several: View {
    @State private var selection: Set<String> = []

    var body: some View {
      NavigationStack {
        List(["A", "B", "C"], id: \.self, selection: $selection) { Text($0) }
          .navigationTitle(selection.sorted().joined(separator: "+"))
          .toolbar { EditButton() }
      }
    }
  }

  func test_severalRowsAreSelectedWhileTheListIsEdited() {
    show { Several() }
    tap(.cell, "A")
    XCTAssertFalse(exists(.navigationBar, "A"))
    tap(.button, "Edit")
    tap(.cell, "A")
    tap(.cell, "C")
    XCTAssertTrue(exists(.navigationBar, "A+C"))
    tap(.cell, "A")
    XCTAssertTrue(exists(.navigationBar, "C"))
    XCTAssertEqual(properties(.cell, "C")?.isSelected, true)
  }
}
