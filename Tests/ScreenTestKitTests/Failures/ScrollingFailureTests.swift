import ScreenTestKit

/// Scrolling that brings nothing.
@preconcurrency @MainActor
final class ScrollingFailureTests: FailureTestCase {
  func test_scrollingUntilWhatNeverComes() {
    assertFailure(Gallery.terms(), "scroll.inVain", tells: "?") { $0.scroll(Elements.terms, .downwards, until: Label(id: "Paragraph 100"), is: .visible, maxTries: 3) }
  }

  func test_scrollingInTheWrongDirection() {
    assertFailure(Gallery.terms(), "scroll.inVain", tells: "?") { $0.scroll(Elements.terms, .upwards, until: Label(id: "Paragraph 59"), is: .visible, .hittable, maxTries: 2) }
  }

  func test_scrollingUntilSomethingIsGoneThatStays() {
    assertFailure(Gallery.mails(), "scroll.inVain", tells: "?") { $0.scroll(Elements.mails, .downwards, until: Elements.navBar, isNot: .visible, maxTries: 1) }
  }

  func test_scrollingUntilAValueThatNeverComes() {
    assertFailure(Gallery.reading(), "?", tells: "?") { $0.scroll(Elements.help, .downwards, until: Elements.tour, valueIs: "page 3 of 2", maxTries: 2) }
  }

  func test_scrollingNotAtAll() {
    assertFailure(Gallery.terms(), "scroll.inVain", says: "?") { $0.scroll(Elements.terms, .downwards, until: Label(id: "Paragraph 100"), is: .visible, maxTries: 0) }
  }

  func test_scrollingANegativeNumberOfTimes() {
    assertFailure(Gallery.terms(), "scroll.inVain", says: "?") { $0.scroll(Elements.terms, .downwards, until: Label(id: "Paragraph 100"), is: .visible, maxTries: -3) }
  }

  func test_scrollingUntilACellThatTheTableDoesNotHave() {
    assertFailure(Gallery.mails(), "scroll.inVain", says: "?") { $0.scroll(Elements.mails, .downwards, until: Elements.mails.cell(matchingID: "Mail 99"), is: .visible, maxTries: 2) }
  }
}
