import TABTestKit

struct ProfileScreen: Screen {

  let trait = Header(id: "My Profile")
  let usernameLabel = Label(id: "UsernameLabel")
  let privateSwitch = Switch(id: "PrivateSwitch")
  let textSizeSlider = Slider(id: "TextSizeSlider")
  let logOutButton = Button(id: "Log out")
  let logOutAlert = Alert(id: "Do you want to log out?")

}

let profileScreen = ProfileScreen()
