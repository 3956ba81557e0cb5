import Screens

/// Steps about who is logged in.
@MainActor
protocol SessionContext: InteractionContext, NavigationContext, AlertContext {}

extension SessionContext {
  func logIn() {
    complete(loginScreen)
  }

  func logIn(as username: String, withPassword password: String) {
    tap(loginScreen.usernameField)
    type(username, into: loginScreen.usernameField)
    tap(loginScreen.passwordField)
    type(password, into: loginScreen.passwordField)
    tap(loginScreen.logInButton)
  }

  func amLoggedIn() {
    logIn()
    see(feedScreen)
  }

  func logOut() {
    tap(tabsScreen.profileTab)
    tap(profileScreen.logOutButton)
    tap("Log out", in: profileScreen.logOutAlert)
  }

  func allowFaceID() {
    tap("OK", in: faceIDScreen.permissionAlert)
  }
}
