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
    // From a public dump of a screen with a width of 375: NavigationBar {{0, 50}, {375, 148}}, StaticText {{16, 97.7}, …}, SearchField {{16, 147}, {343, 36}}.
    XCTAssertEqual(frame(.navigationBar), CGRect(x: 0, y: 47, width: 390, height: 148))
    XCTAssertEqual(frame(.searchField), CGRect(x: 16, y: 144, width: 358, height: 36))
    XCTAssertLessThanOrEqual(frame(.searchField).maxY, frame(.cell).minY)
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
