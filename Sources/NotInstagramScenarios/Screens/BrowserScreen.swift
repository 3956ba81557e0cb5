import Screens

/// The device's browser.
struct BrowserScreen: Screen {
  let trait = NavBar(parent: Safari())
  let addressLabel = Label(id: "URL", parent: Safari())

  /// The title of the open page.
  var title: Header { trait.header }
}

let browserScreen = BrowserScreen()
