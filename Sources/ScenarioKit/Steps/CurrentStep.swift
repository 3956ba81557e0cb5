/// The step that is running: its keyword and its place in the source, where its failures are reported.
public struct CurrentStep: Equatable, Sendable {
  /// The word that the step begins with: “Given”.
  public let keyword: String

  /// The path of the file that the step stands in, as the compiler gives it.
  public var file: String { location.filePath }

  /// The line that the step stands in.
  public var line: Int { location.line }

  /// The function that the step stands in: “test_loggingOut()”.
  public let function: String

  /// The place of the step.
  public let location: SourceLocation
}

extension Step where Keyword == AnyKeyword {
  /// The step that the current task is running, the innermost one where steps are nested; `nil` outside of any.
  ///
  /// Tests that run at the same time each see their own.
  public static var current: CurrentStep? {
    guard let run = ScenarioRun.current else { return nil }
    return run.lock.withLock {
      for frame in run.state.frames.reversed() {
        if case .step(let site) = frame.kind { return CurrentStep(keyword: site.keyword, function: frame.function, location: frame.location) }
      }
      return nil
    }
  }
}
