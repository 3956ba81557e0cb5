import Foundation

/// Builds a package's tests, and runs them.
protocol DriveBuild: AnyObject {
  /// Builds the tests, and returns the path of the test executable.
  func build(_ settings: DriveSettings) -> Result<String, DriveProblem>
  /// Returns the targets of the package.
  func targets(_ settings: DriveSettings) -> PackageTargets?
  /// Runs one test, and returns what failed, or `nil` if it passes.
  ///
  /// - Parameters:
  ///   - test: The test's identifier.
  ///   - settings: The package, with its test executable.
  ///   - secrets: The typed secrets by name, which are added to the environment.
  ///   - output: The folder for the test's files, which is deleted afterwards.
  func failure(of test: String, _ settings: DriveSettings, _ secrets: [String: String], output: URL) -> String?
}
