import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class InertListModifierTests: DeviceTestCase {
  func test_theSmallestHeightOfRowsCanBeSet() {
    show { List { Text("Row") } }
    XCTAssertEqual(frame(.cell, at: 0).height, 44)
    show { List { Text("Row") }.environment(\.defaultMinListRowHeight, 10) }
    XCTAssertEqual(frame(.cell, at: 0).height, 43)
    show { List { Text("Row") }.environment(\.defaultMinListRowHeight, 80) }
    XCTAssertEqual(frame(.cell, at: 0).height, 80)
  }

  func test_aProminentHeaderOfAGroupedListKeepsItsCase() {
    show { List { Section("Header") { Text("Row") } }.listStyle(.grouped) }
    XCTAssertEqual(texts, ["HEADER", "Row"])
    show { List { Section("Header") { Text("Row") }.headerProminence(.increased) }.listStyle(.grouped) }
    XCTAssertEqual(texts, ["Header", "Row"])
  }

  func test_modifiersOfListsAndScrollViewsChangeNoElement() {
    show { List { Section("Header") { Text("Row") } } }
    let plain = picture
    show {
      List {
        Section("Header") { Text("Row").listRowSeparatorTint(.red).listItemTint(.red).listRowHoverEffectDisabled() }
          .listSectionSeparator(.hidden)
      }
      .listRowSpacing(3).scrollIndicators(.never).scrollClipDisabled().scrollBounceBehavior(.basedOnSize).scrollContentBackground(.hidden)
    }
    XCTAssertEqual(picture, plain)
  }
}
