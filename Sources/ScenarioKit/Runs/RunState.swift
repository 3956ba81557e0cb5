/// The state of a run, with its open scenarios and steps.
///
/// The run's lock protects the state.
struct RunState {
  /// An open scenario or step.
  struct Frame {
    enum Kind {
      case scenario(String)
      case step(StepSite)
      /// An XCTest activity. Its failures are reported at their own locations.
      case activity(StepSite)
    }

    /// A failure, stored in a class to keep frames small, because failures are large and rare.
    final class Failure: Sendable {
      let value: TestFailure

      init(_ value: TestFailure) { self.value = value }
    }

    /// An argument, stored in a class because arguments are rare.
    final class Argument: Sendable {
      let value: StepArgument

      init(_ value: StepArgument) { self.value = value }
    }

    /// The parts of a sentence that the running step supplies, stored in a class because they're rare.
    final class Wording: Sendable {
      /// The author's words, which follow the keyword and the label, or `nil` if there are none.
      let written: String?
      /// The values of the arguments of the step's function.
      let values: [StepValue]

      init(written: String?, values: [StepValue]) { (self.written, self.values) = (written, values) }
    }

    let id: Int
    let kind: Kind
    // Store these values instead of computing them from `kind`, because every action reads them, and a stored property is read without copying the frame.
    let isStep: Bool
    let isActivity: Bool
    /// Whether this is a step whose sentence consists of its actions.
    let isDescribedByActions: Bool
    /// Whether this is a step whose sentence shows the values of its function's arguments.
    let showsValues: Bool
    let path: String
    /// The place in the source, with the compiler's path.
    let location: SourceLocation
    /// The function that contains the step.
    let function: String
    let virtualStart: Duration
    let wallStart: Int64
    var children = 0
    var hasFailed = false
    /// The reason why the rest of the frame is skipped, if it is.
    var skipReason: String?
    /// Whether an element was used in the frame, or an assertion was observed.
    var isUsed = false
    var isRedacted = false
    private var boxedFailure: Failure?
    /// The doc string or the data table of the step, if there is one.
    var argument: StepArgument? {
      get { boxedArgument?.value }
      set { boxedArgument = newValue.map(Argument.init) }
    }
    private var boxedArgument: Argument?
    /// The author's words and the values in the sentence, or `nil` if there are none.
    var wording: Wording?
    /// Descriptions of the actions in the step, if they're its sentence.
    var words: [String] = []

    var failure: TestFailure? {
      get { boxedFailure?.value }
      set { boxedFailure = newValue.map(Failure.init) }
    }

    init(id: Int, kind: Kind, path: String, location: SourceLocation, function: String, virtualStart: Duration, wallStart: Int64) {
      self.id = id
      self.kind = kind
      switch kind {
      case .scenario: (isStep, isActivity, isDescribedByActions, showsValues) = (false, false, false, false)
      case .step(let site): (isStep, isActivity, isDescribedByActions, showsValues) = (true, false, site.template == nil, site.template?.function != nil)
      case .activity: (isStep, isActivity, isDescribedByActions, showsValues) = (false, true, false, false)
      }
      self.path = path
      self.location = location
      self.function = function
      self.virtualStart = virtualStart
      self.wallStart = wallStart
    }
  }

  var frames: [Frame] = []
  /// A copy of the state that a signal handler can read while the test is running.
  var activity: Activity?
  var children = 0
  /// The prefix of path numbers and the outer nesting level, if the run is a part of another run.
  var prefix = ""
  var outerDepth = 0
  var nextID = 0
  /// The number of scenarios, steps, and element uses, any of which can check something.
  var uses = 0
  var hasStarted = false
  var hasFinished = false
  var hasFailed = false
  /// Whether the first failure has no picture, because the screen couldn't be read when it was recorded.
  var lacksPicture = false
  /// Whether the test stops at its first failure: `continueAfterFailure = false`.
  var stopsAfterFailure = false
  /// Whether the test may have set `continueAfterFailure` without the run being notified.
  var mayMissStop = false
  /// The file names of attachments that are kept only if the test fails.
  var attachmentsOfFailure: [String] = []
  /// The reason why the rest of the test is skipped, if the test requested it.
  var skipReason: String?
  /// The reasons of the test's pending scenarios, in order.
  var pendingReasons: [String] = []
  /// The distinct reasons why scenarios of the test were left out.
  var reasonsToLeaveOut: [String] = []
  /// The tags of the test, or `nil` if they haven't been looked up yet.
  var tags: [String]?
  /// The actions and checks of the open scenario, for the note about a scenario that checks no result.
  var resultCheck = ResultCheck()
  /// Whether a step or a scenario has started.
  var hasBegun = false
  var redaction = MaskedTexts.shared.redaction
  /// The place of the test's latest call of a function of the library.
  var latestCall: SourceLocation?
  /// The last screen in the journal.
  var lastScreen: LastScreen?
  /// The values of the test's arguments, or `nil` if no sentence has needed them yet.
  var arguments: ArgumentTexts?
  var virtualOfTemporarySchedulers: Duration = .zero
  /// The total virtual time of the runs of `explore` that aren't logged.
  var virtualOfExploredRuns: Duration = .zero

  /// Whether the rest of the test is skipped.
  var skipsTheRest: Bool { hasFailed || skipReason != nil }

  /// Whether the test has only pending scenarios.
  var isPending: Bool { !hasBegun && !skipsTheRest && !pendingReasons.isEmpty }

  /// Whether scenarios of the test were left out and nothing else has started.
  var isLeftOut: Bool { !hasBegun && !skipsTheRest && !reasonsToLeaveOut.isEmpty }

  /// The nesting level of the next scenario or step.
  var depth: Int { outerDepth + frames.count }

  /// The index of the innermost running step.
  var innermostStep: Int? { frames.lastIndex { $0.isStep } }

  /// The index of the innermost running step or activity.
  var innermostEntry: Int? { frames.lastIndex { $0.isStep || $0.isActivity } }

  /// Whether the running step or scenario has failed.
  ///
  /// Activities are ignored.
  var hasOpenFailure: Bool { frames.last { !$0.isActivity }?.hasFailed ?? false }

  /// Returns the number of the next scenario or step in the innermost open frame: “1”, “1.2”, “1.2.1”.
  mutating func nextPath() -> String {
    uses &+= 1
    guard let last = frames.indices.last else {
      children += 1
      return prefix + String(children)
    }
    frames[last].children += 1
    return Self.path(frames[last].children, under: frames[last].path)
  }

  // Writes the path into one string of the right size, because most paths then fit into the string's inline storage and need no memory.
  private static func path(_ number: Int, under parent: String) -> String {
    var digits = 1
    var power = 10
    while power <= number {
      digits += 1
      power *= 10
    }
    var parent = parent
    return parent.withUTF8 { parent in
      String(unsafeUninitializedCapacity: parent.count + 1 + digits) { path in
        _ = path.initialize(fromContentsOf: parent)
        path[parent.count] = UInt8(ascii: ".")
        var rest = number
        for place in 0..<digits {
          path[parent.count + digits - place] = 0x30 &+ UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
        return parent.count + 1 + digits
      }
    }
  }

  /// Returns the sentence of a step.
  func sentence(of site: StepSite, _ frame: Frame?) -> String { Self.sentence(of: site, frame, redaction, arguments) }

  // This is a static function, because an instance method would receive a copy of the entire state.
  static func sentence(of site: StepSite, _ frame: Frame?, _ redaction: Redaction, _ arguments: ArgumentTexts?) -> String {
    if site.isActivity { return redaction.apply(to: site.maskedSentence) }
    if let written = frame?.wording?.written { return redaction.apply(to: site.sentence(written)) }
    if let template = site.template {
      return template.text(redaction, typedHere: frame?.isRedacted ?? false, arguments: arguments, values: frame?.wording?.values ?? [])
    }
    let words = redaction.apply(to: frame?.words.joined(separator: ", ") ?? "")
    return words.isEmpty ? site.maskedSentence : site.maskedSentence + " " + words
  }

  mutating func push(
    _ kind: Frame.Kind, written: String? = nil, path: String, at location: SourceLocation, in function: String = "", virtualStart: Duration, wallStart: Int64
  ) -> Int {
    nextID += 1
    hasBegun = true
    switch kind {
    case .scenario(let name): activity?.push(scenario: name)
    case .activity(let site):
      resultCheck.noteStep(keyword: site.keyword, depth: depth)
      activity?.push(site.maskedSentence)
    case .step(let site):
      resultCheck.noteStep(keyword: site.keyword, depth: depth)
      activity?.push(step: site)
      if let written {
        activity?.rename(frames.count, redaction.apply(to: site.sentence(written)))
      } else if let template = site.template, !template.isPlain(redaction, arguments) {
        activity?.rename(frames.count, sentence(of: site, nil))
      }
    }
    frames.append(Frame(id: nextID, kind: kind, path: path, location: location, function: function, virtualStart: virtualStart, wallStart: wallStart))
    if let written { frames[frames.count - 1].wording = .init(written: written, values: []) }
    return nextID
  }

  mutating func pop(_ id: Int) -> Frame? {
    guard let index = frames.lastIndex(where: { $0.id == id }) else { return nil }
    activity?.remove(at: index)
    return frames.remove(at: index)
  }

  /// Marks the test and all open frames as skipped.
  mutating func skip(_ reason: String) {
    skipReason = reason
    for index in frames.indices { frames[index].skipReason = reason }
  }

  /// Marks the test and all open frames as failed.
  mutating func fail() {
    hasFailed = true
    for index in frames.indices { frames[index].hasFailed = true }
  }
}

extension RunState.Frame {
  /// The outcome of the frame.
  var outcome: Outcome { hasFailed ? .failed : skipReason == nil ? .passed : .skipped }
}
