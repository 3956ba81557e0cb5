#if os(Linux)
  import ScreenTestKit

  /// Steps for adding items.
  protocol ItemContext: DefaultContexts {}

  extension ItemContext {
    func addAnItem(called title: String) {
      tap(itemListScreen.newItemField)
      type(title, into: itemListScreen.newItemField)
      tap(itemListScreen.addButton)
    }
  }
#endif
