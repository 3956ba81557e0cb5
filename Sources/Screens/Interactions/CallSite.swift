import ScenarioKit

/// The place in the test's source of the call that runs now, for failures outside of a step and for the line inside a step's helper function.
enum CallSite {
  @TaskLocal static var current: SourceLocation?

  /// Runs the body as called from a place.
  ///
  /// The outermost call counts: what the library's own functions call in turn keeps the test's place.
  @MainActor @discardableResult
  static func with<Result>(_ fileID: String, _ filePath: String, _ line: Int, _ body: () -> Result) -> Result {
    if current != nil { return body() }
    return $current.withValue(SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1), operation: body)
  }
}
