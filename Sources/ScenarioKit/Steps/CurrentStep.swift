/// The running step, with its keyword and the location where its failures are reported.
public struct CurrentStep: Equatable, Sendable {
  /// The keyword of the step: “Given”.
  public let keyword: String

  /// The compiler's path of the file that contains the step.
  public var file: String { location.filePath }

  /// The line number of the step.
  public var line: Int { location.line }

  /// The function that contains the step: “test_loggingOut()”.
  public let function: String

  /// The location of the step.
  public let location: SourceLocation
}

extension Step where Keyword == AnyKeyword {
  /// The innermost step that the current task is running, or `nil` outside a step.
  ///
  /// Tests that run at the same time each have their own current step.
  public static var current: CurrentStep? { ScenarioRun.currentStep }
}

extension ScenarioRun {
  /// The innermost step that the current task is running, or `nil` outside a step.
  package static var currentStep: CurrentStep? {
    guard let run = ScenarioRun.current else { return nil }
    return run.lock.withLock {
      for frame in run.state.frames.reversed() {
        if case .step(let site) = frame.kind { return CurrentStep(keyword: site.keyword, function: frame.function, location: frame.location) }
      }
      return nil
    }
  }
}
