import XCTest

@testable import HeadlessUI

/// Bar items.
///
/// Labels show only their icons, and controls have the height of bar items.
final class BarItemTests: DeviceTestCase {
  private struct Page: View {
    @State private var shows = false

    var body: some View {
      NavigationStack {
        Text("Page").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add", systemImage: "plus") { shows = true }
              .sheet(isPresented: $shows) { Label("In the sheet", systemImage: "star").accessibilityElement(children: .combine).accessibilityIdentifier("InSheet") }
          }
          ToolbarItem(placement: .topBarTrailing) {
            Menu {
              Button("First", systemImage: "star") {}
            } label: {
              Label("Filter", systemImage: "line.3.horizontal")
            }
          }
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        }
      }
    }
  }

  // From a public dump of a bar at y 50 with a width of 375: Button {{275, 55}, {42, 34}}, label: 'Add', and a menu {{325, 55}, {34, 34}}, label: 'Filter'.
  func test_aLabelShowsItsIconAlone() {
    show { Page() }
    XCTAssertEqual(frame(.button, "Add"), CGRect(x: 290, y: 52, width: 42, height: 34))
    XCTAssertEqual(frame(.button, "Filter"), CGRect(x: 340, y: 52, width: 34, height: 34))
    XCTAssertEqual(frame(.button, "Edit").minX, 16)
    XCTAssertEqual(frame(.button, "Edit").height, 34)
  }

  func test_aStyleOfTheItemDecides() {
    show { NavigationStack { Text("Page").toolbar { Button("Add a page", systemImage: "plus") {}.labelStyle(.titleAndIcon) } } }
    XCTAssertGreaterThan(frame(.button, "Add a page").width, 80)
  }

  func test_whatAnItemPresentsIsInNoBar() {
    show { Page() }
    tap(.button, "Add")
    XCTAssertGreaterThan(frame(.any, "InSheet").width, 90, "the title is shown beside the icon")
  }

  func test_aMenuOfABarShowsTheTitlesOfItsItems() {
    show { Page() }
    tap(.button, "Filter")
    XCTAssertGreaterThan(frame(.button, "First").width, 60, "the title is shown beside the icon")
  }
}
