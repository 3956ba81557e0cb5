import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// The table from elements to nodes never contains removed nodes.
final class NodeTableTests: DeviceTestCase {
  private struct Orders: View {
    @State private var orders = ["Soup, $5", "Tea, $2"]

    var body: some View {
      NavigationStack {
        List { ForEach(orders, id: \.self) { Text($0) }.onDelete { orders.remove(atOffsets: $0) } }
          .toolbar { EditButton() }
      }
    }
  }

  // Regression test: the buttons of a deleted row stayed in the table and were read after they had been freed.
  func test_aDeletedRowTakesItsButtonsWithIt() {
    show { Orders() }
    tap(.button, "Edit")
    tap(.button, "Delete Soup, $5")
    tap(.button, "Delete")
    _ = device.tree.count(ElementQuery(scope: application, type: .staticText).includingParts)
    XCTAssertEqual(labels(.cell), ["Tea, $2"])
    XCTAssertFalse(exists(.staticText, "Soup, $5"))
    assertThatTheTableIsOfTheTree()
  }

  func test_aRowThatIsScrolledAwayTakesItsButtonsWithIt() {
    show {
      List(0..<40) { row in Text("Row \(row)").swipeActions { Button("Archive") {} } }
    }
    let row = frame(.cell, "Row 1")
    device.drag(from: CGPoint(x: row.maxX - 20, y: row.midY), to: CGPoint(x: row.minX + 100, y: row.midY))
    XCTAssertTrue(exists(.button, "Archive"))
    scrollDown(by: 600)
    XCTAssertFalse(exists(.button, "Archive"))
    assertThatTheTableIsOfTheTree()
  }

  private func assertThatTheTableIsOfTheTree(line: UInt = #line) {
    let entries = device.frontHost.map { Array($0.nodes.all) } ?? []
    XCTAssertFalse(entries.isEmpty, line: line)
    for (element, node) in entries {
      XCTAssertTrue(node.isAlive, "\(type(of: node)) was torn down", line: line)
      XCTAssertTrue(device.tree.contains(element), "The element of \(type(of: node)) has left the tree", line: line)
    }
  }
}
