extension JournalEvent {
  /// The start of a run, with the tool and the format of the journal.
  public struct RunStart: Equatable, Sendable {
    /// The version of the journal's format.
    public var format: Int
    /// The tool that ran the tests: “xctest”, “swift-testing”, “screentest”.
    public var tool: String
    /// The environment of the run.
    public var environment: RunEnvironment = RunEnvironment()
    /// The process ID.
    ///
    /// The journal stores it in the `wall` object.
    public var process: Int32 = 0
    /// An identifier of the parent process, which is the same for all processes of one `swift test`.
    ///
    /// The journal stores it in the `wall` object.
    public var launcher: String = ""
    /// The real time when the run started.
    ///
    /// Only the `wall` object differs between two runs of the same tests.
    public var wall: WallTime

    /// Creates the entry from its parts.
    package init(
      format: Int, tool: String, wall: WallTime
    ) {
      self.format = format
      self.tool = tool
      self.wall = wall
    }
  }

  /// The start of a test, with its class or suite and its function.
  public struct TestStart: Equatable, Sendable {
    /// The identity of the test in this journal: “ProfileTests/test_loggingOut”.
    ///
    /// “#2” is appended when the test runs a second time.
    public var test: String
    /// The feature, which is the test class or suite.
    public var feature: String
    /// The name of the test function.
    public var name: String
    /// The device of the test, such as “iPhone, 390 × 844 points”, or `nil` if there isn't one.
    public var device: String?
    /// The virtual time since the device started.
    public var virtual: Duration
    /// The real time when the event happened.
    public var wall: WallTime

    /// Creates the entry from its parts.
    package init(
      test: String, feature: String, name: String, virtual: Duration, wall: WallTime
    ) {
      self.test = test
      self.feature = feature
      self.name = name
      self.virtual = virtual
      self.wall = wall
    }
  }

  /// The end of a test, with its outcome and the time it took.
  public struct TestEnd: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The outcome of the test.
    public var outcome: Outcome
    /// The reason why the test was skipped or is pending, if one was given.
    public var reason: String? = nil
    /// The virtual time since the device started.
    public var virtual: Duration
    /// The total virtual time of the runs of `explore` that aren't logged.
    public var explored: Duration = .zero
    /// The real time when the test ended, and its duration.
    public var wall: WallTime

    /// Creates the entry from its parts.
    package init(
      test: String, outcome: Outcome, virtual: Duration, wall: WallTime
    ) {
      self.test = test
      self.outcome = outcome
      self.virtual = virtual
      self.wall = wall
    }
  }

  /// The start of a scenario, with its name and its place in the source.
  public struct ScenarioStart: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the scenario in its test: “1”, or “1.2.1” for a nested scenario.
    public var path: String
    /// The nesting level of the scenario, which is 0 for a scenario directly in a test.
    public var depth: Int
    /// The name of the scenario.
    public var name: String
    /// The tags, the description, and the outline row of the scenario.
    public var details: ScenarioDetails = .none
    /// The place of the scenario in the source.
    public var location: SourceLocation
    /// The virtual time since the device started.
    public var virtual: Duration
    /// The real time when the event happened.
    public var wall: WallTime

    /// Creates the entry from its parts.
    package init(
      test: String, path: String, depth: Int, name: String, location: SourceLocation, virtual: Duration, wall: WallTime
    ) {
      self.test = test
      self.path = path
      self.depth = depth
      self.name = name
      self.location = location
      self.virtual = virtual
      self.wall = wall
    }
  }

  /// The end of a scenario, with its outcome and the time it took.
  public struct ScenarioEnd: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the scenario in its test.
    public var path: String
    /// The nesting level of the scenario, which is 0 for a scenario directly in a test.
    public var depth: Int
    /// The name of the scenario.
    public var name: String
    /// The outcome of the scenario.
    public var outcome: Outcome
    /// The reason why the scenario was skipped or is pending, if one was given.
    public var reason: String? = nil
    /// The virtual time when the scenario started.
    public var virtualStart: Duration
    /// The virtual time when the scenario ended.
    public var virtualEnd: Duration
    /// The real time when the scenario ended, and its duration.
    public var wall: WallTime

    /// Creates the entry from its parts.
    package init(
      test: String, path: String, depth: Int, name: String, outcome: Outcome, virtualStart: Duration, virtualEnd: Duration, wall: WallTime
    ) {
      self.test = test
      self.path = path
      self.depth = depth
      self.name = name
      self.outcome = outcome
      self.virtualStart = virtualStart
      self.virtualEnd = virtualEnd
      self.wall = wall
    }
  }

  /// The start of a step, with its keyword, its sentence, and its place in the source.
  public struct StepStart: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step: “1.2” is the second step of the first scenario.
    public var path: String
    /// The nesting level of the step: 0 directly in a test, 1 in a scenario, 2 in a step of a scenario.
    public var depth: Int
    /// The keyword of the step: “Given”, “When”, “Then”, “And”, or “But”.
    public var keyword: String
    /// The argument label of the step.
    public var label: StepLabel
    /// The sentence with its quoted strings masked: “When I type "…" into password field”.
    public var sentence: String
    /// The place of the step in the source.
    public var location: SourceLocation
    /// The number of the screen before the step, or `nil` if screens aren't recorded.
    public var screen: Int?
    /// The virtual time since the device started.
    public var virtual: Duration
    /// The real time when the event happened.
    public var wall: WallTime

    /// Creates the entry from its parts.
    package init(
      test: String, path: String, depth: Int, keyword: String, label: StepLabel, sentence: String, location: SourceLocation, virtual: Duration, wall: WallTime
    ) {
      self.test = test
      self.path = path
      self.depth = depth
      self.keyword = keyword
      self.label = label
      self.sentence = sentence
      self.location = location
      self.virtual = virtual
      self.wall = wall
    }
  }

  /// The end of a step, with its outcome, the time it took, and its failure.
  public struct StepEnd: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step: “1.2” is the second step of the first scenario.
    public var path: String
    /// The nesting level of the step: 0 directly in a test, 1 in a scenario, 2 in a step of a scenario.
    public var depth: Int
    /// The keyword of the step: “Given”, “When”, “Then”, “And”, or “But”.
    public var keyword: String
    /// The argument label of the step.
    public var label: StepLabel
    /// The sentence of the step: “When I tap login screen log in button”.
    public var sentence: String
    /// The outcome of the step.
    public var outcome: Outcome
    /// The reason why the step was skipped or is pending, if one was given.
    public var reason: String? = nil
    /// The place of the step in the source.
    public var location: SourceLocation
    /// The virtual time when the step started.
    public var virtualStart: Duration
    /// The virtual time when the step ended.
    public var virtualEnd: Duration
    /// The doc string or the data table of the step, if there is one.
    public var argument: StepArgument? {
      get { rare?.argument }
      set { rare = .of(argument: newValue, failure: failure) }
    }
    /// The number of the screen after the step, or `nil` if screens aren't recorded.
    public var screen: Int?
    /// The failure of the step, or `nil` if a step nested in it has the failure.
    public var failure: TestFailure? {
      get { rare?.failure }
      set { rare = .of(argument: argument, failure: newValue) }
    }
    // Store these parts separately to keep copies of events cheap, because most steps have neither an argument nor a failure.
    private var rare: RareParts?
    /// The real time when the step ended, and its duration.
    public var wall: WallTime

    /// Creates the entry from its parts.
    package init(
      test: String, path: String, depth: Int, keyword: String, label: StepLabel, sentence: String, outcome: Outcome, location: SourceLocation, virtualStart: Duration,
      virtualEnd: Duration, failure: TestFailure?, wall: WallTime
    ) {
      self.test = test
      self.path = path
      self.depth = depth
      self.keyword = keyword
      self.label = label
      self.sentence = sentence
      self.outcome = outcome
      self.location = location
      self.virtualStart = virtualStart
      self.virtualEnd = virtualEnd
      rare = .of(argument: nil, failure: failure)
      self.wall = wall
    }
  }

  /// A failure outside any step, such as in a setup.
  public struct FailureEntry: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The failure.
    public var failure: TestFailure
    /// The place where the failure was reported.
    public var location: SourceLocation
    /// The virtual time since the device started.
    public var virtual: Duration
    /// The real time when the event happened.
    public var wall: WallTime

    /// Creates the entry from its parts.
    package init(
      test: String, failure: TestFailure, location: SourceLocation, virtual: Duration, wall: WallTime
    ) {
      self.test = test
      self.failure = failure
      self.location = location
      self.virtual = virtual
      self.wall = wall
    }
  }
}

/// The rarely used parts of a step's end.
private final class RareParts: Equatable, Sendable {
  let argument: StepArgument?
  let failure: TestFailure?

  private init(argument: StepArgument?, failure: TestFailure?) {
    self.argument = argument
    self.failure = failure
  }

  // This is a function instead of a failable initializer, because a class would allocate memory before the initializer returns `nil`.
  static func of(argument: StepArgument?, failure: TestFailure?) -> RareParts? {
    argument == nil && failure == nil ? nil : RareParts(argument: argument, failure: failure)
  }

  static func == (first: RareParts, second: RareParts) -> Bool { first.argument == second.argument && first.failure == second.failure }
}
