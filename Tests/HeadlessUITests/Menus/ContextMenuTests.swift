import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class ContextMenuTests: DeviceTestCase {
  private func press(_ type: ElementType, _ name: String, at x: CGFloat = 0.5) {
    let frame = frame(type, name)
    device.press(at: CGPoint(x: frame.minX + frame.width * x, y: frame.midY), duration: 1)
  }

  private struct Photo: View {
    @State private var log = "nothing"
    var hasItems = true

    var body: some View {
      Text("Last: \(log)")
      Button("Photo") { log = "tap" }.contextMenu {
        if hasItems {
          Button("Copy") { log = "copy" }
          Button("Delete", role: .destructive) { log = "delete" }
        }
      }
    }
  }

  func test_aLongPressOpensTheMenuInPlaceOfTheAction() {
    show { Photo() }
    press(.button, "Photo")
    XCTAssertEqual(labels(.cell), ["Copy", "Delete"])
    tap(.button, "Delete")
    XCTAssertEqual(texts, ["Last: delete"])
    XCTAssertEqual(count(.cell), 0)
  }

  func test_aTapDoesNotOpenTheMenu() {
    show { Photo() }
    tap(.button, "Photo")
    XCTAssertEqual(texts, ["Last: tap"])
    XCTAssertEqual(count(.cell), 0)
  }

  func test_withoutItemsThereIsNoMenu() {
    show { Photo(hasItems: false) }
    press(.button, "Photo")
    XCTAssertEqual(count(.cell), 0)
  }

  func test_aPressAnywhereOnTheRowOpensItsMenu() {
    show { List { Text("Row").contextMenu { Button("Copy") {} } } }
    press(.cell, "Row", at: 0.9)
    XCTAssertTrue(exists(.button, "Copy"))
  }

  private struct Help: View {
    @State private var isShown = false
    var body: some View { Button("Help") { isShown = true }.popover(isPresented: $isShown) { Text("How to") } }
  }

  func test_aPopoverIsASheet() {
    show { Help() }
    tap(.button, "Help")
    XCTAssertTrue(exists(.staticText, "How to"))
    device.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 700))
    XCTAssertFalse(exists(.staticText, "How to"))
  }
}
