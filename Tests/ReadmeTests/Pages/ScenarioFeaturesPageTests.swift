import ScreenTestKit
import XCTest

// The examples of the page about outlines, backgrounds, rules and hooks.

@preconcurrency @MainActor
final class ScenarioFeaturesPageTests: StubbedFeedTestCase {
  private static let titles = ["Sunset", "Harbor"]

  private func server(hasPhotos count: Int) { StubServer().stub(.get("/feed"), .json(Array(Self.titles.prefix(count)))) }
  private func server(answers body: DocString) { XCTAssertEqual(body.mediaType, "application/json") }
  private func photos(are table: DataTable) { StubServer().stub(.get("/feed"), .json(table.hashes.compactMap { $0["title"] })) }

  func test_anOutline() {
    ScenarioOutline("Asking for <count> photos", examples: [(count: 1, shown: "Sunset"), (count: 2, shown: "Harbor")]) { example in
      Given(the: server(hasPhotos: example.count))
      When(I: tap(feedScreen.reloadButton))
      Then(I: see(feedScreen.photo(example.shown)))
    }
  }

  func test_aBackgroundAndARule() {
    Background("Somebody has photos") { Given(the: server(hasPhotos: 2)) }
    Rule("A photo is shown once") {
      Scenario("Reloading", description: "The feed may be loaded again at any time.") {
        When(I: tap(feedScreen.reloadButton))
        Then(I: see(feedScreen.photo("Sunset")))
      }
    }
  }

  func test_sentences() {
    Scenario("Reloading") {
      Given("the feed has photos", server(hasPhotos: 2))
      When(I: named("look for new photos", tap(feedScreen.reloadButton)))
      Then(I: see(feedScreen.photo("Sunset")))
    }
  }

  func test_tablesTextsAndHooks() {
    let hook = ScenarioHooks.afterScenario { scenario in
      if scenario.outcome == .failed { Scenario.attach("The feed was \(scenario.tags)", named: "state.txt") }
    }
    defer { hook.remove() }
    mask("4711-0815")
    Scenario("Photos in a table") {
      Given(the: photos(are: DataTable([["title", "place"], ["Sunset", "Lisbon"], ["Harbor", "Porto"]])))
      And(the: server(answers: DocString("{\"photos\": []}", mediaType: "application/json")))
      When(I: tap(feedScreen.reloadButton))
      Then(I: see(feedScreen.photo("Harbor")))
    }
  }
}
