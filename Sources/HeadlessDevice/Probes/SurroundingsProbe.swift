import CTestProcess
import Foundation
import HeadlessUI
import VirtualTime

/// A probe of the launch arguments, the environment, the defaults, the bundles, and the folders that an app sees.
package enum SurroundingsProbe {
  /// Returns a problem for each value that isn't the app's.
  ///
  /// - Parameter isInApp: Whether the values are read in an app. Tests also read them outside of one, where each value differs from the app's.
  package static func problems(isInApp: Bool = true) -> [InterpositionProblem] {
    let app = ProbedApp()
    defer { app.end() }
    // Don't try bundles and folders if no folder can be written, because that's not a problem of the toolchain.
    let hasFolders = AppBundles.createEmpty(name: ProbedApp.name, bundleIdentifier: ProbedApp.bundleIdentifier) != nil
    defer { AppBundles.removeEmpty(name: ProbedApp.name, bundleIdentifier: ProbedApp.bundleIdentifier) }
    app.appEnvironment.defaults(of: ProbedApp.bundleIdentifier).set(value, forKey: key)
    app.appEnvironment.defaults(of: suite).set(value, forKey: key)
    let options = LaunchOptions(arguments: arguments, environment: environment)
    return app.run(options, isInApp: isInApp) {
      (launch + defaults + (hasFolders ? bundles + folders(home: app.appEnvironment.homeFolder ?? "") : [])).problems
    }
  }

  // MARK: Arguments and environment

  private static let arguments = ["--probe"]
  private static let environment = ["SCREENTEST_PROBE": "on"]
  private static let commandLine = "/Applications/\(ProbedApp.name).app/\(ProbedApp.name) --probe"

  private static let launch: [ProbedValue] = [
    ProbedValue(stk_process_row_arguments, "the text of an app's ProcessInfo.arguments", is: commandLine) { ProcessInfo.processInfo.arguments.joined(separator: " ") },
    ProbedValue(stk_process_row_command_line, "the text of an app's CommandLine.arguments", is: commandLine) { CommandLine.arguments.joined(separator: " ") },
    // Show only the names, because the process's own environment may have secrets.
    ProbedValue(stk_process_row_environment, "the list of names in an app's environment", is: environment.keys.joined()) {
      ProcessInfo.processInfo.environment.keys.sorted().joined(separator: " ")
    },
  ]

  // MARK: Defaults

  private static let key = "ScreenTestKitProbe"
  private static let value = "found"
  private static let suite = "com.example.ScreenTestKit.ProbedSuite"

  private static let defaults: [ProbedValue] = [
    ProbedValue(stk_process_row_standard_defaults, "a value in an app's defaults", is: value) { UserDefaults.standard.string(forKey: key) },
    ProbedValue(stk_process_row_defaults_of_suite, "a value in the defaults of an app's suite", is: value) { UserDefaults(suiteName: suite)?.string(forKey: key) },
  ]

  // MARK: Bundles

  private static let bundles: [ProbedValue] = [
    ProbedValue(stk_process_row_main_bundle, "the identifier of an app's main bundle", is: ProbedApp.bundleIdentifier) { Bundle.main.bundleIdentifier },
    // This module has no resources.
    ProbedValue(stk_process_row_bundle_of_class, "the identifier of the bundle of an app's class", is: ProbedApp.bundleIdentifier) {
      Bundle(for: AppEnvironment.self).bundleIdentifier
    },
  ]

  // MARK: Folders

  private static func folders(home: String) -> [ProbedValue] {
    [
      ProbedValue(stk_process_row_file_manager, "the type of an app's FileManager.default", is: "\(AppFileManager.self)") { "\(type(of: FileManager.default))" },
      ProbedValue(stk_process_row_essentials_getenv, "an app's home folder", is: home) { FileManager.default.homeDirectoryForCurrentUser.path },
      ProbedValue(stk_process_row_foundation_getenv, "the result of NSHomeDirectory() in an app", is: home) { NSHomeDirectory() },
      ProbedValue(stk_process_row_essentials_getenv, "the result of NSTemporaryDirectory() in an app", is: "\(home)/tmp/") { NSTemporaryDirectory() },
      ProbedValue(stk_process_row_essentials_secure_getenv, "an app's temporary folder", is: "\(home)/tmp") { FileManager.default.temporaryDirectory.path },
      // A file manager of the app's own uses the folders that Foundation derives from the environment.
      ProbedValue(stk_process_row_essentials_environ, "the folder of caches of an app's own file manager", is: "\(home)/Library/Caches") {
        FileManager().urls(for: .cachesDirectory, in: .userDomainMask).first?.path
      },
    ]
  }
}
