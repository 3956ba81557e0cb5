import ScreenTestKit

extension AppUnderTest {
  /// An app that shows what is in a model that tests change, too.
  static var notes: AppUnderTest { AppUnderTest(name: "Notes") { NoteView() } }
}

extension AppUnderTest {
  /// An app that has something to do later from its launch on.
  static var launching: AppUnderTest { AppUnderTest(name: "Launching") { LaunchingView() } }
}
