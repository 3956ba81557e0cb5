/// One entry of a journal: what happened, as data.
///
/// The console log and every report are created from these events alone.
/// The events of one test come in this order; those of tests that run at the same time are interleaved, and tell each other apart by ``test``.
/// - `testStarted`
/// - `scenarioStarted`, `stepStarted`, `stepEnded`, `scenarioEnded`, nested as they ran; a skipped step has a `stepEnded` alone
/// - `acted`, `waited`, `noted`, `pictured` and `attached` between the start and the end of the step that they belong to, or outside any step
/// - `failed` for what failed outside any step
/// - `testEnded`
/// - `failed` once more if the test's library has failed the test for a reason that the journal doesn't have
public enum JournalEvent: Equatable, Sendable {
  /// The first event that a process writes.
  case runStarted(RunStart)
  /// A test begins.
  case testStarted(TestStart)
  /// A test is over.
  case testEnded(TestEnd)
  /// A scenario begins.
  case scenarioStarted(ScenarioStart)
  /// A scenario is over, or was skipped.
  case scenarioEnded(ScenarioEnd)
  /// A step begins. Texts in quotes are masked in its sentence, as it is not yet known whether they are secret.
  case stepStarted(StepStart)
  /// A step is over, or was skipped.
  case stepEnded(StepEnd)
  /// Something failed outside any step.
  case failed(FailureEntry)
  /// The test did something, or asked something of an element. It is written before it is done.
  case acted(ActionEntry)
  /// The test has waited.
  case waited(WaitEntry)
  /// The test has added a line to the log.
  case noted(NoteEntry)
  /// The screen, where it differs from the one that was pictured before.
  case pictured(ScreenEntry)
  /// The test has kept something beside its journal.
  case attached(AttachmentEntry)

  /// The identity of the test that the event belongs to: “ProfileTests/test_loggingOut”, nil for the start of the run.
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
