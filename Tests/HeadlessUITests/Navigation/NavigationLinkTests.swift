import ScreenModel
import XCTest

@testable import HeadlessUI

final class NavigationLinkTests: DeviceTestCase {
  private struct Choice: View {
    @State private var number: Int?

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink(value: number) { WayLabel() }.accessibilityIdentifier("Go")
          Button("Choose") { number = 7 }
          Button("Forget") { number = nil }
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }

    private struct WayLabel: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "Go on" : "Nowhere to go") }
    }
  }

  func test_aLinkWithoutAValueIsDisabledAsIsItsLabel() {
    show { Choice() }
    XCTAssertEqual(isEnabled(.button, "Go"), false)
    XCTAssertNotNil(find(.button, "Nowhere to go"))
    tap(.button, "Go")
    XCTAssertNil(find(.button, "BackButton"))
  }

  func test_aLinkThatGetsAValueLeadsThere() {
    show { Choice() }
    tap(.button, "Choose")
    XCTAssertEqual(isEnabled(.button, "Go"), true)
    XCTAssertNotNil(find(.button, "Go on"))
    tap(.button, "Go")
    XCTAssertNotNil(find(.staticText, "Number 7"))
    tap(.button, "BackButton")
    tap(.button, "Forget")
    XCTAssertEqual(isEnabled(.button, "Go"), false)
    XCTAssertNotNil(find(.button, "Nowhere to go"))
  }

  func test_aLinkOutsideOfAStackIsDisabled() {
    show { NavigationLink("Out") { Text("Nobody gets here") } }
    XCTAssertEqual(isEnabled(.button, "Out"), false)
    tap(.button, "Out")
    XCTAssertNil(find(.staticText, "Nobody gets here"))
  }

  func test_aLinkInADisabledViewStaysWhereItIs() {
    show { NavigationStack { NavigationLink("Out") { Text("Nobody gets here") }.disabled(true) } }
    XCTAssertEqual(isEnabled(.button, "Out"), false)
    tap(.button, "Out")
    XCTAssertNil(find(.staticText, "Nobody gets here"))
  }

  func test_aLinkWithoutAValueIsDisabledInAMenuAndBehindARow() {
    show {
      NavigationStack {
        List { Text("Row").swipeActions { NavigationLink("Nowhere", value: nil as Int?).accessibilityIdentifier("Dead") } }
          .toolbar { Menu("More") { NavigationLink("Nothing", value: nil as Int?) } }
      }
    }
    drag(.cell, "Row", by: -100, 0)
    XCTAssertEqual(isEnabled(.button, "Dead"), false)
    tap(.button, "More")
    XCTAssertEqual(isEnabled(.cell, "Nothing"), false)
  }

  func test_aLabelIsEnabledAndDisabledWithItsLink() {
    show { Choice() }
    for _ in 0..<3 {
      tap(.button, "Choose")
      XCTAssertNotNil(find(.button, "Go on"))
      tap(.button, "Forget")
      XCTAssertNotNil(find(.button, "Nowhere to go"))
    }
  }

  func test_aRowThatIsALinkHasItsTextsInItForQueriesThatAskForThem() {
    show {
      NavigationStack {
        List {
          NavigationLink {
            Text("Page")
          } label: {
            VStack {
              Text("Title")
              Text("Details")
            }
          }
        }
      }
    }
    guard let cell = find(.cell, "Title, Details") else { return XCTFail("There is no cell.") }
    XCTAssertEqual(device.tree.all(ElementQuery(scope: cell, type: .button).includingParts).map { device.tree.label(of: $0) }, ["Title, Details"])
    XCTAssertEqual(device.tree.all(ElementQuery(scope: cell, type: .staticText).includingParts).map { device.tree.label(of: $0) }, ["Title", "Details"])
  }
}
