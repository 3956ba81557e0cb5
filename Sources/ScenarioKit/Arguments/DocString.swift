/// Multiline text for a step, like a doc string in Gherkin.
///
/// ```swift
/// Given(the: server(answers: DocString(#"{"name": "Ada"}"#, mediaType: "application/json")))
/// ```
/// A doc string that is created in a step's parentheses, or in the function that the step calls, appears under the step in the log and in the reports.
public struct DocString: Equatable, Sendable, CustomStringConvertible {
  /// The text of the doc string.
  public let text: String

  /// The media type of the text, such as “application/json”, or `nil` for plain text.
  public let mediaType: String?

  /// Creates a doc string from text and an optional media type.
  public init(_ text: String, mediaType: String? = nil) {
    self.text = text
    self.mediaType = mediaType
    ScenarioRun.show(.docString(text, mediaType: mediaType))
  }

  /// The text of the doc string.
  public var description: String { text }
}

extension ScenarioRun {
  /// Shows a doc string or a data table under the running step.
  ///
  /// A step shows only its first argument. Outside a step, nothing is shown.
  static func show(_ argument: StepArgument) {
    guard let run = current else { return }
    run.lock.withLock {
      guard let index = run.state.innermostStep, run.state.frames[index].argument == nil else { return }
      run.state.frames[index].argument = argument
    }
  }
}
