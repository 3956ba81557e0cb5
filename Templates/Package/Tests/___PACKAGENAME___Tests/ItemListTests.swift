#if os(Linux)
  import ScreenTestKit

  final class ItemListTests: ___PACKAGENAME___TestCase, ItemContext {
    func test_addingAnItem() {
      Scenario("Adding an item") {
        Given(I: see(itemListScreen))
        And(the: state(of: itemListScreen.addButton, isNot: .enabled))
        When(I: addAnItem(called: "Apples"))
        Then(I: see(itemListScreen.savingLabel))
        And(I: see(itemListScreen.row("Apples")))
        But(I: doNotSee(itemListScreen.savingLabel))
      }
    }
  }
#endif
