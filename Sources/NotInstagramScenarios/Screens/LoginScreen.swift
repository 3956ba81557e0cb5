import Screens

/// The login screen.
struct LoginScreen: Screen {
  let trait = Header(id: "Welcome to Not Instagram")
  let usernameField = TextField(id: "UsernameField")
  let passwordField = SecureTextField(id: "PasswordField")
  let logInButton = Button(id: "Log in")
  let faceIDButton = Button(id: "Log in with Face ID")
  let tourButton = Button(id: "Take a tour")
  let termsButton = Button(id: "Terms of use")
  let progressLabel = Label(id: "LoginProgress")
  let failureAlert = Alert(id: "Could not log in", dismissButtonID: "OK")
}

extension LoginScreen: Completable {
  func complete() {
    usernameField.tap()
    usernameField.type("My username")
    passwordField.tap()
    passwordField.type("Password1")
    logInButton.tap()
  }
}

let loginScreen = LoginScreen()
