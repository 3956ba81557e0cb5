import ScreenTestKit

/// What tests of the search do and see.
protocol SearchContext: DefaultContexts {}

extension SearchContext {
  var searchField: TextField { TextField(id: "SearchField") }
  var spinner: Label { Label(id: "Spinner") }
  var results: Label { Label(id: "Results") }

  /// Types most of a word, goes on when the search for that has begun, and looks at the results when nothing is loading any more.
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
