import VirtualTime

/// The structured reason why a step or a test failed.
///
/// The text that a person reads is rendered from these parts. Programs read the parts and never need to parse ``message``.
public struct TestFailure: Error, Equatable, Sendable {
  /// A stable identifier for programs: “element.notFound”.
  public var kind: String

  /// The failed action or expectation, or `nil` if ``reason`` is the complete text.
  public var attempt: Attempt?

  /// The end of the sentence that the attempt starts, or the complete text if there is no attempt.
  public var reason: String

  /// The expected and actual values in their printed form.
  public var differences: [Difference] = []

  /// The wait that ended without success, if there was one.
  public var wait: WaitRecord?

  /// More facts about the reason, in full sentences.
  public var explanation: String?

  /// The parts of the query, from the element out to the app.
  public var query: [String] = []

  /// The elements found in the part of the screen that the query searched.
  public var findings: Findings?

  /// Advice on how to fix the failure, in a sentence that starts with a lowercase letter.
  public var advice: String?

  /// A text picture of the screen at the time of the failure, if there is one.
  public var screen: String?

  /// The file name of a picture of the screen at the time of the failure, if there is one.
  ///
  /// The picture is in the folder with the same name as the journal.
  public var picture: String?

  /// The file name of the whole tree of elements at the time of the failure, if there is one.
  ///
  /// The file is in the same folder as the picture.
  public var tree: String?

  /// The place of the failure, if it isn't the step's own line.
  public var location: SourceLocation?

  /// The error that caused the failure, for code that needs more than the failure's text.
  ///
  /// The error is ignored in comparisons, and isn't written to the journal.
  package var cause: (any Error)? {
    get { origin.error }
    set { origin.error = newValue }
  }

  /// The location in the test, and the names of the scenario and step, when the failure happened.
  ///
  /// The value is `nil` if no handler has received the failure.
  package var moment: (place: SourceLocation?, trail: String)? {
    get { origin.moment }
    set { origin.moment = newValue }
  }

  /// The text picture for the log, with one line for a keyboard, or `nil` if ``screen`` doesn't have a keyboard.
  ///
  /// It's ignored in comparisons, and isn't written to the journal, which has the complete ``screen``.
  package var briefScreen: String? {
    get { origin.briefScreen }
    set { origin.briefScreen = newValue }
  }

  private var origin: Origin = Origin()

  private struct Origin: Equatable, Sendable {
    var error: (any Error)?
    var moment: (place: SourceLocation?, trail: String)?
    var briefScreen: String?

    static func == (first: Origin, second: Origin) -> Bool { true }
  }

  /// Creates a failure whose complete text is already known.
  /// - Parameters:
  ///   - kind: A stable identifier for programs.
  ///   - message: The complete text for a person, which may have several lines.
  ///   - screen: A text picture of the screen.
  ///   - location: The place of the failure, if it isn't the step's own line.
  public init(kind: String, message: String, screen: String? = nil, location: SourceLocation? = nil) {
    self.kind = kind
    reason = message
    self.screen = screen
    self.location = location
  }

  /// Creates a failure of an attempt.
  ///
  /// You can set the other parts afterwards.
  /// - Parameters:
  ///   - kind: A stable identifier for programs.
  ///   - attempt: What the test attempted.
  ///   - reason: The end of the sentence that the attempt starts.
  public init(kind: String, attempt: Attempt, reason: String) {
    self.kind = kind
    self.attempt = attempt
    self.reason = reason
  }
}
