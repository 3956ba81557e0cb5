import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class TableTests: DeviceTestCase {
  private struct Person: Identifiable {
    let id: Int
    let name: String
  }

  private struct People: View {
    @State private var selection: Int?

    var body: some View {
      Text("Selected \(selection ?? 0)")
      Table([Person(id: 1, name: "Ada"), Person(id: 2, name: "Alan")], selection: $selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }
      }
    }
  }

  func test_aPhoneShowsTheFirstColumn() {
    show { People() }
    XCTAssertEqual(labels(.cell), ["Ada", "Alan"])
    tap(.cell, "Alan")
    XCTAssertTrue(exists(.staticText, "Selected 2"))
  }
}
