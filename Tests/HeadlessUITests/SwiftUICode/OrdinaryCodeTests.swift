import Foundation
import HeadlessUI
import XCTest

@preconcurrency @MainActor
final class OrdinaryCodeTests: DeviceTestCase {
  func test_aListWithSectionsLinksAndAToolbar() {
    show { RecipesView() }
    XCTAssertEqual(labels(.cell), ["Ramen, 45 min", "Pancakes, 20 min", "Ramen, 45 min"])
    XCTAssertEqual(texts.filter { ["FAVORITES", "ALL", "2 recipes", "Recipes"].contains($0) }, ["Recipes", "FAVORITES", "ALL", "2 recipes"])
    tap(.button, "Refresh")
    XCTAssertEqual(count(.activityIndicator), 1)
    XCTAssertEqual(device.wait(timeout: 5) { exists(.cell, "recipe-Soup") }, .satisfied)
    XCTAssertEqual(count(.activityIndicator), 0)
  }

  func test_aDetailPageThatDeletesItsRecipe() {
    show { RecipesView() }
    tap(.cell, "recipe-Pancakes")
    XCTAssertTrue(exists(.navigationBar, "Pancakes"))
    XCTAssertTrue(exists(.staticText, "Quick"))
    XCTAssertTrue(exists(.staticText, "Flour"))
    XCTAssertTrue(exists(.staticText, "dark"))
    XCTAssertEqual(value(.progressIndicator, "33%"), "33%")
    tap(.button, "Delete")
    XCTAssertEqual(labels(.cell), ["Ramen, 45 min", "Ramen, 45 min"])
  }

  func test_aSheetWithAFormThatAddsOne() {
    show { RecipesView() }
    tap(.button, "Add")
    XCTAssertEqual(device.focusedElement, find(.textField, "Title"))
    XCTAssertEqual(properties(.button, "Save")?.isEnabled, false)
    device.typeText("Toast\nBuns")
    XCTAssertEqual(value(.textField, "Optional"), "Buns")
    tap(.button, "Save")
    XCTAssertFalse(exists(.textField, "Title"))
    XCTAssertTrue(exists(.cell, "recipe-Toast"))
  }
}
