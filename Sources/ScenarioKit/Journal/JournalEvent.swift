/// An event in a journal.
///
/// The console log and all reports are created only from these events.
/// The events of one test have the following order. Events of tests that run at the same time are interleaved, and ``test`` identifies their tests.
/// - `testStarted`
/// - `scenarioStarted`, `stepStarted`, `stepEnded`, `scenarioEnded`, nested as they ran. A skipped step has only a `stepEnded`.
/// - `acted`, `waited`, `noted`, `pictured`, and `attached` between the start and the end of their step, or outside any step
/// - `failed` for a failure outside any step
/// - `testEnded`
/// - `failed` again if the test library failed the test for a reason that isn't in the journal
public enum JournalEvent: Equatable, Sendable {
  /// A run started. This is the first event of each process.
  case runStarted(RunStart)
  /// A test started.
  case testStarted(TestStart)
  /// A test ended.
  case testEnded(TestEnd)
  /// A scenario started.
  case scenarioStarted(ScenarioStart)
  /// A scenario ended or was skipped.
  case scenarioEnded(ScenarioEnd)
  /// A step started.
  ///
  /// Quoted strings in the sentence are masked, because it isn't known yet whether they're secret.
  case stepStarted(StepStart)
  /// A step ended or was skipped.
  case stepEnded(StepEnd)
  /// A failure occurred outside any step.
  case failed(FailureEntry)
  /// The test is about to perform an action or to query an element.
  case acted(ActionEntry)
  /// The test waited.
  case waited(WaitEntry)
  /// The test added a line to the log.
  case noted(NoteEntry)
  /// The screen changed since the last recorded screen.
  case pictured(ScreenEntry)
  /// The test stored a file beside its journal.
  case attached(AttachmentEntry)

  /// The identity of the event's test: “ProfileTests/test_loggingOut”.
  ///
  /// The value is `nil` for the start of the run.
  public var test: String? {
    switch self {
    case .runStarted: nil
    case .testStarted(let entry): entry.test
    case .testEnded(let entry): entry.test
    case .scenarioStarted(let entry): entry.test
    case .scenarioEnded(let entry): entry.test
    case .stepStarted(let entry): entry.test
    case .stepEnded(let entry): entry.test
    case .failed(let entry): entry.test
    case .acted(let entry): entry.test
    case .waited(let entry): entry.test
    case .noted(let entry): entry.test
    case .pictured(let entry): entry.test
    case .attached(let entry): entry.test
    }
  }
}
