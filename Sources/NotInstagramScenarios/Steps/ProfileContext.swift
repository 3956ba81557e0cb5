import Screens

/// Steps about the user's own pages.
protocol ProfileContext: SessionContext {}

extension ProfileContext {
  func amOnMyProfile() {
    amLoggedIn()
    tap(tabsScreen.profileTab)
    see(profileScreen)
  }

  func amInTheSettings() {
    amOnMyProfile()
    tap(profileScreen.settingsButton)
    see(settingsScreen)
  }

  func amEditingMyProfile() {
    amOnMyProfile()
    tap(profileScreen.editButton)
    see(editProfileScreen)
  }

  func beginTyping(into field: TextField) {
    scroll(editProfileScreen, .downwards, until: field, is: .hittable)
    tap(field)
  }

  func turnOnFaceID() {
    tap(tabsScreen.profileTab)
    tap(profileScreen.settingsButton)
    scroll(settingsScreen, .downwards, until: settingsScreen.faceIDSwitch, is: .hittable)
    adjust(settingsScreen.faceIDSwitch, to: .on)
    dismiss(settingsScreen)
  }
}
