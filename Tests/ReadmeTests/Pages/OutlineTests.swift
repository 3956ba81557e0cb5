import ScreenTestKit

final class OutlineTests: FeedTestCase {
  func test_anOutline() {
    ScenarioOutline("Asking for <count> photos", examples: [(count: 1, shown: "Sunset"), (count: 2, shown: "Harbor")]) { example in
      Given(the: server(hasPhotos: example.count))
      When(I: tap(feedScreen.reloadButton))
      Then(I: see(feedScreen.photo(example.shown)))
    }
  }

  private func server(hasPhotos count: Int) {
    StubServer().stub(.get("/feed"), .json(Array(["Sunset", "Harbor"].prefix(count))))
  }
}
