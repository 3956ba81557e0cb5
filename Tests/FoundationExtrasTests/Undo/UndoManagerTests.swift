import FoundationExtras
import XCTest

/// Tests that the operations of one event form one step.
///
/// [Apple: groupsByEvent](https://developer.apple.com/documentation/foundation/undomanager/groupsbyevent)
@MainActor
final class UndoManagerTests: XCTestCase {
  @MainActor
  private final class Counter {
    var count = 0
    let manager = UndoManager()

    func add(_ number: Int) {
      count += number
      manager.registerUndo(withTarget: self) { $0.add(-number) }
    }
  }

  private func endEvent() {
    let isOver = expectation(description: "the event is over")
    DispatchQueue.main.async { isOver.fulfill() }
    wait(for: [isOver], timeout: 60)
  }

  func test_theOperationsOfAnEventAreOneStep() {
    let counter = Counter()
    counter.add(1)
    counter.add(2)
    counter.manager.setActionName("Add")
    XCTAssertEqual(counter.manager.groupingLevel, 1)
    endEvent()
    XCTAssertEqual(counter.manager.groupingLevel, 0)
    counter.add(4)
    endEvent()
    counter.manager.undo()
    XCTAssertEqual(counter.count, 3)
    XCTAssertEqual(counter.manager.undoActionName, "Add")
    counter.manager.undo()
    XCTAssertEqual(counter.count, 0)
    XCTAssertFalse(counter.manager.canUndo)
    counter.manager.redo()
    XCTAssertEqual(counter.count, 3)
    counter.manager.redo()
    XCTAssertEqual(counter.count, 7)
    XCTAssertFalse(counter.manager.canRedo)
  }

  func test_theCurrentEventCanBeUndone() {
    let counter = Counter()
    counter.add(1)
    counter.add(2)
    XCTAssertTrue(counter.manager.canUndo)
    counter.manager.undo()
    XCTAssertEqual(counter.count, 0)
    endEvent()
    XCTAssertFalse(counter.manager.canUndo)
  }

  func test_anOperationRemovesTheStepsToRedoAtOnce() {
    let counter = Counter()
    counter.add(1)
    endEvent()
    counter.manager.undo()
    XCTAssertTrue(counter.manager.canRedo)
    counter.add(2)
    XCTAssertFalse(counter.manager.canRedo)
    XCTAssertEqual(counter.manager.redoActionName, "")
  }

  func test_aGroupInAnEventBelongsToTheEvent() {
    let counter = Counter()
    counter.manager.beginUndoGrouping()
    counter.add(1)
    counter.manager.endUndoGrouping()
    counter.add(2)
    endEvent()
    counter.manager.undo()
    XCTAssertEqual(counter.count, 0)
  }

  func test_aGroupOfSeveralEventsEndsWithTheLastOfThem() {
    let counter = Counter()
    counter.manager.beginUndoGrouping()
    counter.add(1)
    endEvent()
    XCTAssertEqual(counter.manager.groupingLevel, 2)
    counter.add(2)
    counter.manager.endUndoGrouping()
    endEvent()
    XCTAssertEqual(counter.manager.groupingLevel, 0)
    counter.add(4)
    endEvent()
    counter.manager.undo()
    XCTAssertEqual(counter.count, 3)
    counter.manager.undo()
    XCTAssertEqual(counter.count, 0)
  }

  func test_aGroupOfAnEventThatIsEndedEarlyHasItsName() {
    let counter = Counter()
    counter.add(1)
    counter.manager.setActionName("Add")
    counter.manager.endUndoGrouping()
    XCTAssertEqual(counter.manager.undoActionName, "Add")
    counter.add(2)
    endEvent()
    counter.manager.undo()
    XCTAssertEqual(counter.count, 1)
  }

  func test_withoutGroupsByEventEachOperationIsAStep() {
    let counter = Counter()
    counter.manager.groupsByEvent = false
    counter.add(1)
    counter.add(2)
    counter.manager.undo()
    XCTAssertEqual(counter.count, 1)
  }
}
