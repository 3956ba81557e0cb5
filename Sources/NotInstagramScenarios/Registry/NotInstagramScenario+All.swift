extension NotInstagramScenario {
  /// Every test of the app, feature by feature.
  public static var all: [NotInstagramScenario] {
    LoggingIn.all + StayingLoggedIn.all + Feed.all + Posts.all + Profile.all + Settings.all + Tabs.all
  }

  /// A test that fails on purpose, and shows what a failure looks like.
  ///
  /// It is not one of ``all``.
  public static var failing: NotInstagramScenario { Failing.all[0] }
}
