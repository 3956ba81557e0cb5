import Screens

/// The bar at the bottom of every page.
struct TabsScreen: Screen {
  let trait = TabBar()

  var tabBar: TabBar { trait }
  var feedTab: Button { trait.button(withID: "Feed") }
  var discoverTab: Button { trait.button(withID: "Discover") }
  var profileTab: Button { trait.button(withID: "Profile") }
}

let tabsScreen = TabsScreen()
