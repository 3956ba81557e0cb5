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

  private func isEnabled(_ link: String) -> Bool? { find(.button, link).map { device.tree.isEnabled($0) } }

  func test_aLinkWithoutAValueIsDisabledAsIsItsLabel() {
    show { Choice() }
    XCTAssertEqual(isEnabled("Go"), false)
    XCTAssertNotNil(find(.button, "Nowhere to go"))
    tap(.button, "Go")
    XCTAssertNil(find(.button, "BackButton"))
  }

  func test_aLinkThatGetsAValueLeadsThere() {
    show { Choice() }
    tap(.button, "Choose")
    XCTAssertEqual(isEnabled("Go"), true)
    XCTAssertNotNil(find(.button, "Go on"))
    tap(.button, "Go")
    XCTAssertNotNil(find(.staticText, "Number 7"))
    tap(.button, "BackButton")
    tap(.button, "Forget")
    XCTAssertEqual(isEnabled("Go"), false)
    XCTAssertNotNil(find(.button, "Nowhere to go"))
  }

  func test_aLinkOutsideOfAStackIsDisabled() {
    show { NavigationLink("Out") { Text("Nobody gets here") } }
    XCTAssertEqual(isEnabled("Out"), false)
    tap(.button, "Out")
    XCTAssertNil(find(.staticText, "Nobody gets here"))
  }

  func test_aLinkInADisabledViewStaysWhereItIs() {
    show { NavigationStack { NavigationLink("Out") { Text("Nobody gets here") }.disabled(true) } }
    XCTAssertEqual(isEnabled("Out"), false)
    tap(.button, "Out")
    XCTAssertNil(find(.staticText, "Nobody gets here"))
  }
}
