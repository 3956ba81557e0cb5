/// What a run knows about its open scenarios and steps.
///
/// Guarded by the run's lock.
struct RunState {
  /// An open scenario or step.
  struct Frame {
    enum Kind {
      case scenario(String)
      case step(StepSite)
      /// A part of a test that XCTest's own function names; what fails in it is told where it happens.
      case activity(StepSite)
    }

    /// A failure is large and rare: a frame without one must not be as large.
    final class Failure: Sendable {
      let value: TestFailure

      init(_ value: TestFailure) { self.value = value }
    }

    /// An argument is rare, too.
    final class Argument: Sendable {
      let value: StepArgument

      init(_ value: StepArgument) { self.value = value }
    }

    let id: Int
    let kind: Kind
    // Asked at each action: what is stored is read without a copy of the frame.
    let isStep: Bool
    let isActivity: Bool
    /// Whether it is a step whose sentence says what was done in it.
    let isToldByActions: Bool
    let path: String
    /// Where it stands, with the path as the compiler gave it.
    let location: SourceLocation
    /// The function that a step stands in.
    let function: String
    let virtualStart: Duration
    let wallStart: Int64
    var children = 0
    var hasFailed = false
    /// Why the rest of it is skipped.
    var skipReason: String?
    /// Whether an element was used in it, or an assertion was observed.
    var isUsed = false
    var isRedacted = false
    private var boxedFailure: Failure?
    /// The text or the table that belongs to it.
    var argument: StepArgument? {
      get { boxedArgument?.value }
      set { boxedArgument = newValue.map(Argument.init) }
    }
    private var boxedArgument: Argument?
    /// What was done under it, in words, where they are its sentence.
    var words: [String] = []

    var failure: TestFailure? {
      get { boxedFailure?.value }
      set { boxedFailure = newValue.map(Failure.init) }
    }

    init(id: Int, kind: Kind, path: String, location: SourceLocation, function: String, virtualStart: Duration, wallStart: Int64) {
      self.id = id
      self.kind = kind
      switch kind {
      case .scenario: (isStep, isActivity, isToldByActions) = (false, false, false)
      case .step(let site): (isStep, isActivity, isToldByActions) = (true, false, site.template == nil)
      case .activity: (isStep, isActivity, isToldByActions) = (false, true, false)
      }
      self.path = path
      self.location = location
      self.function = function
      self.virtualStart = virtualStart
      self.wallStart = wallStart
    }
  }

  var frames: [Frame] = []
  /// The same where a signal handler can read it, while the test is under way.
  var activity: Activity?
  var children = 0
  /// What the numbers of scenarios and steps begin with, and how deep they stand, where the run is a part of another one.
  var prefix = ""
  var outerDepth = 0
  var nextID = 0
  /// How often something was done that may check something: a scenario, a step, a use of an element.
  var uses = 0
  var hasStarted = false
  var hasFinished = false
  var hasFailed = false
  /// Whether the first failure has no picture because the screen could not be read when it was recorded.
  var lacksPicture = false
  /// Whether the test wants to end at its first failure: `continueAfterFailure = false`.
  var stopsAfterFailure = false
  /// Whether the test may have asked for that without being heard.
  var mayMissStop = false
  /// What a test has attached that is kept only if it fails, by the names of the files.
  var attachmentsOfFailure: [String] = []
  /// Why the rest of the test is skipped, where it asked for that.
  var skipReason: String?
  /// Why the test's scenarios are pending, in their order.
  var pendingReasons: [String] = []
  /// Why scenarios of the test did not run that others were chosen before, each reason once.
  var reasonsToLeaveOut: [String] = []
  /// The tags of the test; `nil` before they were looked up.
  var tags: [String]?
  /// Whether a step or a scenario has begun.
  var hasBegun = false
  var redaction = MaskedTexts.shared.redaction
  /// The screen that the journal has last.
  var lastScreen: LastScreen?
  /// The values of the test's arguments; `nil` before a sentence has asked for them.
  var arguments: ArgumentTexts?
  var virtualOfTemporarySchedulers: Duration = .zero
  /// The virtual time of the runs of `explore` that have no log.
  var virtualOfExploredRuns: Duration = .zero

  /// Whether what comes next in the test is skipped.
  var skipsTheRest: Bool { hasFailed || skipReason != nil }

  /// Whether the test has pending scenarios and nothing else.
  var isPending: Bool { !hasBegun && !skipsTheRest && !pendingReasons.isEmpty }

  /// Whether scenarios of the test were left out, and nothing else is in it.
  var isLeftOut: Bool { !hasBegun && !skipsTheRest && !reasonsToLeaveOut.isEmpty }

  /// How deep what begins next stands.
  var depth: Int { outerDepth + frames.count }

  /// The step that runs now.
  var innermostStep: Int? { frames.lastIndex { $0.isStep } }

  /// The step or the activity that runs now.
  var innermostEntry: Int? { frames.lastIndex { $0.isStep || $0.isActivity } }

  /// Whether the step or scenario that runs now has failed; an activity is no part of it.
  var hasOpenFailure: Bool { frames.last { !$0.isActivity }?.hasFailed ?? false }

  /// The number of the next scenario or step under whatever is open: “1”, “1.2”, “1.2.1”.
  mutating func nextPath() -> String {
    uses &+= 1
    guard let last = frames.indices.last else {
      children += 1
      return prefix + String(children)
    }
    frames[last].children += 1
    return Self.path(frames[last].children, under: frames[last].path)
  }

  // One text of the right size; most have room in the string itself.
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

  /// The sentence of a step.
  func sentence(of site: StepSite, _ frame: Frame?) -> String { Self.sentence(of: site, frame, redaction, arguments) }

  // A function of the state alone would be given a copy of all of it.
  static func sentence(of site: StepSite, _ frame: Frame?, _ redaction: Redaction, _ arguments: ArgumentTexts?) -> String {
    if site.isActivity { return redaction.apply(to: site.maskedSentence) }
    if let template = site.template { return template.text(redaction, typedHere: frame?.isRedacted ?? false, arguments: arguments) }
    let words = redaction.apply(to: frame?.words.joined(separator: ", ") ?? "")
    return words.isEmpty ? site.maskedSentence : site.maskedSentence + " " + words
  }

  mutating func push(_ kind: Frame.Kind, path: String, at location: SourceLocation, in function: String = "", virtualStart: Duration, wallStart: Int64) -> Int {
    nextID += 1
    hasBegun = true
    switch kind {
    case .scenario(let name): activity?.push(scenario: name)
    case .activity(let site): activity?.push(site.maskedSentence)
    case .step(let site):
      activity?.push(step: site)
      if let template = site.template, !template.isPlain(redaction, arguments) { activity?.rename(frames.count, sentence(of: site, nil)) }
    }
    frames.append(Frame(id: nextID, kind: kind, path: path, location: location, function: function, virtualStart: virtualStart, wallStart: wallStart))
    return nextID
  }

  mutating func pop(_ id: Int) -> Frame? {
    guard let index = frames.lastIndex(where: { $0.id == id }) else { return nil }
    activity?.remove(at: index)
    return frames.remove(at: index)
  }

  /// Marks the test and everything that is open as skipped from here on.
  mutating func skip(_ reason: String) {
    skipReason = reason
    for index in frames.indices { frames[index].skipReason = reason }
  }

  /// Marks the test and everything that is open as failed.
  mutating func fail() {
    hasFailed = true
    for index in frames.indices { frames[index].hasFailed = true }
  }
}

extension RunState.Frame {
  /// How it ended.
  var outcome: Outcome { hasFailed ? .failed : skipReason == nil ? .passed : .skipped }
}
