import Screens

/// A launch that begins behind the login screen.
enum LoggedInLaunch {
  /// What tells the app who is logged in.
  static let environment = ["NotInstagram.Username": "My username"]
}

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

  /// Sees the feed; where nobody is logged in, the app is launched anew with somebody who is: what comes after the login screen need not wait for it.
  func amLoggedIn() {
    if !tabsScreen.tabBar.underlyingXCUIElement.exists {
      let app = App.shared
      let environment = app.launchEnvironment
      app.launchEnvironment = environment.merging(LoggedInLaunch.environment) { $1 }
      app.launch(clean: true)
      app.launchEnvironment = environment
    }
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
