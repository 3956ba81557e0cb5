import ScreenModel
import XCTest

@testable import HeadlessUI

final class SwipeActionsTests: DeviceTestCase {
  private struct Inbox: View {
    var allowsFullSwipe = true
    @State private var log = "nothing"
    var body: some View {
      List {
        Text("Last: \(log)")
        Text("Mail")
          .swipeActions(allowsFullSwipe: allowsFullSwipe) {
            Button("Delete", role: .destructive) { log = "deleted" }
            Button("Flag") { log = "flagged" }.accessibilityIdentifier("FlagButton")
          }
          .swipeActions(edge: .leading) { Button("Read") { log = "read" } }
        Button("Open") { log = "opened" }
      }
    }
  }

  private struct Names: View {
    @State private var names = ["Ann", "Bob", "Cleo"]
    var body: some View {
      List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
    }
  }

  func test_aSwipeToTheLeftRevealsTheButtonsOfTheTrailingEdge() {
    show { Inbox() }
    drag(.cell, "Mail", by: -100, 0)
    XCTAssertEqual(labels(.button), ["Delete", "Flag", "Open"])
    XCTAssertEqual(frame(.button, "Delete").maxX, frame(.cell, "Mail").maxX)
    XCTAssertEqual(frame(.button, "Flag").maxX, frame(.button, "Delete").minX)
  }

  func test_aRevealedButtonRunsItsActionAndGoes() {
    show { Inbox() }
    drag(.cell, "Mail", by: -100, 0)
    tap(.button, "FlagButton")
    XCTAssertNotNil(find(.staticText, "Last: flagged"))
    XCTAssertNil(find(.button, "Delete"))
  }

  func test_theButtonsAreMadeForASwipeAndFollowTheRowFromThenOn() {
    struct Mail: View {
      @State private var isRead = false
      let log: Log
      var body: some View {
        List {
          Button("Toggle") { isRead.toggle() }
          Text("Mail").swipeActions { MarkButton(isRead: isRead, log: log) }
        }
      }
    }
    struct MarkButton: View {
      let isRead: Bool
      let log: Log
      var body: some View {
        log.note("makes a button")
        return Button(isRead ? "Mark as new" : "Mark as read") {}
      }
    }
    let log = Log()
    show { Mail(log: log) }
    XCTAssertEqual(log.entries, [])
    drag(.cell, "Mail", by: -100, 0)
    XCTAssertEqual(labels(.button), ["Toggle", "Mark as read"])
    XCTAssertEqual(log.entries, ["makes a button"])
    drag(.cell, "Mail", by: 100, 0)
    tap(.button, "Toggle")
    drag(.cell, "Mail", by: -100, 0)
    XCTAssertEqual(labels(.button), ["Toggle", "Mark as new"])
  }

  func test_aCollectionOfButtonsIsRevealedAsAWhole() {
    show { List { Text("Mail").swipeActions { ForEach(["Flag", "Move"], id: \.self) { Button($0) {} } } } }
    drag(.cell, "Mail", by: -100, 0)
    XCTAssertEqual(labels(.button), ["Flag", "Move"])
  }

  func test_aSwipeToTheRightRevealsTheButtonsOfTheLeadingEdge() {
    show { Inbox() }
    drag(.cell, "Mail", by: 100, 0)
    XCTAssertEqual(labels(.button), ["Read", "Open"])
    drag(.cell, "Mail", by: -100, 0)
    XCTAssertEqual(labels(.button), ["Open"])
  }

  func test_aFullSwipeRunsTheFirstAction() {
    show { Inbox() }
    drag(.cell, "Mail", from: CGPoint(x: 0.9, y: 0.5), by: -300, 0)
    XCTAssertNotNil(find(.staticText, "Last: deleted"))
  }

  func test_aFullSwipeRevealsWhereItIsNotAllowed() {
    show { Inbox(allowsFullSwipe: false) }
    drag(.cell, "Mail", from: CGPoint(x: 0.9, y: 0.5), by: -300, 0)
    XCTAssertNotNil(find(.staticText, "Last: nothing"))
    XCTAssertNotNil(find(.button, "Delete"))
  }

  func test_scrollingAndTouchesElsewhereHideTheButtons() {
    show { Inbox() }
    drag(.cell, "Mail", by: -100, 0)
    drag(.table, by: 0, -50)
    XCTAssertNil(find(.button, "Delete"))
    drag(.cell, "Mail", by: -100, 0)
    tap(.staticText, "Last: nothing")
    XCTAssertNil(find(.button, "Delete"))
  }

  func test_aRowWithoutActionsRevealsNothing() {
    show { Inbox() }
    drag(.cell, "Last: nothing", by: -100, 0)
    XCTAssertEqual(labels(.button), ["Open"])
  }

  func test_aSwipeRevealsDeleteWhereRowsCanBeDeleted() {
    show { Names() }
    drag(.cell, "Bob", by: -100, 0)
    tap(.button, "Delete")
    XCTAssertEqual(labels(.cell), ["Ann", "Cleo"])
    drag(.cell, "Cleo", from: CGPoint(x: 0.95, y: 0.5), by: -320, 0)
    XCTAssertEqual(labels(.cell), ["Ann"])
  }
}
