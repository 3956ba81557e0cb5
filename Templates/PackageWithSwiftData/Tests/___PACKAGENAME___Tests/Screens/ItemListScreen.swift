#if os(Linux)
  import ScreenTestKit

  /// The screen with all items and a field for a new item.
  struct ItemListScreen: Screen {
    let trait = Header(id: "Items")
    let newItemField = TextField(id: "NewItemField")
    let addButton = Button(id: "Add")
    let list = Table(id: "ItemList")
    /// The button that a swipe over a row reveals.
    let deleteButton = Button(id: "Delete")

    /// Returns the row of the item with the given title.
    func row(_ title: String) -> Cell { list.cell(matchingID: title) }
  }

  let itemListScreen = ItemListScreen()
#endif
