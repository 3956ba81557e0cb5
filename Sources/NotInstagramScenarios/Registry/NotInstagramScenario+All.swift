extension NotInstagramScenario {
  /// Every test of the app, feature by feature.
  public static var all: [NotInstagramScenario] {
    let start = LoggingIn.all + Tour.all + FaceID.all + StayingLoggedIn.all
    let pictures = Feed.all + Posts.all + Comments.all + Writing.all + Discover.all
    let person = Profile.all + EditingMyProfile.all + Keyboards.all + Settings.all + Notifications.all
    return start + pictures + person + Tabs.all + Links.all + TheDevice.all
  }

  /// A test that fails on purpose, and shows what a failure looks like.
  ///
  /// It is not one of ``all``.
  public static var failing: NotInstagramScenario { Failing.all[0] }
}
