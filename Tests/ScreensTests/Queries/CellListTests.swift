import ScenarioKit
import Screens
import XCTest

/// Tests for cells by position among all rows, as in Robot: R30 to R33.
@preconcurrency @MainActor
final class CellListTests: FailureTestCase {
  private let library = Table(id: "Library")
  private let album = CollectionView(id: "Album")

  /// Returns the area of a container for its content, without insets.
  private func room(of container: some Element) -> CGRect {
    let (frame, insets) = (container.frameInScreen, container.snapshot?.contentInsets ?? ElementDetails.Insets())
    return CGRect(x: frame.minX, y: frame.minY + insets.top, width: frame.width, height: frame.height - insets.top - insets.bottom)
  }

  /// Returns the distance between the middle of a cell and the middle of its container's area, in points.
  private func distance(of cell: some Element, from container: some Element) -> CGPoint {
    let (frame, around) = (cell.frameInScreen, room(of: container))
    return CGPoint(x: frame.midX - around.midX, y: frame.midY - around.midY)
  }

  func test_R30_theRowsOfAllSectionsAreCountedInViewOrNot() {
    passes(.library) { _ in
      XCTAssertEqual(self.library.cells.count, 126)
      XCTAssertLessThan(self.library.numberOfCells(), 20, "the others do not exist")
      XCTAssertEqual(self.library.cells.numberOfSections, 4)
      XCTAssertEqual((0..<5).map(self.library.cells.numberOfRows), [20, 100, 1, 5, 0])
      XCTAssertFalse(self.library.cells.isEmpty)
    }
  }

  func test_R30_theCountFollowsTheApp() {
    passes(.growingLibrary) { _ in
      XCTAssertEqual(self.library.cells.count, 126)
      TimeLapse.advance(by: .seconds(2))
      XCTAssertEqual(self.library.cells.count, 326)
    }
  }

  func test_R31_theIndexCountsThroughAllSections() {
    passes(.library) { user in
      XCTAssertEqual([0, 19, 20, 119, 120, 121, 125].map { self.library.cells[$0].label }, ["Magazine 0", "Magazine 19", "Book 0", "Book 99", "Between", "Map 0", "Map 4"])
      user.tap(self.library.cells[100])
      user.label(of: Label(id: "Tapped"), is: "Book 80")
      XCTAssertEqual(Button(matching: .exists, parent: self.library.cells[22]).label, "Book 2", "what is in the cell")
      select(.type(.button)).inRoot(self.library.cells[3]).perform(.tap)
      user.label(of: Label(id: "Tapped"), is: "Magazine 3")
    }
  }

  func test_R31_everyUseScrollsTheCellToTheMiddle() {
    passes(.library) { user in
      let cell = self.library.cells[60]
      XCTAssertEqual(self.distance(of: cell, from: self.library).y, 0, accuracy: 0.5)
      self.library.scroll(.downwards)
      let moved = Cell(id: "Book 40", parent: self.library)
      XCTAssertGreaterThan(abs(self.distance(of: moved, from: self.library).y), 50, "another scroll has moved it")
      XCTAssertEqual(cell.label, "Book 40")
      XCTAssertEqual(self.distance(of: moved, from: self.library).y, 0, accuracy: 0.5, "reading its label has brought it back")
      select(self.library).perform(.scroll(to: .bottom))
      XCTAssertFalse(moved.underlyingXCUIElement.exists)
      user.tap(cell)
      XCTAssertEqual(self.distance(of: moved, from: self.library).y, 0, accuracy: 0.5)
      user.label(of: Label(id: "Tapped"), is: "Book 40")
    }
  }

  func test_R31_itTakesNoTimeAndNoAnimationAndEndsAtTheEdges() {
    passes(.library) { _ in
      withConfiguration({ $0.systemAnimations = true }) {
        let start = self.now
        XCTAssertEqual(self.library.cells[125].label, "Map 4")
        XCTAssertEqual(self.library.snapshot?.isScrolled(to: .bottom), true)
        XCTAssertEqual(self.library.cells[0].label, "Magazine 0")
        XCTAssertEqual(self.library.snapshot?.isScrolled(to: .top), true)
        XCTAssertEqual(self.now, start)
      }
    }
  }

  func test_R31_aRowThatComesLaterIsWaitedFor() {
    passes(.growingLibrary) { user in
      user.tap(self.library.cells[300])
      user.label(of: Label(id: "Tapped"), is: "Book 280")
      XCTAssertEqual(self.now, 2, accuracy: 0.001)
    }
  }

  func test_R32_aCellIsFoundByItsRowAndItsSection() {
    passes(.library) { user in
      XCTAssertEqual(self.library.cells(row: 42, section: 1).label, "Book 42")
      XCTAssertEqual(self.library.cells(row: 0, section: 2).underlyingXCUIElement.label, "Between")
      XCTAssertEqual(self.library.cells[IndexPath(row: 4, section: 3)].label, "Map 4")
      let paths = self.library.cells.indexPaths
      XCTAssertEqual(paths.count, 126)
      XCTAssertEqual([paths[20].row, paths[20].section, paths[125].row, paths[125].section], [0, 1, 4, 3])
      XCTAssertEqual(self.library.cells[paths[119]].label, "Book 99")
    }
  }

  func test_R32_cellsAreScrolledToByThemselvesAndToAPreferredPosition() {
    passes(.library) { user in
      user.scroll(to: self.library.cells[70])
      let cell = Cell(id: "Book 50", parent: self.library)
      XCTAssertEqual(self.distance(of: cell, from: self.library).y, 0, accuracy: 0.5)
      self.library.cells.scrolling(to: .start)[70].scrollIntoView()
      XCTAssertEqual(cell.frameInScreen.minY, self.room(of: self.library).minY, accuracy: 0.5)
      self.library.cells.scrolling(to: .end)[70].scrollIntoView()
      XCTAssertEqual(cell.frameInScreen.maxY, self.room(of: self.library).maxY, accuracy: 0.5)
      let frame = cell.frameInScreen
      self.library.cells.scrolling(to: .nearest)[69].scrollIntoView()
      XCTAssertEqual(cell.frameInScreen, frame, "its neighbour is in view already")
    }
  }

  func test_R32_aPropertyIsReadOfAllCells() {
    passes(.library) { _ in
      let labels = self.library.cells.map(\.label)
      XCTAssertEqual(labels.count, 126)
      XCTAssertEqual(labels.filter { $0.hasPrefix("Book") }, (0..<100).map { "Book \($0)" })
      XCTAssertEqual(self.library.cells.first { $0.label.hasSuffix("7") }?.index, 7)
    }
  }

  func test_R33_theCellsOfACollectionViewAreFoundTheSameWay() {
    passes(.album) { _ in
      XCTAssertEqual(self.album.cells.count, 61)
      XCTAssertEqual((0..<2).map(self.album.cells.numberOfRows), [30, 31])
      XCTAssertLessThan(self.album.numberOfCells(), 20)
      XCTAssertEqual([0, 29, 30, 60].map { self.album.cells[$0].label }, ["Summer 0", "Summer 29", "Winter 0", "Winter 30"])
      let cell = self.album.cells(row: 9, section: 1)
      XCTAssertEqual(cell.label, "Winter 9")
      XCTAssertEqual(self.distance(of: cell, from: self.album).y, 0, accuracy: 0.5)
      XCTAssertEqual(self.album.cells.map(\.label).suffix(2), ["Winter 29", "Winter 30"])
    }
  }
}
