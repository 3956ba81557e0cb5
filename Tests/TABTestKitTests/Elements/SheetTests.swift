import TABTestKit

/// Tests for sheets and web pages: T87, T88, T96, T126.
final class SheetTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.sheets }

  private let sheet = Sheet(id: "Delete the picture?")
  private let answer = Label(id: "AnswerLabel")

  func test_T87_aSheetVendsItsOwnButtons() {
    tap(Button(id: "Choose"))
    sheet.actionButton(withID: "Delete").tap()
    XCTAssertEqual(answer.value, "deleted")
    tap(Button(id: "Choose"))
    XCTAssertEqual(sheet.dismissButtonID, "Cancel")
    sheet.dismiss()
    XCTAssertEqual(answer.value, "cancelled")
    tap(Button(id: "Choose"))
    Sheet(id: "Delete the picture?", dismissButtonID: "Archive").dismiss()
    XCTAssertEqual(answer.value, "archived")
    XCTAssertEqual(kinds { see(sheet) }, ["state.notReached"])
  }

  func test_T88_theShareSheetIsClosed() {
    let shareSheet = ActivitySheet()
    XCTAssertEqual(shareSheet.id, "ActivityListView")
    XCTAssertEqual(shareSheet.type, .other)
    XCTAssertEqual(shareSheet.closeButton.id, "Close")
    tap(Button(id: "Share"))
    see(shareSheet)
    dismiss(shareSheet)
    doNotSee(shareSheet)
    XCTAssertTrue(ActivitySheet(parent: Safari()).parent is Safari)
    XCTAssertEqual(kinds { dismiss(shareSheet) }, ["state.notReached"])
  }

  func test_T96_aWebViewScrolls() {
    let page = WebView(id: "MyWebView")
    let paragraph = Label(id: "Paragraph 3", parent: page)
    let start = paragraph.frameInScreen.minY
    page.scroll(.downwards)
    XCTAssertEqual(start - paragraph.frameInScreen.minY, page.frameInScreen.height * 0.17, accuracy: 1)
    page.scroll(.upwards)
    XCTAssertEqual(paragraph.frameInScreen.minY, start, accuracy: 1)
    XCTAssertEqual(page.type, .webView)
    XCTAssertEqual(kinds { WebView(id: "Nowhere").scroll(.downwards) }, ["state.notReached"])
  }

  func test_T126_aButtonIsTappedInItsSheet() {
    Scenario("Deleting") {
      Given(I: tap(Button(id: "Choose")))
      When(I: tap("Delete", in: sheet))
      // The screen also has a button with this name.
      Then(the: value(of: answer, is: "deleted"))
    }
    XCTAssertEqual(kinds { tap("Delete", in: sheet) }, ["state.notReached"])
  }
}
