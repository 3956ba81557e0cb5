import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Menu items appear in the style of menus.
final class MenuItemsTests: DeviceTestCase {
  private struct Options: View {
    @State private var order = "name"
    @State private var isGrouped = false

    var body: some View {
      Menu("Options") {
        Picker("Sort", selection: $order) { ForEach(["name", "date"], id: \.self) { Text($0) } }
        Divider()
        Toggle("Grouped", isOn: $isGrouped)
      }
      Text("by \(order), \(isGrouped ? "grouped" : "apart")").contextMenu {
        Toggle("Apart", isOn: $isGrouped)
        Divider()
        Button("Copy") {}
      }
    }
  }

  private var cells: [String] { device.tree.all(ElementQuery(scope: device.tree.root, type: .cell)).map { device.tree.label(of: $0) } }

  func test_aPickerShowsItsOptionsAndALineIsNoItem() {
    show { Options() }
    tap(.button, "Options")
    XCTAssertEqual(cells, ["name", "date", "Grouped"])
    XCTAssertEqual(find(.button, "name").map(device.tree.isSelected), true)
    tap(.button, "date")
    XCTAssertEqual(cells, [], "A choice closes the menu.")
    XCTAssertTrue(exists(.staticText, "by date, apart"))
  }

  func test_aToggleIsAButtonThatIsSelectedWhileItIsOn() {
    show { Options() }
    tap(.button, "Options")
    XCTAssertEqual(find(.button, "Grouped").map(device.tree.isSelected), false)
    tap(.button, "Grouped")
    XCTAssertTrue(exists(.staticText, "by name, grouped"))
    tap(.button, "Options")
    XCTAssertEqual(find(.button, "Grouped").map(device.tree.isSelected), true)
  }

  func test_aContextMenuShowsThemToo() {
    show { Options() }
    let frame = device.tree.frame(of: find(.staticText, "by name, apart")!)
    device.press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 1)
    XCTAssertEqual(cells, ["Apart", "Copy"])
    tap(.button, "Apart")
    XCTAssertTrue(exists(.staticText, "by name, grouped"))
  }

  private struct Bar: View {
    var body: some View {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Left") {}
            Spacer()
            Button("Right") {}
          }
        }
      }
    }
  }

  func test_aSpacerInABarPushesItsItemsApart() {
    show { Bar() }
    XCTAssertEqual(find(.button, "Left").map { device.tree.frame(of: $0).minX }, 16)
    XCTAssertEqual(find(.button, "Right").map { device.tree.frame(of: $0).maxX }, 374)
  }
}
