import ScreenTestKit
import XCTest

// The examples of the page about matchers.

extension ElementMatcher {
  static func isPhoto(_ title: String) -> ElementMatcher { .type(.cell) && .descendant(.label(title)) }
}

final class MatchersPageTests: StubbedFeedTestCase {
  func test_matchers() {
    StubServer().stub(.get("/feed"), .json(["Sunset", "Beach"]))
    Scenario("Matchers") {
      Given(I: loadTheFeed)
      Then(I: assertClaims)
      And(I: readElements)
      And(I: catchAFailure)
    }
  }

  private func assertClaims() {
    select(.type(.button) && .label("Reload")).assert(.isEnabled && .isInteractable)
    select(.type(.button) && .label(.hasPrefix("Like"))).atIndex(1).perform(.tap)
    select(.isPhoto("Beach")).assert(.layout(.below(.isPhoto("Sunset"))))
    select(.label("The end")).assert(.isAbsent)
  }

  private func readElements() {
    let titles = allElements(.type(.cell)).sorted(by: .smallestOrigin).map(\.label)
    XCTAssertEqual(titles.count, 2)
    XCTAssertTrue(feedScreen.reloadButton.matches(.isEnabled))
  }

  private func catchAFailure() {
    do {
      try select(.label("The end")).attempt(.tap)
      XCTFail("There should be no end.")
    } catch {
      XCTAssertEqual(error.kind, "element.notFound")
    }
  }
}
