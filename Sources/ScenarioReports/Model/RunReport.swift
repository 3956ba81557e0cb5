import ScenarioKit
import VirtualTime

/// What one or several journals tell of the tests that ran: the one source of every report.
package struct RunReport: Equatable, Sendable {
  /// Where the tests ran, a value for each process, in the order in which they began.
  var environments: [RunEnvironment] = []
  /// The test classes and suites, by their names: the order does not depend on how the tests were spread over processes.
  package var features: [FeatureReport] = []
  /// When the first process began, in microseconds since 1970.
  var start: Int64 = 0
  /// When the last event was written, in microseconds since 1970.
  var end: Int64 = 0
  /// What is wrong with the journals themselves, a sentence each: a line in the middle that is no event, a file of a later format.
  package var warnings: [String] = []
}

/// A test class or suite.
package struct FeatureReport: Equatable, Sendable {
  /// The name of the class or suite.
  var name: String
  /// Its tests, by their names.
  var tests: [TestReport] = []
}

/// A test, with every time that it was tried.
struct TestReport: Equatable, Sendable {
  /// The identity: “ProfileTests/test_loggingOut”, with “#2” where it stands for a second run in one process.
  var identity: String
  /// The name of the function.
  var name: String
  /// Its attempts, in the order in which they began; there is at least one.
  ///
  /// The last one counts.
  var attempts: [AttemptReport]

  /// The attempt that counts.
  var last: AttemptReport { attempts[attempts.count - 1] }

  /// Whether it passed after it had failed.
  var isFlaky: Bool { last.result == .passed && attempts.contains { $0.result == .failed || $0.result == .interrupted } }
}

/// How a test, a scenario or a step ended.
package enum Result: String, Equatable, Sendable, CaseIterable {
  case passed, failed, skipped, pending
  /// The process ended while it was under way, or it has no end in the journal.
  case interrupted

  init(_ outcome: Outcome) { self = Result(rawValue: outcome.rawValue) ?? .failed }

  /// Whether it counts as a failure.
  var isFailure: Bool { self == .failed || self == .interrupted }
}

/// One run of a test.
struct AttemptReport: Equatable, Sendable {
  /// Which of the run's environments it ran in.
  var environment: Int
  /// What ran it: “xctest”, “swift-testing”, “screentest”; empty where that is not known.
  var tool: String = ""
  /// Which of the journals has it, and so where its pictures and attachments lie.
  var journal: String
  /// The device, where there is one.
  var device: String?
  var result: Result
  /// Why it was skipped or is pending.
  var reason: String?
  /// When it began, in microseconds since 1970.
  var start: Int64
  /// How long it took, in nanoseconds of real time.
  var took: Int64
  /// The virtual time at its end.
  var virtual: Duration
  /// What happened in it, in order: scenarios, and steps, failures and so on outside of any.
  var items: [ReportItem] = []
  /// The screens that it was pictured with, in their order, each by what differs from the one before; empty where none were.
  var screenChanges: [JournalEvent.ScreenEntry] = []

  init(
    environment: Int, journal: String, device: String? = nil, result: Result, reason: String? = nil, start: Int64, took: Int64, virtual: Duration, items: [ReportItem] = [],
    screens: [Int: ScreenReport] = [:]
  ) {
    self.environment = environment
    self.journal = journal
    self.device = device
    self.result = result
    self.reason = reason
    self.start = start
    self.took = took
    self.virtual = virtual
    self.items = items
    if !screens.isEmpty { self.screens = screens }
  }

  /// Its scenarios, without those inside of others.
  var scenarios: [ScenarioReport] { items.compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } } }
}

extension AttemptReport {
  /// The screens that it was pictured with, by their number: put together from their changes at each access.
  var screens: [Int: ScreenReport] {
    get {
      var screens: [Int: ScreenReport] = [:]
      var elements: [PicturedElement] = []
      for change in screenChanges {
        elements = change.elements(after: elements)
        screens[change.screen] = ScreenReport(width: change.width, height: change.height, elements: elements)
      }
      return screens
    }
    set {
      screenChanges = newValue.sorted { $0.key < $1.key }.map { number, screen in
        .init(
          test: "", path: "", screen: number, width: screen.width, height: screen.height, keptFirst: 0, keptLast: 0, elements: screen.elements, virtual: .zero,
          wall: .init(time: 0))
      }
    }
  }
}

/// Something that happened in a test, a scenario or a step.
indirect enum ReportItem: Equatable, Sendable {
  case scenario(ScenarioReport)
  case step(StepReport)
  case action(ActionRecord, screen: Int?, virtual: Duration)
  case wait(purpose: String, WaitRecord, virtual: Duration)
  case note(String)
  case attachment(AttachmentReport)
  /// A failure outside of any step.
  case failure(TestFailure, at: SourceLocation)
}

/// A scenario, or the background of some.
struct ScenarioReport: Equatable, Sendable {
  /// The number in its test: “1”.
  var path: String
  var name: String
  var details: ScenarioDetails
  var location: SourceLocation
  var result: Result
  var reason: String?
  var virtualStart: Duration
  var virtualEnd: Duration
  /// When it began, in microseconds since 1970.
  var start: Int64
  /// How long it took, in nanoseconds of real time.
  var took: Int64
  var items: [ReportItem] = []

  /// Its steps, without those inside of others.
  var steps: [StepReport] { items.compactMap { if case .step(let step) = $0 { step } else { nil } } }
}

/// A step.
struct StepReport: Equatable, Sendable {
  /// The number in its test: “1.2”.
  var path: String
  var keyword: String
  var sentence: String
  var argument: StepArgument? {
    get { boxedArgument?.value }
    set { boxedArgument = newValue.map(Boxed.init) }
  }
  private var boxedArgument: Boxed<StepArgument>?
  var location: SourceLocation
  var result: Result
  var reason: String?
  var virtualStart: Duration
  var virtualEnd: Duration
  var start: Int64
  var took: Int64
  var failure: TestFailure? {
    get { boxedFailure?.value }
    set { boxedFailure = newValue.map(Boxed.init) }
  }
  // A failure is large, and most steps have none.
  private var boxedFailure: Boxed<TestFailure>?
  /// The numbers of the screens before and after it.
  var screenBefore: Int?
  var screenAfter: Int?
  /// What happened in it: actions, waits, notes, attachments, steps and scenarios inside of it.
  var items: [ReportItem] = []

  init(
    path: String, keyword: String, sentence: String, argument: StepArgument? = nil, location: SourceLocation, result: Result, reason: String? = nil, virtualStart: Duration,
    virtualEnd: Duration, start: Int64, took: Int64, failure: TestFailure? = nil, screenBefore: Int? = nil, screenAfter: Int? = nil, items: [ReportItem] = []
  ) {
    self.path = path
    self.keyword = keyword
    self.sentence = sentence
    self.location = location
    self.result = result
    self.reason = reason
    self.virtualStart = virtualStart
    self.virtualEnd = virtualEnd
    self.start = start
    self.took = took
    self.screenBefore = screenBefore
    self.screenAfter = screenAfter
    self.items = items
    self.argument = argument
    self.failure = failure
  }
}

/// A value that is large and rare, outside of what has it.
private final class Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (first: Boxed, second: Boxed) -> Bool { first.value == second.value }
}

/// Something that a test has kept.
struct AttachmentReport: Equatable, Sendable {
  var name: String
  var mediaType: String
  /// The path of the file, as it is seen from the working directory; `nil` where it could not be kept.
  var path: String?
  var byteCount: Int
}

/// A screen as it was.
struct ScreenReport: Equatable, Sendable {
  var width: Double
  var height: Double
  var elements: [PicturedElement]
}
