import ScreenTestKit

extension AppUnderTest {
  /// An app that shows a model that tests also change.
  static var notes: AppUnderTest { AppUnderTest(name: "Notes") { NoteView() } }
}

extension AppUnderTest {
  /// An app that schedules work for later at its launch.
  static var launching: AppUnderTest { AppUnderTest(name: "Launching") { LaunchingView() } }
}
