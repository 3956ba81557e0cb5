import VirtualTime

/// Why a step or a test failed, as data; the text that a person reads is rendered from its parts.
///
/// Programs read the parts: nothing ever needs to be read back from ``message``.
public struct TestFailure: Error, Equatable, Sendable {
  /// A stable name for programs: “element.notFound”.
  public var kind: String

  /// What the test attempted; `nil` where ``reason`` says everything.
  public var attempt: Attempt?

  /// Why it failed: the end of the sentence that the attempt begins, or the whole text where there is no attempt.
  public var reason: String

  /// What was expected and what was there instead, each as it is printed.
  public var differences: [Difference] = []

  /// The wait that ended without success.
  public var wait: WaitRecord?

  /// More facts about the reason, in full sentences.
  public var explanation: String?

  /// The links of the query that ran, from the element outwards to the app.
  public var query: [String] = []

  /// What was found where the query looked.
  public var findings: Findings?

  /// What to do about it, in a sentence that begins with a small letter.
  public var advice: String?

  /// A text picture of the screen at that moment, where there is one.
  public var screen: String?

  /// The file name of a picture of the screen at that moment, in the folder that is called like the journal; where there is one.
  public var picture: String?

  /// Where it happened, when that is not the step's own line.
  public var location: SourceLocation?

  /// The error that the failure tells of, for code that asks more than the texts say; it takes no part in comparisons, and no journal has it.
  package var cause: (any Error)? {
    get { origin.error }
    set { origin.error = newValue }
  }

  /// The place in the test, and the names of the scenario and the step, when it happened; `nil` for a failure that no handler has received.
  package var moment: (place: SourceLocation?, trail: String)? {
    get { origin.moment }
    set { origin.moment = newValue }
  }

  private var origin: Origin = Origin()

  private struct Origin: Equatable, Sendable {
    var error: (any Error)?
    var moment: (place: SourceLocation?, trail: String)?

    static func == (first: Origin, second: Origin) -> Bool { true }
  }

  /// Creates a failure whose text is known already.
  /// - Parameters:
  ///   - kind: A stable name for programs.
  ///   - message: The whole text for a person, which may have several lines.
  ///   - screen: A text picture of the screen.
  ///   - location: Where it happened, when that is not the step's own line.
  public init(kind: String, message: String, screen: String? = nil, location: SourceLocation? = nil) {
    self.kind = kind
    reason = message
    self.screen = screen
    self.location = location
  }

  /// Creates a failure of an attempt; its other parts can be set afterwards.
  /// - Parameters:
  ///   - kind: A stable name for programs.
  ///   - attempt: What the test attempted.
  ///   - reason: Why it failed, as the end of the sentence that the attempt begins.
  public init(kind: String, attempt: Attempt, reason: String) {
    self.kind = kind
    self.attempt = attempt
    self.reason = reason
  }
}
