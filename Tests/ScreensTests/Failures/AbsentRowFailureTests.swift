import ScenarioKit
import Screens
import XCTest

/// Tests for rows that are links.
///
/// The label of the row contains all of its texts, and the message says so.
final class AbsentRowFailureTests: FailureTestCase {
  func test_aRowThatSaysTheTextAmongOthersIsTheNearMiss() {
    assertFailure(
      AppUnderTest(BooksApp.self), "state.notReached",
      tells: """
        Could not tap Cell “Emma”: it does not exist.

        expected: exists
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          Cell with id “Emma”
          in Table
          in App “Books”

        Found instead: 2 Cells in Table.
          1. Cell “Middlemarch, George Eliot”
          2. Cell “Emma, Jane Austen”

        Did you mean Cell “Emma, Jane Austen”? Its label contains “Emma”, but an id matches only the whole label.

        What to do: bring it into view first with scroll(_:_:until:is:), or correct the id “Emma”.
        """
    ) { $0.tap(Table().cell(matchingID: "Emma")) }
  }

  func test_aPartOfWhatARowSaysFindsIt() {
    let capture = FailureCapture(AppUnderTest(BooksApp.self)) { user in
      Scenario("By a part") {
        When(I: user.tap(Cell(matching: .descendant(.label(.contains("Emma"))), parent: Table())))
        Then(I: user.see(Label(id: "Read")))
      }
    }
    XCTAssertEqual(capture.messages, [])
  }
}
