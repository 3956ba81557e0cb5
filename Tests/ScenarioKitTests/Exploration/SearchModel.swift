import ScenarioKit
import VirtualTime

/// A typical search that starts after the user stops typing, with tasks, sleeps, and a slow service.
@MainActor
final class SearchModel {
  private(set) var results = ""
  private var query = ""
  private var debounce: Task<Void, any Error>?
  /// Whether responses to older queries are dropped.
  private let isRepaired: Bool
  /// The range of delays of the service.
  private let delays: ClosedRange<Duration>

  nonisolated init(isRepaired: Bool, delays: ClosedRange<Duration>) {
    self.isRepaired = isRepaired
    self.delays = delays
  }

  func type(_ text: String) {
    query = text
    debounce?.cancel()
    debounce = Task {
      try await Task.sleep(for: .milliseconds(300))
      Task(name: "search of \(text)") { await self.search(text) }
    }
  }

  private func search(_ text: String) async {
    let delay = VirtualScheduler.current?.random(in: delays, for: "the answer to \(text)") ?? .zero
    try? await Task.sleep(for: delay)
    if isRepaired, text != query { return }
    results = "books about \(text)"
  }
}

/// The steps of a person who uses the search.
struct SearchSteps: Sendable {
  let model: SearchModel

  init(isRepaired: Bool, delays: ClosedRange<Duration> = .milliseconds(100)...(.milliseconds(800))) {
    model = SearchModel(isRepaired: isRepaired, delays: delays)
  }

  func typeTheFirstLetters() async { await model.type("swif") }
  func typeTheLastLetter() async { await model.type("swift") }
  func waitALittle() async throws { try await Task.sleep(for: .milliseconds(400)) }
  func waitForTheAnswers() async throws { try await Task.sleep(for: .seconds(2)) }
  func theResultsAreForWhatWasTyped() async throws {
    let results = await model.results
    if results != "books about swift" { throw TestFailure(kind: "search.wrong", message: "The results are “\(results)”, expected “books about swift”.") }
  }

  func scenario() {
    Scenario("Searching") {
      When(typeTheFirstLetters)
      And(waitALittle)
      And(typeTheLastLetter)
      And(waitForTheAnswers)
      Then(theResultsAreForWhatWasTyped)
    }
  }
}
