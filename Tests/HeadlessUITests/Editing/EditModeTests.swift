import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class EditModeTests: DeviceTestCase {
  private struct Letters: View {
    @State private var letters = ["A", "B", "C", "D"]
    var canMove = true
    var fixed: String?

    var body: some View {
      NavigationStack {
        List {
          ForEach(letters, id: \.self) { letter in
            NavigationLink(letter) { Text("Page \(letter)") }.moveDisabled(letter == fixed).deleteDisabled(letter == fixed)
          }
          .onDelete { letters.remove(atOffsets: $0) }
          .onMove(perform: canMove ? { letters.move(fromOffsets: $0, toOffset: $1) } : nil)
        }
        .toolbar { EditButton() }
      }
    }
  }

  private func reorder(_ letter: String, to other: String) {
    let (start, end) = (frame(.button, "Reorder \(letter)"), frame(.cell, other))
    device.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX, y: end.midY))
  }

  func test_theEditButtonStartsAndEndsEditing() {
    show { Letters() }
    XCTAssertEqual(labels(.button), ["Edit", "A", "B", "C", "D"])
    tap(.button, "Edit")
    XCTAssertEqual(labels(.button).filter { !["A", "B", "C", "D"].contains($0) }, ["Done"] + ["A", "B", "C", "D"].flatMap { ["Delete \($0)", "Reorder \($0)"] })
    tap(.button, "Done")
    XCTAssertEqual(labels(.button), ["Edit", "A", "B", "C", "D"])
  }

  func test_theDeleteButtonOfARowAsksBeforeItDeletes() {
    show { Letters() }
    tap(.button, "Edit")
    tap(.button, "Delete B")
    XCTAssertEqual(labels(.cell), ["A", "B", "C", "D"])
    tap(.button, "Delete")
    XCTAssertEqual(labels(.cell), ["A", "C", "D"])
  }

  func test_aDragOfTheHandleMovesTheRow() {
    show { Letters() }
    tap(.button, "Edit")
    reorder("A", to: "C")
    XCTAssertEqual(labels(.cell), ["B", "C", "A", "D"])
    reorder("D", to: "B")
    XCTAssertEqual(labels(.cell), ["D", "B", "C", "A"])
    reorder("C", to: "C")
    XCTAssertEqual(labels(.cell), ["D", "B", "C", "A"])
  }

  func test_aRowThatMustStayHasNoControls() {
    show { Letters(fixed: "C") }
    tap(.button, "Edit")
    XCTAssertFalse(exists(.button, "Delete C"))
    XCTAssertFalse(exists(.button, "Reorder C"))
    XCTAssertTrue(exists(.button, "Reorder B"))
  }

  func test_withoutAnActionForMovingThereAreNoHandles() {
    show { Letters(canMove: false) }
    tap(.button, "Edit")
    XCTAssertTrue(exists(.button, "Delete A"))
    XCTAssertFalse(exists(.button, "Reorder A"))
  }

  func test_aLinkInAListThatIsEditedLeadsNowhere() {
    show { Letters() }
    tap(.button, "Edit")
    tap(.button, "A")
    XCTAssertFalse(exists(.staticText, "Page A"))
    tap(.button, "Done")
    tap(.button, "A")
    XCTAssertTrue(exists(.staticText, "Page A"))
  }

  private struct BoundMode: View {
    @State private var mode = EditMode.inactive

    var body: some View {
      Text(mode.isEditing ? "editing" : "not editing")
      Button("Start") { mode = .active }
      List { ForEach(["A"], id: \.self) { Text($0) }.onDelete { _ in } }.environment(\.editMode, $mode)
    }
  }

  func test_aViewBindsTheEditModeOfAList() {
    show { BoundMode() }
    XCTAssertFalse(exists(.button, "Delete A"))
    tap(.button, "Start")
    XCTAssertTrue(exists(.button, "Delete A"))
    XCTAssertTrue(exists(.staticText, "editing"))
  }

  func test_editingClosesTheSwipeActionsOfARow() {
    show { BoundMode() }
    drag(.cell, "A", by: -100, 0)
    XCTAssertTrue(exists(.button, "Delete"))
    tap(.button, "Start")
    XCTAssertFalse(exists(.button, "Delete"))
    XCTAssertTrue(exists(.button, "Delete A"))
  }
}
