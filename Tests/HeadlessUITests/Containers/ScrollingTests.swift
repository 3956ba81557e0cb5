import ScreenModel
import XCTest

@testable import HeadlessUI

final class ScrollingTests: DeviceTestCase {
  private struct Column: View {
    var body: some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(width: 300, height: 100) } } }
    }
  }

  private struct Nested: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { Text("Column \($0)").frame(width: 200, height: 100) } } }
            .accessibilityIdentifier("Inner")
          ForEach(0..<20) { Text("Row \($0)").frame(width: 300, height: 100) }
        }
      }
      .accessibilityIdentifier("Outer")
    }
  }

  private struct Pages: View {
    var body: some View {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<4) { Text("Page \($0)").frame(width: 390, height: 300) } } }
        .scrollTargetBehavior(.paging)
    }
  }

  private struct Searching: View {
    @State private var text = ""
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          TextField("Search", text: $text)
          ForEach(0..<20) { Text("Row \($0)").frame(width: 300, height: 100) }
        }
      }
    }
  }

  func test_theContentMovesByTheLengthOfTheDrag() {
    show { Column() }
    let before = frame(.staticText, "Row 5")
    drag(.scrollView, by: 0, -123)
    XCTAssertEqual(frame(.staticText, "Row 5").minY, before.minY - 123)
    drag(.scrollView, by: 0, 23)
    XCTAssertEqual(frame(.staticText, "Row 5").minY, before.minY - 100)
  }

  func test_aPullBeyondTheEndsSpringsBack() {
    show { Column() }
    let before = frame(.staticText, "Row 0")
    drag(.scrollView, by: 0, 300)
    XCTAssertEqual(frame(.staticText, "Row 0"), before)
    for _ in 0..<10 { drag(.scrollView, by: 0, -400) }
    XCTAssertEqual(frame(.staticText, "Row 19").midY, frame(.scrollView).maxY - 34 - 50, accuracy: 1)
  }

  func test_aDragAcrossTheDirectionOfScrollingMovesNothing() {
    show { Column() }
    let before = frame(.staticText, "Row 0")
    drag(.scrollView, by: -200, -100)
    XCTAssertEqual(frame(.staticText, "Row 0"), before)
  }

  func test_theInnerScrollViewMovesFirst() {
    show { Nested() }
    let column = frame(.staticText, "Column 0")
    drag(.scrollView, "Inner", by: -150, 0)
    XCTAssertEqual(frame(.staticText, "Column 0").minX, column.minX - 150)
  }

  func test_theOuterScrollViewMovesWhereTheInnerOneCannot() {
    show { Nested() }
    let (column, row) = (frame(.staticText, "Column 0"), frame(.staticText, "Row 0"))
    drag(.scrollView, "Inner", by: 0, -40)
    XCTAssertEqual(frame(.staticText, "Row 0").minY, row.minY - 40)
    XCTAssertEqual(frame(.staticText, "Column 0").minX, column.minX)
  }

  func test_pagedContentComesToRestAtAPage() {
    show { Pages() }
    drag(.scrollView, by: -65, 0)
    XCTAssertEqual(frame(.staticText, "Page 1").midX, 195, accuracy: 1)
    drag(.scrollView, by: -10, 0)
    XCTAssertEqual(frame(.staticText, "Page 1").midX, 195, accuracy: 1)
    drag(.scrollView, by: 200, 0)
    XCTAssertEqual(frame(.staticText, "Page 0").midX, 195, accuracy: 1)
  }

  func test_revealingStopsAtTheFirstPlaceWhereTheElementIsInView() throws {
    show { Column() }
    let row = try XCTUnwrap(find(.staticText, "Row 12"))
    XCTAssertTrue(device.reveal(row))
    XCTAssertEqual(device.tree.visibleFraction(of: row), 1)
    XCTAssertFalse(device.reveal(row))
  }

  func test_disabledScrollingKeepsTheContentWhereItIs() {
    show { Column().scrollDisabled(true) }
    let before = frame(.staticText, "Row 0")
    drag(.scrollView, by: 0, -200)
    XCTAssertEqual(frame(.staticText, "Row 0"), before)
  }

  func test_aDragOnTheKeyboardScrollsNothing() {
    show { Searching() }
    tap(.textField, "Search")
    let before = frame(.staticText, "Row 0")
    drag(.keyboard, by: 0, -200)
    XCTAssertEqual(frame(.staticText, "Row 0"), before)
    drag(.key, "g", by: 0, -200)
    XCTAssertEqual(frame(.staticText, "Row 0"), before)
  }
}
