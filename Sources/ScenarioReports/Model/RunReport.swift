import ScenarioKit
import VirtualTime

/// The report of the tests in one or more journals.
///
/// All report formats are created from this report.
package struct RunReport: Equatable, Sendable {
  /// The environments of the run, one for each process, in starting order.
  var environments: [RunEnvironment] = []
  /// The test classes and suites, sorted by name.
  ///
  /// The order doesn't depend on the distribution of tests to processes.
  package var features: [FeatureReport] = []
  /// The time when the first process started, in microseconds since 1970.
  var start: Int64 = 0
  /// The time of the last event, in microseconds since 1970.
  var end: Int64 = 0
  /// Problems with the journals, such as an unreadable line or a newer format, each as a sentence.
  package var warnings: [String] = []
}

/// The report of a test class or suite.
package struct FeatureReport: Equatable, Sendable {
  /// The name of the class or suite.
  var name: String
  /// The tests, sorted by name.
  var tests: [TestReport] = []
}

/// The report of a test, with all its attempts.
struct TestReport: Equatable, Sendable {
  /// The identity of the test: “ProfileTests/test_loggingOut”, or with “#2” for a second run.
  var identity: String
  /// The name of the test function.
  var name: String
  /// The attempts in starting order.
  ///
  /// There's at least one.
  ///
  /// The last attempt counts.
  var attempts: [AttemptReport]

  /// The last attempt, which counts.
  var last: AttemptReport { attempts[attempts.count - 1] }

  /// Whether the test passed after an earlier failure.
  var isFlaky: Bool { last.result == .passed && attempts.contains { $0.result == .failed || $0.result == .interrupted } }
}

/// The result of a test, a scenario, or a step.
package enum Result: String, Equatable, Sendable, CaseIterable {
  case passed, failed, skipped, pending
  /// The process ended during the test, scenario, or step, or the journal doesn't contain its end.
  case interrupted

  init(_ outcome: Outcome) { self = Result(rawValue: outcome.rawValue) ?? .failed }

  /// Whether the result counts as a failure.
  var isFailure: Bool { self == .failed || self == .interrupted }
}

/// The report of one run of a test.
struct AttemptReport: Equatable, Sendable {
  /// The index of its environment in the report.
  var environment: Int
  /// The tool that ran the attempt, such as “xctest” or “screentest”, or an empty string if unknown.
  var tool: String = ""
  /// The path of its journal, which also determines the folder of its pictures and attachments.
  var journal: String
  /// The device, if there is one.
  var device: String?
  var result: Result
  /// The reason why the attempt was skipped or is pending.
  var reason: String?
  /// The time when the attempt started, in microseconds since 1970.
  var start: Int64
  /// The real time that the attempt took, in nanoseconds.
  var took: Int64
  /// The virtual time at the end of the attempt.
  var virtual: Duration
  /// The events in order: scenarios, and steps, failures, and other items outside scenarios.
  var items: [ReportItem] = []
  /// The recorded screens in order, each as the difference from the previous screen.
  ///
  /// The array is empty if screens weren't recorded.
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

  /// The scenarios, without nested scenarios.
  var scenarios: [ScenarioReport] { items.compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } } }
}

extension AttemptReport {
  /// The recorded screens by number, computed from their differences at each access.
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

/// An event in a test, a scenario, or a step.
indirect enum ReportItem: Equatable, Sendable {
  case scenario(ScenarioReport)
  case step(StepReport)
  case action(ActionRecord, screen: Int?, virtual: Duration)
  case wait(purpose: String, WaitRecord, virtual: Duration)
  case note(String)
  case attachment(AttachmentReport)
  /// A failure outside any step.
  case failure(TestFailure, at: SourceLocation)
}

/// The report of a scenario or a background.
struct ScenarioReport: Equatable, Sendable {
  /// The number of the scenario in its test: “1”.
  var path: String
  var name: String
  var details: ScenarioDetails
  var location: SourceLocation
  var result: Result
  var reason: String?
  var virtualStart: Duration
  var virtualEnd: Duration
  /// The time when the scenario started, in microseconds since 1970.
  var start: Int64
  /// The real time that the scenario took, in nanoseconds.
  var took: Int64
  var items: [ReportItem] = []

  /// The steps, without nested steps.
  var steps: [StepReport] { items.compactMap { if case .step(let step) = $0 { step } else { nil } } }
}

/// The report of a step.
struct StepReport: Equatable, Sendable {
  /// The number of the step in its test: “1.2”.
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
  // Store the failure in a box, because failures are large and most steps don't have one.
  private var boxedFailure: Boxed<TestFailure>?
  /// The numbers of the screens before and after the step.
  var screenBefore: Int?
  var screenAfter: Int?
  /// The events in the step: actions, waits, notes, attachments, and nested steps and scenarios.
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

/// A box that stores a large value, which most owners don't have, outside its owner.
private final class Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (first: Boxed, second: Boxed) -> Bool { first.value == second.value }
}

/// The report of a file that a test attached.
struct AttachmentReport: Equatable, Sendable {
  var name: String
  var mediaType: String
  /// The path of the file relative to the working directory, or `nil` if the file couldn't be stored.
  var path: String?
  var byteCount: Int
}

/// The report of a recorded screen.
struct ScreenReport: Equatable, Sendable {
  var width: Double
  var height: Double
  var elements: [PicturedElement]
}
