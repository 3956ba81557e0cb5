import Screens

/// A launch with a user who is already logged in.
enum LoggedInLaunch {
  /// The launch environment that tells the app which user is logged in.
  static let environment = ["NotInstagram.Username": "My username"]
}

/// Steps about logging in and out.
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

  /// Sees the feed.
  ///
  /// Where no user is logged in, it launches the app again with one, so that a test about another screen need not go through the login screen.
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
