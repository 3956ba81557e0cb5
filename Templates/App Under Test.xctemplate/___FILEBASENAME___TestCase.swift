import ScreenTestKit

@testable import ___VARIABLE_moduleName:identifier___

/// The base class of the tests: it says which app they launch, and how.
class ___FILEBASENAMEASIDENTIFIER___: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(___VARIABLE_appName:identifier___.self) }

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    // What the app is to find when it starts: launch arguments, a launch environment, the answers of a server.
    App.shared.launchEnvironment["IS_TESTED"] = "1"
    launch()
  }
}
