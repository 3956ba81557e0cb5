import ScenarioKit

/// The source location of the current call in the test.
///
/// Failures outside of a step are reported there. Failures in a step's helper function include the line of the call.
enum CallSite {
  @TaskLocal static var current: SourceLocation?

  private static let ownPrefixes = ["Screens/", "ScreenTestKit/", "TABTestKit/", "Biometrics/"]

  /// Runs the body as if it were called from the given place.
  ///
  /// The outermost call determines the place. Nested calls of the library's functions keep it.
  @MainActor @discardableResult
  static func with<Result>(_ fileID: String, _ filePath: String, _ line: Int, _ body: () -> Result) -> Result {
    // The session's own calls, such as the launch of the app, have no place in the test.
    if current != nil || ownPrefixes.contains(where: fileID.hasPrefix) { return body() }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
    ScenarioRun.noteCall(at: place)
    return $current.withValue(place, operation: body)
  }
}
