import ScreenTestKit

final class TableTests: FeedTestCase {
  func test_aTable() {
    Scenario("Photos in a table") {
      Given(the: photos(are: DataTable([["title", "place"], ["Sunset", "Lisbon"], ["Harbor", "Porto"]])))
      When(I: tap(feedScreen.reloadButton))
      Then(I: see(feedScreen.photo("Harbor")))
    }
  }

  func test_aText() {
    Scenario("Photos in a text") {
      Given(the: server(answers: DocString("[\"Sunset\", \"Harbor\"]", mediaType: "application/json")))
      When(I: tap(feedScreen.reloadButton))
      Then(I: see(feedScreen.photo("Harbor")))
    }
  }

  private func photos(are table: DataTable) { StubServer().stub(.get("/feed"), .json(table.hashes.compactMap { $0["title"] })) }

  private func server(answers body: DocString) { StubServer().stub(.get("/feed"), .json(text: body.text)) }
}
