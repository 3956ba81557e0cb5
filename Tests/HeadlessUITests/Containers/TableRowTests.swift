import ScreenModel
import XCTest

@testable import HeadlessUI

/// Tables whose rows a closure lists: [Apple: init(of:columns:rows:)](https://developer.apple.com/documentation/swiftui/table/init(of:columns:rows:)).
final class TableRowTests: DeviceTestCase {
  private struct Person: Identifiable {
    let id: Int
    let name: String
  }

  private struct People: View {
    @State private var selection: Int?
    @State private var showsGuest = false
    @State private var called = ""
    private let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Alan")]

    var body: some View {
      Text("Selected \(selection ?? 0) \(called)")
      Button("Guest") { showsGuest.toggle() }
      Table(of: Person.self, selection: $selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }
      } rows: {
        TableRow(Person(id: 7, name: "Grace"))
        ForEach(people) { person in TableRow(person).contextMenu { Button("Call") { called = person.name } } }
        if showsGuest { TableRow(Person(id: 8, name: "Guest")) } else { Group { TableRow(Person(id: 9, name: "Nobody")) } }
      }
    }
  }

  func test_eachRowOfTheClosureIsARow() {
    show { People() }
    XCTAssertEqual(labels(.cell), ["Grace", "Ada", "Alan", "Nobody"])
    tap(.button, "Guest")
    XCTAssertEqual(labels(.cell), ["Grace", "Ada", "Alan", "Guest"])
  }

  func test_aRowOfTheClosureCanBeSelected() {
    show { People() }
    tap(.cell, "Alan")
    XCTAssertTrue(exists(.staticText, "Selected 2 "))
    tap(.cell, "Grace")
    XCTAssertTrue(exists(.staticText, "Selected 7 "))
  }

  func test_aLongPressOpensTheMenuOfARow() throws {
    show { People() }
    let ada = frame(.cell, "Ada")
    _ = device.press(at: CGPoint(x: ada.midX, y: ada.midY), duration: 1)
    tap(.button, "Call")
    XCTAssertTrue(exists(.staticText, "Selected 0 Ada"))
  }
}
