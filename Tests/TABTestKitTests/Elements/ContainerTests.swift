import TABTestKit

/// Tests for elements that contain others: T67, T71 to T74, T83, T84, T95.
final class ContainerTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.tabs }

  private let tabBar = TabBar()

  func test_T67_aViewIsAnyElementWithAnID() {
    let box = kinds(in: Gallery.controls) {
      see(View(id: "ColourBox"))
      XCTAssertEqual(View(id: "ColourBox").type, .other)
    }
    XCTAssertEqual(box, [])
    // A table doesn't match the type of a plain view.
    XCTAssertEqual(kinds { see(View(id: "FeedTable")) }, ["state.notReached"])
    let boxes = kinds(in: Gallery.touches) {
      XCTAssertTrue(View(id: "FirstBox").parent is App)
      XCTAssertFalse(View(id: "FirstBox", index: 1).determine(.exists))
      XCTAssertFalse(View(id: "FirstBox", parent: View(id: "SecondBox")).determine(.exists))
    }
    XCTAssertEqual(boxes, [])
    let several = kinds(in: BareScreen.app) {
      let outer = BareScreen.add(.other, id: "Outer", at: CGRect(x: 0, y: 0, width: 300, height: 300))
      BareScreen.add(.other, id: "It", at: CGRect(x: 0, y: 10, width: 10, height: 10), into: outer)
      BareScreen.add(.image, id: "It", at: CGRect(x: 0, y: 20, width: 10, height: 10), into: outer)
      BareScreen.add(.other, id: "It", at: CGRect(x: 0, y: 30, width: 10, height: 10))
      XCTAssertEqual(View(id: "It", index: 1).frameInScreen.minY, 30)
      XCTAssertEqual(View(id: "It", parent: View(id: "Outer")).frameInScreen.minY, 10)
      XCTAssertFalse(View(id: "It", index: 1, parent: View(id: "Outer")).determine(.exists))
    }
    XCTAssertEqual(several, [])
  }

  func test_T71_aScrollViewIsTheFirstOneOnScreen() {
    XCTAssertEqual(kinds(in: Gallery.longForm) { see(ScrollView()) }, [])
    XCTAssertEqual(kinds(in: Gallery.canvas) { see(ScrollView(id: "Canvas")) }, [])
    XCTAssertEqual(kinds(in: Gallery.canvas) { see(ScrollView(id: "Pages")) }, ["state.notReached"])
    let two = kinds(in: BareScreen.app) {
      BareScreen.add(.scrollView, id: "Upper", at: CGRect(x: 0, y: 0, width: 100, height: 100))
      BareScreen.add(.scrollView, id: "Lower", at: CGRect(x: 0, y: 100, width: 100, height: 100))
      XCTAssertNil(ScrollView().id)
      XCTAssertEqual(ScrollView().underlyingXCUIElement.identifier, "Upper")
      XCTAssertEqual(ScrollView(index: 1).underlyingXCUIElement.identifier, "Lower")
    }
    XCTAssertEqual(two, [])
  }

  func test_T72_aTableScrollsAndVendsCellsAndHeaders() {
    let table = Table()
    XCTAssertEqual(Table(id: "FeedTable").numberOfCells(), table.numberOfCells())
    XCTAssertEqual(table.header(withID: "TODAY").value, "TODAY")
    XCTAssertFalse(table.header(withID: "Tomorrow").determine(.exists))
    scroll(table, .downwards, until: table.cell(matchingID: "Post 20"), is: .visible)
    scroll(table, .upwards, until: table.cell(matchingID: "Post 0"), is: .visible, maxTries: 20)
    XCTAssertEqual(table.header(withID: "TODAY").parent.type, .table)
    // The header of a section isn't a cell, and the title of the page isn't a header of the table.
    XCTAssertEqual(table.numberOfCells(matchingID: "TODAY"), 0)
    XCTAssertTrue(Header(id: "Feed").determine(.exists))
    XCTAssertFalse(table.header(withID: "Feed").determine(.exists))
  }

  func test_T73_aCollectionViewScrollsAndVendsCells() {
    tap(tabBar.button(withID: "Grid"))
    let collection = CollectionView()
    XCTAssertEqual(collection.cell(index: 0).label, "Picture 0")
    XCTAssertLessThan(collection.numberOfCells(), 60)
    XCTAssertEqual(collection.numberOfCells(matchingID: "Picture 1"), 1)
    scroll(collection, .downwards, until: collection.cell(matchingID: "Picture 25"), is: .visible, maxTries: 20)
    XCTAssertEqual(collection.numberOfCells(matchingID: "Picture 1"), 0)
  }

  func test_T74_aCellIsTappedInItsTable() {
    tap(Cell(index: 1, parent: Table()))
    value(of: Label(id: "PostLabel"), is: "You read post 1")
    let parents = kinds(in: BareScreen.app) {
      let table = BareScreen.add(.table, id: "Upper", at: CGRect(x: 0, y: 0, width: 100, height: 100))
      BareScreen.add(.cell, id: "It", at: CGRect(x: 0, y: 100, width: 100, height: 40))
      BareScreen.add(.cell, id: "It", at: CGRect(x: 0, y: 0, width: 100, height: 40), into: table)
      XCTAssertEqual(Cell(id: "It", parent: Table(id: "Upper")).frameInScreen.minY, 0)
      XCTAssertFalse(Cell(id: "It", index: 1, parent: Table(id: "Upper")).determine(.exists))
      XCTAssertTrue(Cell(id: "It", index: 1, parent: App.shared).determine(.exists))
    }
    XCTAssertEqual(parents, [])
  }

  func test_T83_aNavBarHasAHeader() {
    XCTAssertEqual(NavBar().header.value, "Feed")
    tap(Table().cell(index: 0))
    value(of: NavBar().header, is: "Post")
    tap(NavBar().button(withID: "Feed"))
    value(of: NavBar(id: "Feed").header, is: "Feed")
    XCTAssertEqual(kinds { see(NavBar(id: "Post")) }, ["state.notReached"])
    let headers = kinds(in: BareScreen.app) {
      let bar = BareScreen.add(.navigationBar, id: "Bar", at: CGRect(x: 0, y: 50, width: 390, height: 44))
      BareScreen.add(.staticText, id: "Above", traits: .header, at: CGRect(x: 0, y: 0, width: 100, height: 40))
      BareScreen.add(.staticText, id: "Plain", at: CGRect(x: 0, y: 50, width: 100, height: 40), into: bar)
      BareScreen.add(.button, id: "First", traits: .header, at: CGRect(x: 100, y: 50, width: 100, height: 40), into: bar)
      BareScreen.add(.staticText, id: "Second", traits: .header, at: CGRect(x: 200, y: 50, width: 100, height: 40), into: bar)
      XCTAssertEqual(NavBar().header.underlyingXCUIElement.identifier, "First")
    }
    XCTAssertEqual(headers, [])
  }

  func test_T84_aTabBarHasButtonsAndCountsThem() {
    XCTAssertEqual(tabBar.numberOfTabs, 3)
    tabBar.button(withID: "Grid").tap()
    see(CollectionView())
    XCTAssertEqual(kinds(in: Gallery.dialogs) { XCTAssertEqual(TabBar().numberOfTabs, 0) }, ["state.notReached"])
    let covered = kinds(in: BareScreen.app) {
      BareScreen.add(.tabBar, id: "It")
      BareScreen.cover()
      XCTAssertEqual(TabBar().numberOfTabs, 0)
    }
    XCTAssertEqual(covered, ["state.notReached"])
    // Only buttons in the bar count.
    let inside = kinds(in: BareScreen.app) {
      let bar = BareScreen.add(.tabBar, id: "It")
      BareScreen.add(.button, id: "In", into: bar)
      BareScreen.add(.button, id: "Out", at: CGRect(x: 0, y: 300, width: 50, height: 50))
      XCTAssertEqual(TabBar().underlyingXCUIElement.buttons.count, 1)
      XCTAssertFalse(TabBar().button(withID: "Out").determine(.exists))
    }
    XCTAssertEqual(inside, [])
  }

  func test_T95_aPageIndicatorSaysWhichPageIsShown() {
    tap(tabBar.button(withID: "Pages"))
    let indicator = PageIndicator(id: "MyPageIndicator")
    XCTAssertEqual(indicator.value, "page 1 of 3")
    ScrollView().scroll(.from(.rightThird.offset(dx: 0.3), to: .left))
    value(of: indicator, is: "page 2 of 3")
    see(Label(id: "Page 2"))
  }
}
