extension NotInstagramScenario {
  /// The parts of the app that tests are about, in the order of a walk through it.
  static var features: [any NotInstagramFeature] {
    [
      LoggingIn(), Tour(), FaceID(), StayingLoggedIn(), Feed(), Posts(), Pictures(), Comments(), Writing(), Discover(), Profile(), EditingMyProfile(), Keyboards(), Settings(),
      Notifications(), Tabs(), Links(), TheDevice(),
    ]
  }

  /// Every test of the app, feature by feature.
  public static var all: [NotInstagramScenario] { features.flatMap(\.scenarios) }

  /// A test that fails on purpose, and shows what a failure looks like.
  ///
  /// It is not one of ``all``.
  public static var failing: NotInstagramScenario { Failing().scenarios[0] }
}
