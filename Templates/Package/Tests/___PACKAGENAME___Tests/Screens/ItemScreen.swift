#if os(Linux)
  import ScreenTestKit

  /// The page of a single item.
  struct ItemScreen: Screen {
    let trait = Header(id: "Item")
    let titleLabel = Label(id: "ItemTitle")
    let doneSwitch = Switch(id: "Done")
  }

  let itemScreen = ItemScreen()
#endif
