import ScreenTestKit

extension ElementMatcher {
  static func isPhoto(_ title: String) -> ElementMatcher { .type(.cell) && .descendant(.label(title)) }
}

final class MatcherTests: FeedTestCase {
  func test_matchers() {
    Scenario("Matching elements") {
      Given(the: server(has: "Sunset", "Beach"))
      And(I: loadTheFeed)
      Then(I: assertClaims)
    }
  }

  private func assertClaims() {
    select(.type(.button) && .label("Reload")).assert(.isEnabled && .isInteractable)
    select(.type(.button) && .label(.hasPrefix("Like"))).atIndex(1).perform(.tap)
    select(.isPhoto("Beach")).assert(.layout(.below(.isPhoto("Sunset"))))
    select(.label("The end")).assert(.isAbsent)
  }
}
