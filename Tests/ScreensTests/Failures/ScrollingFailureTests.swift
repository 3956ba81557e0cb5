import Screens
import XCTest

/// Tests for scrolling that doesn't find an element.
@preconcurrency @MainActor
final class ScrollingFailureTests: FailureTestCase {
  func test_scrollingUntilWhatNeverComes() {
    assertFailure(
      Gallery.terms(), "scroll.notReached",
      says: "Could not scroll ScrollView “Terms” downwards until Label “Paragraph 100” is visible: it does not exist after 3 scrolls.",
      "Label “Paragraph 1” to Label “Paragraph 59” exist there.",
      "What to do: check the direction and the id, or allow more scrolls with maxTries."
    ) { $0.scroll(Elements.terms, .downwards, until: Label(id: "Paragraph 100"), is: .visible, maxTries: 3) }
  }

  func test_scrollingInTheWrongDirection() {
    assertFailure(
      Gallery.terms(), "scroll.notReached",
      tells: """
        Could not scroll ScrollView “Terms” upwards until Label “Paragraph 59” is visible and is hittable: it is not visible and is not hittable after 2 scrolls.

        expected: is visible
        actual:   is not visible: it lies at {{144, 2840}, {102, 21}}, outside App “Gallery” at {{0, 0}, {390, 844}}
        expected: is hittable
        actual:   is not hittable: it lies at {{144, 2840}, {102, 21}}, and no part of it is on screen

        Query:
          Label with id “Paragraph 59”
          in App “Gallery”

        Found:
          1. Label “Paragraph 59”

        What to do: check the direction and the id, or allow more scrolls with maxTries.
        """
    ) { $0.scroll(Elements.terms, .upwards, until: Label(id: "Paragraph 59"), is: .visible, .hittable, maxTries: 2) }
  }

  func test_scrollingUntilSomethingIsGoneThatStays() {
    assertFailure(
      Gallery.mails(), "scroll.notReached",
      says: "Could not scroll Table “MailTable” downwards until NavBar is not visible: it is visible after 1 scroll.",
      "What to do: check the direction and the id, or allow more scrolls with maxTries.",
      blocks: ["expected", "Query", "Found", "What to do"]
    ) { $0.scroll(Elements.mails, .downwards, until: Elements.navBar, isNot: .visible, maxTries: 1) }
  }

  func test_scrollingUntilAValueThatNeverComes() {
    assertFailure(
      Gallery.reading(), "scroll.notReached",
      says: "Could not scroll WebView “HelpPage” downwards until the value of PageIndicator “TourPages” is “page 3 of 2”: it has the value “page 1 of 2” after 2 scrolls.",
      "What to do: check the direction and the id, or allow more scrolls with maxTries.",
      blocks: ["expected", "Query", "Found", "What to do"]
    ) { $0.scroll(Elements.help, .downwards, until: Elements.tour, valueIs: "page 3 of 2", maxTries: 2) }
  }

  func test_scrollingNotAtAll() {
    assertFailure(
      Gallery.terms(), "scroll.notReached",
      says: "Could not scroll ScrollView “Terms” downwards until Label “Paragraph 100” is visible: it does not exist after 0 scrolls.",
      "Label “Paragraph 1” to Label “Paragraph 59” exist there.",
      "What to do: check the direction and the id, or allow more scrolls with maxTries."
    ) { $0.scroll(Elements.terms, .downwards, until: Label(id: "Paragraph 100"), is: .visible, maxTries: 0) }
  }

  func test_scrollingANegativeNumberOfTimes() {
    assertFailure(
      Gallery.terms(), "scroll.notReached",
      says: "Could not scroll ScrollView “Terms” downwards until Label “Paragraph 100” is visible: it does not exist after 0 scrolls.",
      "Label “Paragraph 1” to Label “Paragraph 59” exist there.",
      "What to do: check the direction and the id, or allow more scrolls with maxTries."
    ) { $0.scroll(Elements.terms, .downwards, until: Label(id: "Paragraph 100"), is: .visible, maxTries: -3) }
  }

  func test_scrollingUntilACellThatTheTableDoesNotHave() {
    var labels: [String] = []
    let capture = FailureCapture(Gallery.mails()) { user in
      user.scroll(Elements.mails, .downwards, until: Elements.mails.cell(matchingID: "Mail 99"), is: .visible, maxTries: 2)
      labels = Elements.mails.underlyingXCUIElement.cells.allElementsBoundByIndex.map(\.label)
    }
    XCTAssertEqual(capture.kinds, ["scroll.notReached"])
    let paragraphs = capture.messages.first?.components(separatedBy: "\n\n") ?? []
    XCTAssertEqual(
      paragraphs.first, "Could not scroll Table “MailTable” downwards until Cell “Mail 99” is visible: it does not exist after 2 scrolls.")
    XCTAssertEqual(
      paragraphs.suffix(2),
      [
        "Cell “\(labels.first ?? "")” to Cell “\(labels.last ?? "")” exist there. Table “MailTable” has 30 rows.",
        "What to do: correct the id “Mail 99”, or the text in the app.",
      ])
  }
}
