import TABTestKit

struct LoginScreen: Screen {

  let trait = Header(id: "Not Instagram")
  let usernameField = TextField(id: "UsernameField")
  let passwordField = SecureTextField(id: "PasswordField")
  let logInButton = Button(id: "Log in")
  let faceIDButton = Button(id: "Log in with Face ID")
  let loadingLabel = Label(id: "LoadingLabel")
  let linkLabel = Label(id: "LinkLabel")
  let anyAlert = Alert(id: nil)
  let faceIDPermission = Alert(id: "Do you want to allow “Classic” to use Face ID?", dismissButtonID: "Don’t Allow", parent: springboard)

}

extension LoginScreen: Completable {

  func complete() {
    usernameField.tap()
    usernameField.type("Kane")
    passwordField.tap()
    passwordField.type("Password1")
    logInButton.tap()
  }

}

let loginScreen = LoginScreen()
