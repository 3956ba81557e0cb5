/// Builds a package's tests, and runs them.
protocol DriveBuild: AnyObject {
  /// Builds the tests, and returns the path of the test executable.
  func build(_ settings: DriveSettings) -> Result<String, DriveProblem>
  /// Returns the targets of the package.
  func targets(_ settings: DriveSettings) -> PackageTargets?
  /// Runs one test, and returns what failed, or `nil` if it passes.
  func failure(of test: String, in executable: String, _ settings: DriveSettings, _ secrets: [String: String]) -> String?
}
