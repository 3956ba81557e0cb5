import Screens

/// The person who is logged in.
struct ProfileScreen: Screen {
  let trait = Header(id: "Not Instagram")
  let picture = Image(id: "ProfilePicture")
  let usernameLabel = Label(id: "UsernameLabel")
  let privateAccountSwitch = Switch(id: "Private account")
  let settingsButton = Button(id: "Settings")
  let logOutButton = Button(id: "Log out")
  let logOutAlert = Alert(id: "Log out?")
}

let profileScreen = ProfileScreen()
