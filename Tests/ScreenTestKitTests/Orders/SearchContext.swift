import ScreenTestKit

/// The steps of tests of the search.
protocol SearchContext: DefaultContexts {}

extension SearchContext {
  var searchField: TextField { TextField(id: "SearchField") }
  var spinner: Label { Label(id: "Spinner") }
  var results: Label { Label(id: "Results") }

  /// Types most of a word, continues when the search has started, and checks the results when loading has finished.
  func search() {
    Scenario("Searching") {
      Given(I: tap(searchField))
      When(I: type("swif", into: searchField))
      And(I: see(Label(id: "Searching for swif")))
      And(I: type("t", into: searchField))
      And(I: see(Label(id: "Searching for swift")))
      And(I: doNotSee(spinner))
      Then(the: value(of: results, is: "books about swift"))
    }
  }
}
