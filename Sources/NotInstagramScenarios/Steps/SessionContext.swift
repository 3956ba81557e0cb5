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

  /// Launches the app anew with somebody who is logged in: what comes after the login screen need not wait for it.
  func amLoggedIn() {
    let app = App.shared
    app.launchEnvironment["NotInstagram.Username"] = "My username"
    app.launch(clean: true)
    app.launchEnvironment["NotInstagram.Username"] = nil
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
