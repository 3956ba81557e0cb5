import TABTestKit

/// Elements that hold others: T67, T71 to T74, T83, T84, T95.
final class ContainerTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.tabs }

  private let tabBar = TabBar()

  func test_T67_aViewIsAnyElementWithAnID() {
    let box = kinds(in: Gallery.controls) {
      see(View(id: "ColourBox"))
      XCTAssertEqual(View(id: "ColourBox").type, .other)
    }
    XCTAssertEqual(box, [])
    XCTAssertEqual(kinds { see(View(id: "FeedTable")) }, ["state.notReached"])
  }

  func test_T71_aScrollViewIsTheFirstOneOnScreen() {
    XCTAssertEqual(kinds(in: Gallery.longForm) { see(ScrollView()) }, [])
    XCTAssertEqual(kinds(in: Gallery.canvas) { see(ScrollView(id: "Canvas")) }, [])
    XCTAssertEqual(kinds(in: Gallery.canvas) { see(ScrollView(id: "Pages")) }, ["state.notReached"])
  }

  func test_T72_aTableScrollsAndVendsCellsAndHeaders() {
    let table = Table()
    XCTAssertEqual(Table(id: "FeedTable").numberOfCells(), table.numberOfCells())
    XCTAssertEqual(table.header(withID: "Today").value, "Today")
    XCTAssertFalse(table.header(withID: "Tomorrow").determine(.exists))
    scroll(table, .downwards, until: table.cell(matchingID: "Post 20"), is: .visible)
    scroll(table, .upwards, until: table.cell(matchingID: "Post 0"), is: .visible, maxTries: 20)
  }

  func test_T73_aCollectionViewScrollsAndVendsCells() {
    tap(tabBar.button(withID: "Grid"))
    let collection = CollectionView()
    XCTAssertEqual(collection.cell(index: 0).label, "Picture 0")
    XCTAssertLessThan(collection.numberOfCells(), 60)
    XCTAssertEqual(collection.numberOfCells(matchingID: "Picture 1"), 1)
    scroll(collection, .downwards, until: collection.cell(matchingID: "Picture 50"), is: .visible, maxTries: 20)
    XCTAssertEqual(collection.numberOfCells(matchingID: "Picture 1"), 0)
  }

  func test_T74_aCellIsTappedInItsTable() {
    tap(Cell(index: 1, parent: Table()))
    value(of: Label(id: "PostLabel"), is: "You read post 1")
  }

  func test_T83_aNavBarHasAHeader() {
    XCTAssertEqual(NavBar().header.value, "Feed")
    tap(Table().cell(index: 0))
    value(of: NavBar().header, is: "Post")
    tap(NavBar().button(withID: "Feed"))
    value(of: NavBar(id: "Feed").header, is: "Feed")
  }

  func test_T84_aTabBarHasButtonsAndCountsThem() {
    XCTAssertEqual(tabBar.numberOfTabs, 3)
    tabBar.button(withID: "Grid").tap()
    see(CollectionView())
    XCTAssertEqual(kinds(in: Gallery.dialogs) { XCTAssertEqual(TabBar().numberOfTabs, 0) }, ["state.notReached"])
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
