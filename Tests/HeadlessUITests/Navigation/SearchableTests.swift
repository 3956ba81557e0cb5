import ScreenModel
import XCTest

@testable import HeadlessUI

final class SearchableTests: DeviceTestCase {
  private struct People: View {
    @State private var query = ""
    @State private var searches = 0
    private var names: [String] { ["Ann", "Bob", "Cleo"].filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) } }
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { Text($0) }
          Text("\(searches) searches")
        }
        .searchable(text: $query, prompt: "People")
        .onSubmit { searches += 100 }
        .onSubmit(of: .search) { searches += 1 }
        .navigationTitle("People")
      }
    }
  }

  func test_theFieldStandsBelowTheTitle() {
    show { People() }
    XCTAssertNotNil(find(.searchField, "People"))
    XCTAssertEqual(value(.searchField), "People")
    XCTAssertGreaterThanOrEqual(frame(.searchField).minY, frame(.navigationBar).maxY)
    XCTAssertLessThanOrEqual(frame(.searchField).maxY, frame(.table).minY)
    XCTAssertNil(find(.button, "Cancel"))
  }

  func test_typingFiltersTheRows() {
    show { People() }
    tap(.searchField, "People")
    XCTAssertNotNil(find(.button, "Cancel"))
    device.typeText("cl")
    XCTAssertEqual(labels(.cell), ["Cleo", "0 searches"])
    XCTAssertEqual(value(.searchField), "cl")
  }

  func test_cancelEmptiesTheFieldAndEndsTheSearch() {
    show { People() }
    tap(.searchField, "People")
    device.typeText("cl")
    tap(.button, "Cancel")
    XCTAssertEqual(labels(.cell), ["Ann", "Bob", "Cleo", "0 searches"])
    XCTAssertFalse(device.isKeyboardVisible)
    XCTAssertNil(find(.button, "Cancel"))
  }

  func test_clearTextEmptiesTheFieldAndKeepsTheKeyboard() {
    show { People() }
    tap(.searchField, "People")
    XCTAssertNil(find(.button, "Clear text"))
    device.typeText("cl")
    tap(.button, "Clear text")
    XCTAssertEqual(value(.searchField), "People")
    XCTAssertTrue(device.isKeyboardVisible)
  }

  func test_returnSubmitsTheSearch() {
    show { People() }
    tap(.searchField, "People")
    device.typeText("ann\n")
    XCTAssertEqual(labels(.cell), ["Ann", "1 searches"])
    XCTAssertFalse(device.isKeyboardVisible)
  }
}
