import Screens

/// A launch with a user who is already logged in.
enum LoggedInLaunch {
  /// The launch environment that names the logged-in user.
  static let environment = ["NotInstagram.Username": "My username"]
}

/// Steps about logging in and out.
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

  /// Checks that the feed is shown.
  ///
  /// If no user is logged in, it launches the app again with a logged-in user, so tests of other screens don't need the login screen.
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
