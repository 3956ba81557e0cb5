import ScreenTestKit

final class RuleTests: FeedTestCase {
  func test_aBackgroundAndARule() {
    Background("The server has photos") { Given(the: server(has: "Sunset", "Harbor")) }
    Rule("A photo is shown once") {
      Scenario("Reloading", description: "The feed may be loaded again at any time.") {
        When(I: tap(feedScreen.reloadButton))
        Then(I: see(feedScreen.photo("Sunset")))
      }
    }
  }
}
