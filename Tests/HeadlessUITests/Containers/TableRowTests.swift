import ScreenModel
import XCTest

@testable import HeadlessUI

/// Tables with rows from a closure.
///
/// [Apple: init(of:columns:rows:)](https://developer.apple.com/documentation/swiftui/table/init(of:columns:rows:))
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

  private struct Families: View {
    @State private var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      Table(of: Person.self, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach([1, 5], id: \.self) { number in
          TableRow(Person(id: number, name: "Parent \(number)"))
          TableRow(Person(id: number + 1, name: "Child \(number)"))
          if number == 1 { TableRow(Person(id: number + 2, name: "Guest")) }
          TableRow(Person(id: number + 3, name: "Dog \(number)"))
        }
      }
    }
  }

  // [Apple: TableRowBuilder](https://developer.apple.com/documentation/swiftui/tablerowbuilder): it accepts up to ten rows.
  func test_anElementMayHaveManyRows() {
    show { Families() }
    XCTAssertEqual(labels(.cell), ["Parent 1", "Child 1", "Guest", "Dog 1", "Parent 5", "Child 5", "Dog 5"])
  }

  private struct Inferred: View {
    @State private var selection: Int?

    var body: some View {
      Text("Selected \(selection ?? 0)")
      Table(selection: $selection) {
        TableColumn("Name", value: \Person.name)
      } rows: {
        TableRow(Person(id: 1, name: "Ada"))
        TableRow(Person(id: 2, name: "Alan"))
      }
    }
  }

  // [Apple: init(selection:columns:rows:)](https://developer.apple.com/documentation/swiftui/table/init(selection:columns:rows:))
  func test_theTypeOfTheElementsMayBeLeftOut() {
    show { Inferred() }
    tap(.cell, "Alan")
    XCTAssertTrue(exists(.staticText, "Selected 2"))
  }
}
