import ScreenTestKit

final class SecretTests: FeedTestCase {
  func test_aSecret() {
    mask("4711-0815")
    Scenario("A photo with a secret title") {
      Given(the: server(has: "4711-0815"))
      When(I: tap(feedScreen.reloadButton))
      Then(I: see(feedScreen.photo("4711-0815")))
    }
  }
}
