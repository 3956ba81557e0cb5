import ScenarioKit
import Screens

/// A scroll view that is taken for a list.
private struct Notes: Element, CellContaining {
  let id: String? = "Notes"
  let type: XCUIElement.ElementType = .scrollView
}

extension FailureCatalog {
  /// Elements that aren't found, or not one alone.
  var finding: [Situation] { singleElements + selections + rows }

  private var singleElements: [Situation] {
    [
      Situation(
        .notFound, "An element doesn't exist",
        "One of XCUITest's elements is touched or read, and nothing matches its query. XCUITest's elements aren't waited for.", app: .twoSenders
      ) {
        XCUIApplication().buttons["Snd"].tap()
      },
      Situation(
        .noMatch, "No element meets a compound condition",
        "An element with a matcher is read, and nothing matches. The message counts how many elements each part of the condition rules out.", app: .twoSenders
      ) {
        assertEqual(Button(matching: .label("Send") && .isSelected).label, "Send")
      },
      Situation(.notUnique, "Several elements match a query", "One of XCUITest's elements is touched or read, and its query has several matches.", app: .twoSenders) {
        XCUIApplication().buttons["Send"].tap()
      },
    ]
  }

  private var selections: [Situation] {
    [
      Situation(
        .absent, "No element of a selection comes in time",
        "An action waits for an element that matches, and none comes. The message counts how many elements each part of the matcher rules out.", app: .twoSenders
      ) {
        When(I: perform(.tap, on: .type(.button) && .label("Send") && .isSelected))
      },
      Situation(
        .ambiguous, "Several elements match a selection",
        "A selection means one element, and several match. The message lists what tells them apart.", app: .twoSenders
      ) {
        When(I: perform(.tap, on: .type(.button) && .label("Send")))
      },
      Situation(
        .indexBeyondMatches, "An index is beyond the matches", "A selection has an index, and there are fewer matches than it asks for.", app: .twoSenders
      ) {
        When(I: perform(.tap, on: select(.type(.button) && .label("Send")).atIndex(2)))
      },
      Situation(
        .searchFailed, "A search ends without the element",
        "A search repeats an action until an element is there, and the action fails, the tries are used up, or the time is over.", app: .rows
      ) {
        When(I: perform(.tap, on: select(.label("Nowhere")).searching(with: .scroll(.down, by: 500), on: .type(.scrollView))))
      },
    ]
  }

  private var rows: [Situation] {
    [
      Situation(.beyondRows, "A list has no such row", "A cell is taken by its place, and the list or its section is shorter.", app: .library) {
        When(I: perform(.tap, on: Table(id: "Library").cells(row: 7, section: 3)))
      },
      Situation(.emptyRow, "A row has no cell", "A cell is taken by its place, and the app shows nothing in that row.", app: .gappyLibrary) {
        When(I: perform(.tap, on: Table(id: "Library").cells(row: 1, section: 4)))
      },
      Situation(
        .noRows, "An element has no rows", "Rows are counted or taken by their place in an element that is neither a table nor a collection view.", app: .album,
        types: ["Notes"]
      ) {
        assertEqual(Notes().cells.count, 3)
      },
    ]
  }
}
