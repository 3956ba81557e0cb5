import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class SearchSuggestionTests: DeviceTestCase {
  private struct Status: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text(isSearching ? "searching" : "not searching")
      Button("End") { dismissSearch() }
    }
  }

  private struct Teas: View {
    @State private var text = ""
    @State private var scope = "All"
    @State private var isPresented = false
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Status()
          Text("Text: \(text), \(scope), \(isPresented)")
          Button("Search") { isPresented = true }
          Button("Focus") { isFocused = true }
        }
        .searchable(text: $text, isPresented: $isPresented, prompt: "Teas")
        .searchSuggestions {
          ForEach(["Green", "Black"].filter { !text.isEmpty && $0 != text }, id: \.self) { Text($0).searchCompletion($0) }
        }
        .searchScopes($scope) {
          Text("All").tag("All")
          Text("Loose").tag("Loose")
        }
        .searchFocused($isFocused)
      }
    }
  }

  func test_theViewKnowsOfTheSearchAndEndsIt() {
    show { Teas() }
    XCTAssertTrue(exists(.staticText, "not searching"))
    tap(.searchField, "Teas")
    XCTAssertTrue(exists(.staticText, "searching"))
    XCTAssertTrue(exists(.staticText, "Text: , All, true"))
    tap(.button, "End")
    XCTAssertTrue(exists(.staticText, "not searching"))
    XCTAssertTrue(exists(.staticText, "Text: , All, false"))
    XCTAssertNil(device.focusedElement)
  }

  func test_theBindingBeginsTheSearch() {
    show { Teas() }
    tap(.button, "Search")
    XCTAssertEqual(device.focusedElement, find(.searchField, "Teas"))
    tap(.button, "Cancel")
    XCTAssertTrue(exists(.staticText, "Text: , All, false"))
  }

  func test_aSuggestionCompletesTheText() {
    show { Teas() }
    tap(.searchField, "Teas")
    XCTAssertEqual(count(.cell), 0)
    device.typeText("G")
    XCTAssertEqual(labels(.cell), ["Green", "Black"])
    XCTAssertFalse(exists(.staticText, "searching"))
    tap(.cell, "Green")
    XCTAssertEqual(value(.searchField, "Teas"), "Green")
    XCTAssertEqual(labels(.cell), ["Black"])
  }

  func test_scopesAreSegmentsDuringTheSearch() {
    show { Teas() }
    XCTAssertEqual(count(.segmentedControl), 0)
    tap(.searchField, "Teas")
    tap(.button, "Loose")
    XCTAssertTrue(exists(.staticText, "Text: , Loose, true"))
    tap(.button, "Cancel")
    XCTAssertEqual(count(.segmentedControl), 0)
  }

  func test_focusStateFocusesTheSearchField() {
    show { Teas() }
    tap(.button, "Focus")
    XCTAssertEqual(device.focusedElement, find(.searchField, "Teas"))
  }

  private struct Focused: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Text("focused: \(isFocused)")
          Button("End") { isFocused = false }
        }
        .navigationTitle("Teas").navigationBarTitleDisplayMode(.inline).searchable(text: $text, prompt: "Find").searchFocused($isFocused)
      }
    }
  }

  func test_focusStateFollowsASearchFieldInTheBar() {
    show { Focused() }
    tap(.searchField, "Find")
    XCTAssertTrue(exists(.staticText, "focused: true"))
    tap(.button, "End")
    XCTAssertTrue(exists(.staticText, "focused: false"))
    XCTAssertNil(device.focusedElement)
  }

  private struct OlderForm: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Text("Text: \(text)").searchable(text: $text, prompt: "Teas") { if text.isEmpty { Text("Green tea").searchCompletion("Green") } }
      }
    }
  }

  func test_suggestionsOfTheOlderFormAreRows() {
    show { OlderForm() }
    tap(.searchField, "Teas")
    tap(.cell, "Green tea")
    XCTAssertEqual(value(.searchField, "Teas"), "Green")
  }
}
