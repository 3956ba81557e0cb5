import Screens

/// Tests for the messages about missing rows.
@preconcurrency @MainActor
final class CellMessageTests: FailureTestCase {
  /// A scroll view that's declared like a collection view.
  private struct Notes: Element, CellContaining {
    let id: String? = "Notes"
    let type: XCUIElement.ElementType = .scrollView
  }

  func test_aRowBeyondTheEnd() {
    assertFailure(
      .library, "state.notReached",
      tells: """
        Could not tap Cell at row 500 in Table “Library”: it does not exist: row 500 is beyond the end, because there are only 126 rows.

        expected: exists
        actual:   does not exist: row 500 is beyond the end, because there are only 126 rows

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Cell at row 500
          in Table with id “Library”
          in App “Mail”

        Found instead: 17 Cells in Table “Library”.
          1. Cell “Magazine 0”
          2. Cell “Magazine 1”
          3. Cell “Magazine 2”
          4. Cell “Magazine 3”
          5. Cell “Magazine 4”
          6. Cell “Magazine 5”
          7. Cell “Magazine 6”
          8. Cell “Magazine 7”
          … and 9 more

        What to do: count from 0, and wait until there are enough rows before you use one by its position.
        """
    ) { $0.tap(Table(id: "Library").cells[500]) }
  }

  func test_aRowBeyondTheEndOfItsSection() {
    assertFailure(
      .library, "element.beyondRows",
      says: "Could not tap Cell at row 7 of section 3 in Table “Library”: row 7 is beyond the end of section 3, which has only 5 rows.",
      "What to do: count from 0, and wait until there are enough rows before you use one by its position."
    ) { $0.perform(.tap, on: Table(id: "Library").cells(row: 7, section: 3)) }
  }

  func test_aSectionBeyondTheEnd() {
    assertFailure(
      .library, "element.beyondRows",
      tells: """
        Could not read the label of Cell at row 0 of section 4 in Table “Library”: section 4 is beyond the end, because there are only 4 sections.

        Query:
          Cell at row 0 of section 4
          in Table with id “Library”
          in App “Mail”

        Found instead: 17 Cells in Table “Library”.
          1. Cell “Magazine 0”
          2. Cell “Magazine 1”
          3. Cell “Magazine 2”
          4. Cell “Magazine 3”
          5. Cell “Magazine 4”
          6. Cell “Magazine 5”
          7. Cell “Magazine 6”
          8. Cell “Magazine 7”
          … and 9 more

        What to do: count from 0, and wait until there are enough rows before you use one by its position.
        """
    ) { _ in _ = Table(id: "Library").cells(row: 0, section: 4).label }
  }

  func test_nothingIsInTheRow() {
    assertFailure(
      .gappyLibrary, "element.emptyRow",
      says: "Could not tap Cell at row 1 of section 4 in Table “Library”: that row is empty.",
      "What to do: check what the app shows in that row."
    ) { $0.perform(.tap, on: Table(id: "Library").cells(row: 1, section: 4)) }
  }

  func test_theTableIsNotThere() {
    assertFailure(
      .library, "element.notFound",
      tells: """
        Could not count the rows of Table “Libary”: it does not exist.

        Query:
          Table with id “Libary”
          in App “Mail”

        Found instead: 1 Table in App “Mail”.
          1. Table “Library”

        Did you mean Table “Library”?

        What to do: correct the id “Libary”, or the text in the app.
        """
    ) { _ in _ = Table(id: "Libary").cells.count }
  }

  func test_theElementHasNoRows() {
    assertFailure(
      .album, "element.noRows",
      says: "Could not count the rows of ScrollView “Notes”: it is neither a Table nor a CollectionView.",
      "What to do: use a Table or a CollectionView; in other elements, scroll until the element appears."
    ) { _ in _ = Notes().cells.count }
  }
}
