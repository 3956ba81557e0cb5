import ScreenTestKit

struct LoginScreen: Screen {
  let trait = Header(id: "Welcome")
  let usernameField = TextField(id: "UsernameField")
  let logInButton = Button(id: "Log in")
  let spinner = Label(id: "Spinner")
}
let loginScreen = LoginScreen()

struct ProfileScreen: Screen {
  let trait = Header(id: "Profile")
  let usernameLabel = Label(id: "UsernameLabel")
  let logOutButton = Button(id: "Log out")
  let logOutAlert = Alert(id: "Log out?")
}
let profileScreen = ProfileScreen()

class SampleTestCase: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(SampleApp.self) }
}
