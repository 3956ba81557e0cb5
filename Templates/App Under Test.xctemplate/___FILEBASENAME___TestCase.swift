//___FILEHEADER___

#if os(Linux)
  import ScreenTestKit

  @testable import ___VARIABLE_moduleName:identifier___

  /// The base class of the app's tests, which defines the app and its launch.
  class ___FILEBASENAMEASIDENTIFIER___: ScreenTestCase {
    override class var appUnderTest: AppUnderTest? { AppUnderTest(___VARIABLE_appName:identifier___.self) }

    override func preLaunchSetup(_ launch: @escaping () -> Void) {
      // Set everything that the app needs at launch: launch arguments, the launch environment, a server's answers.
      App.shared.launchEnvironment["IS_TESTED"] = "1"
      launch()
    }
  }
#endif
