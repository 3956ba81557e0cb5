#if os(Linux)
  import ScreenTestKit
  import Testing

  @testable import ___PACKAGENAME___App

  @MainActor
  @Suite(.screenTest(___PACKAGENAME___App.self))
  struct ItemSuite: ItemContext {
    @Test func openingAnItem() {
      Scenario("Opening an item") {
        Given(I: addAnItem(called: "Pears"))
        When(I: tap(itemListScreen.row("Pears")))
        Then(I: see(itemScreen))
        And(the: label(of: itemScreen.titleLabel, is: "Pears"))
        And(the: value(of: itemScreen.doneSwitch, is: .off))
      }
    }
  }
#endif
