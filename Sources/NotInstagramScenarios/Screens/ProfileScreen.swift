import Screens

/// The profile of the logged-in user.
struct ProfileScreen: Screen {
  let trait = Header(id: "Not Instagram")
  let picture = Image(id: "ProfilePicture")
  let usernameLabel = Label(id: "UsernameLabel")
  let nameLabel = Label(id: "NameLabel")
  let bioLabel = Label(id: "BioLabel")
  let privateAccountSwitch = Switch(id: "Private account")
  let editButton = Button(id: "Edit profile")
  let settingsButton = Button(id: "Settings")
  let logOutButton = Button(id: "Log out")
  let logOutAlert = Alert(id: "Log out?")
}

let profileScreen = ProfileScreen()
