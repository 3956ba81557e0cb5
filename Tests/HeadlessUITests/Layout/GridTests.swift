import Foundation
import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class GridTests: DeviceTestCase {
  func test_theColumnsOfAllRowsHaveTheSameWidth() {
    show {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow {
          Text("longer")
          Text("d")
        }
      }
    }
    XCTAssertEqual(frame(.staticText, "a").minX, frame(.staticText, "longer").minX)
    XCTAssertEqual(frame(.staticText, "b").minX, frame(.staticText, "d").minX)
    XCTAssertEqual(frame(.staticText, "d").minX - frame(.staticText, "longer").maxX, 10)
    XCTAssertEqual(frame(.staticText, "longer").minY - frame(.staticText, "a").maxY, 4)
  }

  func test_aColumnHasAnAlignmentOfItsOwn() {
    show {
      Grid(alignment: .leading) {
        GridRow {
          Text("a").gridColumnAlignment(.trailing)
          Text("b")
        }
        GridRow {
          Text("longer")
          Text("d").gridCellAnchor(.trailing)
        }
      }
    }
    XCTAssertEqual(frame(.staticText, "a").maxX, frame(.staticText, "longer").maxX)
  }

  func test_aCellGoesOverSeveralColumnsAndAViewOverAll() {
    show {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 10).accessibilityIdentifier("one")
          Color.red.frame(width: 70, height: 10).accessibilityIdentifier("two")
          Color.red.frame(width: 30, height: 10).accessibilityIdentifier("three")
        }
        GridRow {
          Color.blue.frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("both")
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("alone")
        }
        Color.green.frame(height: 5).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
      }
    }
    XCTAssertEqual(frame(.other, "both").width, 120)
    XCTAssertEqual(frame(.other, "both").minX, frame(.other, "one").minX)
    XCTAssertEqual(frame(.other, "alone").midX, frame(.other, "three").midX)
    XCTAssertEqual(frame(.other, "line").width, 150)
  }

  func test_rowsOfACollectionAreRowsOfTheGrid() {
    show {
      Grid {
        ForEach(["x", "wide text"], id: \.self) { text in
          GridRow {
            Text(text)
            Text("value of \(text)")
          }
        }
      }
    }
    XCTAssertEqual(frame(.staticText, "x").midX, frame(.staticText, "wide text").midX, accuracy: 1)
    XCTAssertEqual(frame(.staticText, "value of x").midY, frame(.staticText, "x").midY)
  }

  func test_columnsShareTheRoomThatThereIs() {
    show {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.frame(height: 10).accessibilityIdentifier("left")
          Text("fixed")
          Color.red.frame(height: 10).accessibilityIdentifier("right")
        }
      }
      .frame(width: 300)
    }
    XCTAssertEqual(frame(.other, "left").width, frame(.other, "right").width, accuracy: 1)
    XCTAssertEqual(frame(.other, "right").maxX - frame(.other, "left").minX, 300, accuracy: 1)
  }

  func test_outsideOfAGridARowIsItsViews() {
    show {
      VStack(spacing: 0) {
        GridRow {
          Text("a")
          Text("b")
        }
      }
    }
    XCTAssertEqual(frame(.staticText, "b").minY, frame(.staticText, "a").maxY)
  }
}
