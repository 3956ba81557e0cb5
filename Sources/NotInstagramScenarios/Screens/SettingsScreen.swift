import Screens

/// How the app should be.
struct SettingsScreen: Screen {
  let trait = Header(id: "Settings", parent: NavBar())
  let showLikesSwitch = Switch(id: "Show likes")
  let versionCell = Table().cell(matchingID: "Version 1.0")
}

extension SettingsScreen: Dismissable {
  func dismiss() {
    NavBar().button(withID: "Profile").tap()
  }
}

let settingsScreen = SettingsScreen()
