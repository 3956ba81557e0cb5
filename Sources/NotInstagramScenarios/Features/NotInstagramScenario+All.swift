extension NotInstagramScenario {
  /// The features to test, in the order of a walk through the app.
  static var features: [any NotInstagramFeature] {
    [
      LoggingIn(), Tour(), FaceID(), StayingLoggedIn(), Feed(), Posts(), Pictures(), Comments(), Writing(), Discover(), Profile(), EditingMyProfile(), Keyboards(), Settings(),
      Notifications(), Tabs(), Links(), TheDevice(),
    ]
  }

  /// Every test of the app, feature by feature.
  public static var all: [NotInstagramScenario] { features.flatMap(\.scenarios) }

  /// A test that fails on purpose, to show what a failure looks like.
  ///
  /// It isn't included in ``all``.
  public static var failing: NotInstagramScenario { Failing().scenarios[0] }
}
