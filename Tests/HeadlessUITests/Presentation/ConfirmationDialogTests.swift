import ScreenModel
import XCTest

@testable import HeadlessUI

final class ConfirmationDialogTests: DeviceTestCase {
  private struct Post: View {
    var visibility: Visibility = .automatic
    var hasCancel = false
    @State private var asks = false
    @State private var log = "nothing"
    var body: some View {
      Text("Last: \(log)")
      Button("Ask") { asks = true }
        .confirmationDialog("Delete the post?", isPresented: $asks, titleVisibility: visibility) {
          if hasCancel { Button("Keep", role: .cancel) { log = "kept" } }
          Button("Delete", role: .destructive) { log = "deleted" }
          Button("Archive") { log = "archived" }
        } message: {
          Text("This cannot be undone.")
        }
    }
  }

  private func inSheet(_ type: ElementType, _ string: String) -> Bool {
    find(.sheet).flatMap { device.tree.first(ElementQuery(scope: $0, type: type, string: string)) } != nil
  }

  func test_itIsASheetWithTitleMessageAndButtons() {
    show { Post() }
    XCTAssertNil(find(.sheet))
    tap(.button, "Ask")
    XCTAssertNotNil(find(.sheet, "Delete the post?"))
    XCTAssertTrue(inSheet(.staticText, "Delete the post?"))
    XCTAssertTrue(inSheet(.staticText, "This cannot be undone."))
    XCTAssertEqual(labels(.button), ["Ask", "Delete", "Archive", "Cancel"])
    XCTAssertEqual(frame(.button, "Delete").size, CGSize(width: 374, height: 57))
    XCTAssertEqual(frame(.button, "Archive").minY, frame(.button, "Delete").maxY)
  }

  func test_aButtonRunsItsActionAndTheDialogGoes() {
    show { Post() }
    tap(.button, "Ask")
    tap(.button, "Archive")
    XCTAssertNil(find(.sheet))
    XCTAssertNotNil(find(.staticText, "Last: archived"))
    tap(.button, "Ask")
    XCTAssertNotNil(find(.sheet))
  }

  func test_cancelTakesTheDialogAway() {
    show { Post() }
    tap(.button, "Ask")
    tap(.button, "Cancel")
    XCTAssertNil(find(.sheet))
    XCTAssertNotNil(find(.staticText, "Last: nothing"))
  }

  func test_theAppsOwnCancellingButtonStandsLast() {
    show { Post(hasCancel: true) }
    tap(.button, "Ask")
    XCTAssertEqual(labels(.button), ["Ask", "Delete", "Archive", "Keep"])
    tap(.button, "Keep")
    XCTAssertNotNil(find(.staticText, "Last: kept"))
  }

  func test_aTouchOutsideCancels() {
    show { Post(hasCancel: true) }
    tap(.button, "Ask")
    device.tap(at: CGPoint(x: 195, y: 100))
    XCTAssertNil(find(.sheet))
    XCTAssertNotNil(find(.staticText, "Last: kept"))
  }

  func test_theTitleCanBeHidden() {
    show { Post(visibility: .hidden) }
    tap(.button, "Ask")
    XCTAssertFalse(inSheet(.staticText, "Delete the post?"))
    XCTAssertTrue(inSheet(.staticText, "This cannot be undone."))
  }
}
