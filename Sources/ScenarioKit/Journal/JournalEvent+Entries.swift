extension JournalEvent {
  /// The start of a run: which tool wrote the journal, and in which format.
  public struct RunStart: Equatable, Sendable {
    /// The version of the journal's format.
    public var format: Int
    /// What ran the tests: “xctest”, “swift-testing”, “screentest”.
    public var tool: String
    /// Where the run took place.
    public var environment: RunEnvironment = RunEnvironment()
    /// The number of the process; a journal has it in its wall-clock part.
    public var process: Int32 = 0
    /// What has started the process, by a word that is the same for all processes of one `swift test`; a journal has it in its wall-clock part.
    public var launcher: String = ""
    /// The only part that differs between two runs of the same tests.
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

  /// The start of a test: its class or suite, and its function.
  public struct TestStart: Equatable, Sendable {
    /// The identity of the test in this journal: “ProfileTests/test_loggingOut”, with “#2” when it runs a second time.
    public var test: String
    /// The feature: the test class or suite.
    public var feature: String
    /// The test function.
    public var name: String
    /// The device that the test runs on: “iPhone, 390 × 844 points”; `nil` for a test without one.
    public var device: String?
    /// The virtual time since the device started.
    public var virtual: Duration
    /// When it happened.
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

  /// The end of a test: how it ended, and how much time it took.
  public struct TestEnd: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// How the test ended.
    public var outcome: Outcome
    /// Why the test was skipped or is pending, where that was said.
    public var reason: String? = nil
    /// The virtual time since the device started.
    public var virtual: Duration
    /// The virtual time of the runs of `explore` that have no log, all in all.
    public var explored: Duration = .zero
    /// When it happened, and how long the test took.
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

  /// The start of a scenario: its name and its place in the source.
  public struct ScenarioStart: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the scenario in its test: “1”, or “1.2.1” when it is nested.
    public var path: String
    /// How deep it is nested: 0 for a scenario that stands in a test itself.
    public var depth: Int
    /// The name of the scenario.
    public var name: String
    /// Its tags, its description, and the row of an outline that it was made from.
    public var details: ScenarioDetails = .none
    /// Where it stands.
    public var location: SourceLocation
    /// The virtual time since the device started.
    public var virtual: Duration
    /// When it happened.
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

  /// The end of a scenario: how it ended, and how much time it took.
  public struct ScenarioEnd: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the scenario in its test.
    public var path: String
    /// How deep it is nested.
    public var depth: Int
    /// The name of the scenario.
    public var name: String
    /// How the scenario ended.
    public var outcome: Outcome
    /// Why the scenario was skipped or is pending, where that was said.
    public var reason: String? = nil
    /// The virtual time at its start.
    public var virtualStart: Duration
    /// The virtual time at its end.
    public var virtualEnd: Duration
    /// When it happened, and how long the scenario took.
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

  /// The start of a step: its keyword, its sentence and its place in the source.
  public struct StepStart: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step: “1.2” is the second step of the first scenario.
    public var path: String
    /// How deep it is nested: 0 in a test itself, 1 in a scenario, 2 in a step of one.
    public var depth: Int
    /// “Given”, “When”, “Then”, “And” or “But”.
    public var keyword: String
    /// The label of its argument.
    public var label: StepLabel
    /// The sentence with the texts in quotes masked: “When I type "…" into password field”.
    public var sentence: String
    /// Where it stands.
    public var location: SourceLocation
    /// The number of the screen before it; `nil` where no screens are pictured.
    public var screen: Int?
    /// The virtual time since the device started.
    public var virtual: Duration
    /// When it happened.
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

  /// The end of a step: how it ended, how much time it took, and why it failed.
  public struct StepEnd: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step: “1.2” is the second step of the first scenario.
    public var path: String
    /// How deep it is nested: 0 in a test itself, 1 in a scenario, 2 in a step of one.
    public var depth: Int
    /// “Given”, “When”, “Then”, “And” or “But”.
    public var keyword: String
    /// The label of its argument.
    public var label: StepLabel
    /// The sentence: “When I tap login screen log in button”.
    public var sentence: String
    /// How the step ended.
    public var outcome: Outcome
    /// Why the step was skipped or is pending, where that was said.
    public var reason: String? = nil
    /// Where it stands.
    public var location: SourceLocation
    /// The virtual time at its start.
    public var virtualStart: Duration
    /// The virtual time at its end.
    public var virtualEnd: Duration
    /// The text or the table that belongs to it.
    public var argument: StepArgument? {
      get { rare?.argument }
      set { rare = .of(argument: newValue, failure: failure) }
    }
    /// The number of the screen after it; `nil` where no screens are pictured.
    public var screen: Int?
    /// Why it failed; nil when a step inside it did, which carries the failure.
    public var failure: TestFailure? {
      get { rare?.failure }
      set { rare = .of(argument: argument, failure: newValue) }
    }
    // Most steps have neither, and an event is copied often.
    private var rare: RareParts?
    /// When it happened, and how long the step took.
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

  /// A failure outside any step, such as one in a set-up.
  public struct FailureEntry: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// What failed.
    public var failure: TestFailure
    /// Where it was reported.
    public var location: SourceLocation
    /// The virtual time since the device started.
    public var virtual: Duration
    /// When it happened.
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

/// The parts of a step's end that few steps have.
private final class RareParts: Equatable, Sendable {
  let argument: StepArgument?
  let failure: TestFailure?

  private init(argument: StepArgument?, failure: TestFailure?) {
    self.argument = argument
    self.failure = failure
  }

  // An initializer that fails would have taken memory first.
  static func of(argument: StepArgument?, failure: TestFailure?) -> RareParts? {
    argument == nil && failure == nil ? nil : RareParts(argument: argument, failure: failure)
  }

  static func == (first: RareParts, second: RareParts) -> Bool { first.argument == second.argument && first.failure == second.failure }
}
