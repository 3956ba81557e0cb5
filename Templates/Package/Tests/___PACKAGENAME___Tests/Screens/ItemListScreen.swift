import ScreenTestKit

/// All items, and a field for a new one.
struct ItemListScreen: Screen {
  let trait = Header(id: "Items")
  let newItemField = TextField(id: "NewItemField")
  let addButton = Button(id: "Add")
  let savingLabel = Label(id: "SavingLabel")
  let list = Table(id: "ItemList")

  /// The row of an item.
  func row(_ title: String) -> Cell { list.cell(matchingID: title) }
}

let itemListScreen = ItemListScreen()
