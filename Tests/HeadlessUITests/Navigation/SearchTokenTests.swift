import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

final class SearchTokenTests: DeviceTestCase {
  private struct Tag: Identifiable {
    let id: String
  }

  private struct Teas: View {
    @State private var text = ""
    @State private var tokens = [Tag(id: "Green")]
    @State private var suggested = [Tag(id: "Green"), Tag(id: "Black"), Tag(id: "White")]

    var body: some View {
      NavigationStack {
        Text("Searching “\(text)” in \(tokens.map(\.id).joined(separator: ", "))")
          .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Teas") { Text($0.id) }
      }
    }
  }

  func test_tokensAreButtonsBesideTheText() {
    show { Teas() }
    XCTAssertTrue(exists(.button, "Green"))
    XCTAssertLessThan(frame(.button, "Green").maxX, frame(.searchField, "Teas").minX)
    tap(.button, "Green")
    XCTAssertEqual(device.focusedElement, find(.searchField, "Teas"))
  }

  func test_aSuggestedTokenIsAddedByATap() {
    show { Teas() }
    tap(.searchField, "Teas")
    XCTAssertEqual(labels(.cell), ["Black", "White"])
    tap(.cell, "Black")
    XCTAssertEqual(labels(.cell), ["White"])
    tap(.button, "Cancel")
    XCTAssertTrue(exists(.staticText, "Searching “” in Green, Black"), picture)
  }

  func test_backspaceInTheEmptyFieldRemovesTheLastToken() {
    show { Teas() }
    tap(.searchField, "Teas")
    device.typeText("a\u{8}\u{8}")
    XCTAssertEqual(labels(.cell), ["Green", "Black", "White"])
    tap(.button, "Cancel")
    XCTAssertFalse(exists(.button, "Green"))
    XCTAssertTrue(exists(.staticText, "Searching “” in "), picture)
  }
}
