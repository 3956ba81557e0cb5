extension Icon {
  /// The icon of the test runner on the home screen.
  ///
  /// The test runner is the app that opens URLs for a test.
  nonisolated public static let testRunner: Icon = Icon(id: "ScreenTests-Runner", parent: springboard)
}
