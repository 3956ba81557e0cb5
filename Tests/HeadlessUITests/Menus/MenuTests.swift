import ScreenModel
import XCTest

@testable import HeadlessUI

final class MenuTests: DeviceTestCase {
  private struct Post: View {
    @State private var log = "nothing"
    var body: some View {
      Text("Last: \(log)")
      Menu("More") {
        Button("Share") { log = "share" }
        Button("Delete", role: .destructive) { log = "delete" }
        Menu("Report") { Button("Spam") { log = "spam" } }
      }
    }
  }

  private struct Save: View {
    @State private var log = "nothing"
    var body: some View {
      Text("Last: \(log)")
      Menu("Save") {
        Button("Save as") { log = "save as" }
      } primaryAction: {
        log = "save"
      }
    }
  }

  func test_aTapOpensTheMenu() {
    show { Post() }
    XCTAssertNil(find(.button, "Share"))
    tap(.button, "More")
    XCTAssertEqual(labels(.cell), ["Share", "Delete", "Report"])
    XCTAssertNotNil(find(.button, "Share"))
  }

  func test_anItemRunsItsActionAndClosesTheMenu() {
    show { Post() }
    tap(.button, "More")
    tap(.button, "Delete")
    XCTAssertNotNil(find(.staticText, "Last: delete"))
    XCTAssertNil(find(.button, "Share"))
  }

  func test_aTapOutsideClosesTheMenuAndDoesNothingElse() {
    show { Post() }
    tap(.button, "More")
    device.tap(at: CGPoint(x: 20, y: 80))
    XCTAssertNil(find(.button, "Share"))
    XCTAssertNotNil(find(.staticText, "Last: nothing"))
  }

  func test_anItemOfAMenuWithinAMenuClosesBoth() {
    show { Post() }
    tap(.button, "More")
    tap(.button, "Report")
    tap(.button, "Spam")
    XCTAssertNotNil(find(.staticText, "Last: spam"))
    XCTAssertEqual(count(.cell), 0)
  }

  func test_aMenuWithAnActionOfItsOwnOpensOnALongPress() {
    show { Save() }
    tap(.button, "Save")
    XCTAssertNotNil(find(.staticText, "Last: save"))
    let frame = frame(.button, "Save")
    device.press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 1)
    tap(.button, "Save as")
    XCTAssertNotNil(find(.staticText, "Last: save as"))
  }

  func test_aDisabledMenuStaysClosed() {
    show { Post().disabled(true) }
    tap(.button, "More")
    XCTAssertEqual(count(.cell), 0)
  }
}
