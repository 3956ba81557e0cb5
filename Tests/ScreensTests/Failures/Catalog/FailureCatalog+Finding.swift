import ScenarioKit
import Screens

/// A scroll view that the test uses as a list.
private struct Notes: Element, CellContaining {
  let id: String? = "Notes"
  let type: XCUIElement.ElementType = .scrollView
}

extension FailureCatalog {
  /// Elements that aren't found or aren't unique.
  var finding: [Situation] { singleElements + selections + rows }

  private var singleElements: [Situation] {
    [
      Situation(
        .notFound, "An element doesn't exist",
        "A test touches or reads an element with XCUITest's API, and no element matches the query. XCUITest's API doesn't wait for the element.", app: .twoSenders
      ) {
        XCUIApplication().buttons["Snd"].tap()
      },
      Situation(
        .noMatch, "No element matches a combined matcher",
        "A test reads an element with a matcher, and no element matches. The message says how many elements each part of the matcher ruled out.", app: .twoSenders
      ) {
        assertEqual(Button(matching: .label("Send") && .isSelected).label, "Send")
      },
      Situation(.notUnique, "Several elements match a query", "A test touches or reads an element with XCUITest's API, and several elements match the query.", app: .twoSenders) {
        XCUIApplication().buttons["Send"].tap()
      },
    ]
  }

  private var selections: [Situation] {
    [
      Situation(
        .absent, "No element of a selection appears in time",
        "An action waits for an element that matches, and none appears. The message says how many elements each part of the matcher ruled out.", app: .twoSenders
      ) {
        When(I: perform(.tap, on: .type(.button) && .label("Send") && .isSelected))
      },
      Situation(
        .ambiguous, "Several elements match a selection",
        "A selection must match one element, and several match. The message says how they differ.", app: .twoSenders
      ) {
        When(I: perform(.tap, on: .type(.button) && .label("Send")))
      },
      Situation(
        .indexBeyondMatches, "An index is out of range", "A selection has an index, and too few elements match.", app: .twoSenders
      ) {
        When(I: perform(.tap, on: select(.type(.button) && .label("Send")).atIndex(2)))
      },
      Situation(
        .searchFailed, "A search doesn't find the element",
        "A search repeats an action until an element exists. It fails if the action fails, or if the tries or the time run out.", app: .rows
      ) {
        When(I: perform(.tap, on: select(.label("Nowhere")).searching(with: .scroll(.down, by: 500), on: .type(.scrollView))))
      },
    ]
  }

  private var rows: [Situation] {
    [
      Situation(.beyondRows, "A list doesn't have the row", "A test specifies a cell by its row, and the list or its section has fewer rows.", app: .library) {
        When(I: perform(.tap, on: Table(id: "Library").cells(row: 7, section: 3)))
      },
      Situation(.emptyRow, "A row doesn't have a cell", "A test specifies a cell by its row, and the app shows nothing in that row.", app: .gappyLibrary) {
        When(I: perform(.tap, on: Table(id: "Library").cells(row: 1, section: 4)))
      },
      Situation(
        .noRows, "An element doesn't have rows", "A test counts or specifies rows of an element that is neither a table nor a collection view.", app: .album,
        types: ["Notes"]
      ) {
        assertEqual(Notes().cells.count, 3)
      },
    ]
  }
}
