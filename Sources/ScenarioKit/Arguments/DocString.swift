/// A text of several lines for a step: Gherkin's doc string.
///
/// ```swift
/// Given(the: server(answers: DocString(#"{"name": "Ada"}"#, mediaType: "application/json")))
/// ```
/// One that is created in a step's parentheses, or in the function that the step calls, is shown under the step in the log and in the reports.
public struct DocString: Equatable, Sendable, CustomStringConvertible {
  /// The text.
  public let text: String

  /// What it holds: “application/json”; `nil` for a plain text.
  public let mediaType: String?

  /// Creates a text.
  public init(_ text: String, mediaType: String? = nil) {
    self.text = text
    self.mediaType = mediaType
    ScenarioRun.show(.docString(text, mediaType: mediaType))
  }

  /// The text.
  public var description: String { text }
}

extension ScenarioRun {
  /// Shows a text or a table under the step that runs; of several the first, and outside a step none.
  static func show(_ argument: StepArgument) {
    guard let run = current else { return }
    run.lock.withLock {
      guard let index = run.state.innermostStep, run.state.frames[index].argument == nil else { return }
      run.state.frames[index].argument = argument
    }
  }
}
