#if os(Linux)
  import ScreenTestKit

  /// Steps for adding and deleting items.
  protocol ItemContext: DefaultContexts {}

  extension ItemContext {
    func addAnItem(called title: String) {
      tap(itemListScreen.newItemField)
      type(title, into: itemListScreen.newItemField)
      tap(itemListScreen.addButton)
    }

    func deleteTheItem(called title: String) {
      swipe(itemListScreen.row(title), .left)
      tap(itemListScreen.deleteButton)
    }
  }
#endif
