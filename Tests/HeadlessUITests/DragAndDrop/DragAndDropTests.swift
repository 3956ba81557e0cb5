import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

final class DragAndDropTests: DeviceTestCase {
  /// Presses an element for a second and drags it to another element.
  private func drag(_ type: ElementType, _ name: String, to other: ElementType, _ otherName: String, after hold: Double = 1) {
    let (start, end) = (frame(type, name), frame(other, otherName))
    device.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY), pressDuration: hold, speed: 500)
  }

  private struct Basket: View {
    @State private var items: [String] = []

    var body: some View {
      Text("Apple").draggable("apple")
      Text("Basket: \(items.joined(separator: ", "))").dropDestination(for: String.self) { new, _ in
        items += new
        return true
      }
      Text("Numbers").dropDestination(for: URL.self) { _, _ in
        items.append("wrong")
        return true
      }
    }
  }

  func test_aViewIsDroppedOnAnotherAfterALongPress() {
    show { Basket() }
    drag(.staticText, "Apple", to: .staticText, "Basket: ")
    XCTAssertTrue(exists(.staticText, "Basket: apple"))
  }

  func test_aDragWithoutAPressDropsNothing() {
    show { Basket() }
    drag(.staticText, "Apple", to: .staticText, "Basket: ", after: 0.1)
    XCTAssertTrue(exists(.staticText, "Basket: "))
  }

  func test_aValueOfAnotherTypeIsNotTaken() {
    show { Basket() }
    drag(.staticText, "Apple", to: .staticText, "Numbers")
    XCTAssertTrue(exists(.staticText, "Basket: "))
  }

  private struct Letters: View {
    @State private var letters = ["A", "B", "C"]
    var body: some View { List { ForEach(letters, id: \.self) { Text($0) }.onMove { letters.move(fromOffsets: $0, toOffset: $1) } } }
  }

  func test_aRowIsMovedByALongPressWithoutEditing() {
    show { Letters() }
    drag(.cell, "A", to: .cell, "C")
    XCTAssertEqual(labels(.cell), ["B", "C", "A"])
  }
}
