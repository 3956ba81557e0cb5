#if os(Linux)
  import ScreenTestKit

  final class ItemListTests: ___PACKAGENAME___TestCase, ItemContext {
    func test_addingAnItem() {
      Scenario("Adding an item") {
        Given(I: see(itemListScreen))
        And(the: state(of: itemListScreen.addButton, isNot: .enabled))
        When(I: addAnItem(called: "Apples"))
        Then(I: see(itemListScreen.row("Apples")))
      }
    }

    func test_deletingAnItem() {
      Scenario("Deleting an item") {
        Given(I: addAnItem(called: "Apples"))
        And(I: addAnItem(called: "Pears"))
        When(I: deleteTheItem(called: "Apples"))
        Then(I: doNotSee(itemListScreen.row("Apples")))
        But(I: see(itemListScreen.row("Pears")))
      }
    }

    func test_anItemIsStored() {
      Scenario("An item is there after a relaunch") {
        Given(I: addAnItem(called: "Apples"))
        When(I: relaunchTheApp)
        Then(I: see(itemListScreen.row("Apples")))
      }
    }
  }
#endif
