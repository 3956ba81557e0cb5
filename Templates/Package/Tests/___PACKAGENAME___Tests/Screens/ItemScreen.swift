import ScreenTestKit

/// One item on a page of its own.
struct ItemScreen: Screen {
  let trait = Header(id: "Item")
  let titleLabel = Label(id: "ItemTitle")
  let doneSwitch = Switch(id: "Done")
}

let itemScreen = ItemScreen()
