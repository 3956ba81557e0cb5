import HeadlessUI
import HeadlessXCUI
import XCTest

/// The containers without a role that UIKit places around content.
///
/// Xcode's recorder includes them in queries.
///
/// A public dump of a SwiftUI app (WordsgramUITests.swift) has `Window > Other > … > CollectionView > Other`, `Cell > Other > Other`; recorded suites have
/// `app.scrollViews.otherElements.buttons["…"]` and `app.alerts["…"].scrollViews.otherElements.buttons["OK"]`.
final class ContainerQueryTests: MainActorTestCase {
  private let app = XCUIApplication()

  private struct Page: View {
    @State private var taps = 0
    @State private var asks = false
    @State private var chooses = false

    var body: some View {
      ScrollView {
        VStack {
          Button("Count") { taps += 1 }
          Text("Taps: \(taps)")
          Button("Ask") { asks = true }
          Button("Choose") { chooses = true }
        }
        .frame(height: 2_000, alignment: .top)
      }
      .alert("Sure?", isPresented: $asks) { Button("OK") { taps += 10 } }
      .confirmationDialog("Which?", isPresented: $chooses, titleVisibility: .visible) { Button("This") { taps += 100 } }
    }
  }

  func test_theContentOfAScrollViewIsAnOther() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      app.scrollViews.otherElements.buttons["Count"].tap()
      XCTAssertTrue(app.staticTexts["Taps: 1"].exists)
      let content = app.scrollViews.firstMatch.otherElements.firstMatch
      XCTAssertEqual(content.frame, CGRect(x: 0, y: 47, width: 390, height: 2_000), "as wide as the scroll view")
      XCTAssertEqual(content.elementType, .other)
      XCTAssertEqual(app.scrollViews.otherElements.containing(.button, identifier: "Count").children(matching: .button).count, 3)
      content.buttons["Count"].tap()
      XCTAssertTrue(content.staticTexts["Taps: 2"].exists)
      XCTAssertTrue(content.isHittable)
      app.scrollViews.firstMatch.swipeUp()
      XCTAssertLessThan(content.frame.minY, 0, "it moves with the content")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_alertsAndSheetsHaveTheirButtonsInAScrollViewToo() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      app.buttons["Ask"].tap()
      app.alerts["Sure?"].scrollViews.otherElements.buttons["OK"].tap()
      XCTAssertTrue(app.staticTexts["Taps: 10"].exists)
      app.buttons["Choose"].tap()
      app.sheets["Which?"].scrollViews.otherElements.buttons["This"].tap()
      XCTAssertTrue(app.staticTexts["Taps: 110"].exists)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aWindowHasAViewWithAllThatIsInIt() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      XCTAssertEqual(app.otherElements.firstMatch.frame, app.windows.firstMatch.frame)
      let inner = app.windows.children(matching: .other).element.children(matching: .other).element.children(matching: .other).element
      inner.scrollViews.firstMatch.buttons["Count"].tap()
      XCTAssertTrue(inner.staticTexts["Taps: 1"].exists)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aCellHasAViewInIt() {
    let fixture = ScreenFixture { List(0..<3, id: \.self) { Text("Row \($0)") } }
    fixture.run {
      XCTAssertEqual(app.cells.otherElements.staticTexts.count, 3)
      XCTAssertEqual(app.cells.element(boundBy: 1).otherElements.firstMatch.staticTexts.firstMatch.label, "Row 1")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  private struct Stacks: View {
    @State private var taps = 0

    var body: some View {
      ScrollView {
        Text("Taps: \(taps)")
        VStack {
          Button("Add") { taps += 1 }
          HStack {
            Text("Inner")
            Text("More")
          }
          .accessibilityIdentifier("row")
        }
        .accessibilityIdentifier("column")
        LazyVStack { ForEach(0..<3, id: \.self) { Text("Line \($0)") } }.accessibilityIdentifier("lines")
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4, id: \.self) { Text("Tile \($0)") } }.accessibilityIdentifier("tiles")
        Text("Alone").padding().accessibilityIdentifier("alone")
        HStack { Text("Ada") }.padding(10).frame(width: 300).accessibilityIdentifier("card")
      }
    }
  }

  func test_aStackWithAnIdentifierIsAnOther() {
    let fixture = ScreenFixture { Stacks() }
    fixture.run {
      XCTAssertTrue(app.otherElements["column"].exists)
      app.otherElements["column"].buttons["Add"].tap()
      XCTAssertTrue(app.staticTexts["Taps: 1"].exists)
      XCTAssertEqual(app.otherElements["column"].staticTexts.count, 3, "that of the button too")
      XCTAssertEqual(app.otherElements["column"].otherElements["row"].staticTexts.count, 2)
      XCTAssertEqual(app.otherElements["column"].staticTexts.count, 3, "the stack in it is not counted as one of its elements")
      XCTAssertFalse(app.otherElements["column"].staticTexts["Line 0"].exists, "it is beside the stack")
      XCTAssertEqual(app.otherElements["lines"].staticTexts.allElementsBoundByIndex.map(\.label), ["Line 0", "Line 1", "Line 2"])
      XCTAssertEqual(app.otherElements["tiles"].staticTexts.count, 4)
      XCTAssertEqual(app.otherElements["tiles"].children(matching: .staticText).element(boundBy: 3).label, "Tile 3")
      XCTAssertEqual(app.collectionViews.count, 0)
      XCTAssertEqual(app.cells.count, 0)
      XCTAssertEqual(app.otherElements["lines"].frame.minY, app.staticTexts["Line 0"].frame.minY)
      XCTAssertTrue(app.otherElements["lines"].isHittable)
      XCTAssertFalse(app.otherElements["alone"].exists, "a text is no stack")
      XCTAssertEqual(app.otherElements["card"].frame.width, 300, "a stack has its padding and its frame")
      XCTAssertEqual(app.otherElements["card"].staticTexts.firstMatch.label, "Ada")
      XCTAssertFalse(app.otherElements["nothing"].exists)
      XCTAssertEqual(app.staticTexts["Inner"].identifier, "row", "as before, the elements in a stack have its identifier")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aStackLeavesWithItsElements() {
    struct Changing: View {
      @State private var isShown = true
      var body: some View {
        Button("Toggle") { isShown.toggle() }
        if isShown { VStack { Text("Here") }.accessibilityIdentifier("stack") }
      }
    }
    let fixture = ScreenFixture { Changing() }
    fixture.run {
      let count = app.otherElements.count
      XCTAssertTrue(app.otherElements["stack"].exists)
      XCTAssertEqual(app.otherElements.count, count, "no query changes what another one finds")
      app.buttons["Toggle"].tap()
      XCTAssertEqual(app.otherElements.count, count - 1)
      XCTAssertFalse(app.otherElements["stack"].exists)
      app.buttons["Toggle"].tap()
      XCTAssertEqual(app.otherElements["stack"].staticTexts.count, 1)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_onlyQueriesForThemSeeThem() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      let before = app.descendants(matching: .any).count
      let described = app.debugDescription
      XCTAssertTrue(app.otherElements.firstMatch.exists)
      XCTAssertEqual(app.descendants(matching: .any).count, before)
      XCTAssertEqual(app.debugDescription, described)
      XCTAssertEqual(app.scrollViews.count, 1)
      XCTAssertFalse(app.otherElements["Count"].exists)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aContainerLeavesWithWhatItIsIn() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      app.buttons["Ask"].tap()
      let inAlert = app.alerts.firstMatch.otherElements.firstMatch
      XCTAssertTrue(inAlert.exists)
      inAlert.buttons["OK"].tap()
      XCTAssertFalse(inAlert.exists)
      XCTAssertTrue(app.scrollViews.otherElements.firstMatch.exists)
    }
    XCTAssertEqual(fixture.kinds, [])
  }
}
